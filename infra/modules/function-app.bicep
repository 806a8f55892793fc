// The app on Flex Consumption, and every setting it runs with.

param planName string
param appName string
param location string
param tags object

@description('User-assigned identity that the app acts as.')
param identityName string

@description('Storage account of the platform\'s host.')
param storageName string

@description('Address of the container that packages are published to.')
param packageContainerUri string

param insightsName string

@description('Major version of Node.js.')
param nodeVersion string

@description('Memory of one instance in MB.')
param instanceMemoryMB int

@description('Instances at most.')
param maximumInstanceCount int

@description('Instances that never stop.')
param alwaysReadyInstances int

@description('Requests that one instance works on at the same time.')
param requestsPerInstance int

@description('RollingUpdate or Recreate.')
param updateStrategy string

@description('Settings of the service that this deployment decides; they win over the defaults below.')
param settings object

// Every setting of lib/settings.ts that has a place on the platform, with its default there. A test compares them.
var settingDefaults = {
  MODEL_PROVIDER: 'azure-openai'
  AZURE_OPENAI_ENDPOINT: ''
  AZURE_OPENAI_DEPLOYMENT: ''
  MODEL_REASONING_EFFORT: 'low'
  KEY_DIRECTORY: 'table'
  TABLES_ENDPOINT: ''
  RATE_LIMIT_STORE: 'memory'
  REDIS_URL: ''
  STORE_PREFIX: 'scoring'
  AUDIT_TRAIL: 'log'
  AUDIT_RETENTION_DAYS: '365'
  HTTP_AUTH_LEVEL: 'function'
  HEALTH_REQUIRES_KEY: 'true'
  MAX_BODY_BYTES: '8388608'
  MODEL_TIMEOUT_MS: '30000'
  REQUEST_DEADLINE_MS: '60000'
  MODEL_CONCURRENCY: '64'
  BORDERLINE_SAMPLES: '3'
  RESULT_CACHE_HOURS: '24'
  TRUSTED_PROXIES: ''
  DEMO_REQUESTS_PER_MINUTE: '10'
  DEMO_TOTAL_REQUESTS_PER_MINUTE: '60'
}

resource identity 'Microsoft.ManagedIdentity/userAssignedIdentities@2024-11-30' existing = {
  name: identityName
}

resource insights 'Microsoft.Insights/components@2020-02-02' existing = {
  name: insightsName
}

// What the platform's host and the identity library read; none of it is a secret.
var platformSettings = {
  AzureWebJobsStorage__accountName: storageName
  AzureWebJobsStorage__credential: 'managedidentity'
  AzureWebJobsStorage__clientId: identity.properties.clientId
  APPLICATIONINSIGHTS_CONNECTION_STRING: insights.properties.ConnectionString
  APPLICATIONINSIGHTS_AUTHENTICATION_STRING: 'ClientId=${identity.properties.clientId};Authorization=AAD'
  AZURE_CLIENT_ID: identity.properties.clientId
  // No other kind of sign-in is looked for.
  AZURE_TOKEN_CREDENTIALS: 'ManagedIdentityCredential'
}

resource plan 'Microsoft.Web/serverfarms@2025-03-01' = {
  name: planName
  location: location
  tags: tags
  kind: 'functionapp'
  sku: {
    name: 'FC1'
    tier: 'FlexConsumption'
  }
  properties: {
    reserved: true
  }
}

resource app 'Microsoft.Web/sites@2025-03-01' = {
  name: appName
  location: location
  // azd finds the app by this tag.
  tags: union(tags, { 'azd-service-name': 'api' })
  kind: 'functionapp,linux'
  identity: {
    type: 'UserAssigned'
    userAssignedIdentities: {
      '${identity.id}': {}
    }
  }
  properties: {
    serverFarmId: plan.id
    httpsOnly: true
    clientAffinityEnabled: false
    publicNetworkAccess: 'Enabled'
    siteConfig: {
      minTlsVersion: '1.2'
      scmMinTlsVersion: '1.2'
      ftpsState: 'Disabled'
    }
    functionAppConfig: {
      deployment: {
        storage: {
          type: 'blobContainer'
          value: packageContainerUri
          authentication: {
            type: 'UserAssignedIdentity'
            userAssignedIdentityResourceId: identity.id
          }
        }
      }
      runtime: {
        name: 'node'
        version: nodeVersion
      }
      scaleAndConcurrency: {
        instanceMemoryMB: instanceMemoryMB
        maximumInstanceCount: maximumInstanceCount
        alwaysReady: alwaysReadyInstances > 0
          ? [
              {
                name: 'http'
                instanceCount: alwaysReadyInstances
              }
            ]
          : []
        triggers: {
          http: {
            perInstanceConcurrency: requestsPerInstance
          }
        }
      }
      siteUpdateStrategy: {
        type: updateStrategy
      }
    }
  }
}

// Later arguments win, so that no override can change what the platform needs.
resource appSettings 'Microsoft.Web/sites/config@2025-03-01' = {
  parent: app
  name: 'appsettings'
  properties: union(settingDefaults, settings, platformSettings)
}

// Publishing by user name and password is off; func, az and azd sign in with tokens.
resource scmPasswords 'Microsoft.Web/sites/basicPublishingCredentialsPolicies@2025-03-01' = {
  parent: app
  name: 'scm'
  properties: {
    allow: false
  }
}

resource ftpPasswords 'Microsoft.Web/sites/basicPublishingCredentialsPolicies@2025-03-01' = {
  parent: app
  name: 'ftp'
  properties: {
    allow: false
  }
}

output name string = app.name
output url string = 'https://${app.properties.defaultHostName}'
