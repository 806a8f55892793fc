// API Management in front of the app: refuses unknown keys at the edge with the contract's JSON body, before an instance
// wakes. A subscription is an organization, and its key is the organization's API key: the app checks it once more.

param name string
param location string
param tags object

@description('BasicV2 or StandardV2.')
param sku string

@description('Shown to callers.')
param publisherName string

@description('Gets notices.')
param publisherEmail string

@description('Identity that reads the custom domain\'s certificate.')
param identityName string

@description('Where the app answers, without a slash at the end.')
param appUrl string

@description('Host name of your own; empty for none.')
param customDomain string

@description('Key Vault secret with its certificate.')
param certificateUri string

var methods = [
  'GET'
  'POST'
  'PUT'
  'DELETE'
  'PATCH'
  'HEAD'
  'OPTIONS'
]

// What needs no key. The longest path wins, so that these come before the rest.
var openPaths = [
  'assets'
  'demo'
  'docs'
  'openapi.json'
]

// Every path of an open API with every method: the app itself tells what it does not know.
var openOperations = flatten(map(range(0, length(openPaths)), pathIndex => map(methods, method => {
  pathIndex: pathIndex
  method: method
})))

resource identity 'Microsoft.ManagedIdentity/userAssignedIdentities@2024-11-30' existing = {
  name: identityName
}

resource gateway 'Microsoft.ApiManagement/service@2024-05-01' = {
  name: name
  location: location
  tags: tags
  sku: {
    name: sku
    capacity: 1
  }
  identity: {
    type: 'UserAssigned'
    userAssignedIdentities: {
      '${identity.id}': {}
    }
  }
  properties: {
    publisherName: publisherName
    publisherEmail: publisherEmail
    hostnameConfigurations: empty(customDomain)
      ? []
      : [
          {
            type: 'Proxy'
            hostName: customDomain
            certificateSource: 'KeyVault'
            keyVaultId: certificateUri
            identityClientId: identity.properties.clientId
            defaultSslBinding: true
          }
        ]
  }
}

resource keyedApi 'Microsoft.ApiManagement/service/apis@2024-05-01' = {
  parent: gateway
  name: 'scoring'
  properties: {
    displayName: 'Candidate scoring'
    path: 'api'
    protocols: [
      'https'
    ]
    serviceUrl: '${appUrl}/api'
    subscriptionRequired: true
    subscriptionKeyParameterNames: {
      header: 'x-functions-key'
      query: 'code'
    }
  }
}

resource keyedPolicy 'Microsoft.ApiManagement/service/apis/policies@2024-05-01' = {
  parent: keyedApi
  name: 'policy'
  properties: {
    format: 'rawxml'
    value: loadTextContent('front-door-policy.xml')
  }
}

resource keyedOperations 'Microsoft.ApiManagement/service/apis/operations@2024-05-01' = [for method in methods: {
  parent: keyedApi
  name: toLower(method)
  properties: {
    displayName: method
    method: method
    urlTemplate: '/*'
  }
}]

resource openApis 'Microsoft.ApiManagement/service/apis@2024-05-01' = [for path in openPaths: {
  parent: gateway
  name: 'open-${replace(path, '.', '-')}'
  properties: {
    displayName: 'Candidate scoring: ${path}'
    path: 'api/${path}'
    protocols: [
      'https'
    ]
    serviceUrl: '${appUrl}/api/${path}'
    subscriptionRequired: false
  }
}]

resource openApiOperations 'Microsoft.ApiManagement/service/apis/operations@2024-05-01' = [for operation in openOperations: {
  parent: openApis[operation.pathIndex]
  name: toLower(operation.method)
  properties: {
    displayName: operation.method
    method: operation.method
    urlTemplate: '/*'
  }
}]

output id string = gateway.id
output url string = empty(customDomain) ? gateway.properties.gatewayUrl : 'https://${customDomain}'
