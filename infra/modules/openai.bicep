// Azure OpenAI with one deployment. Reached by identity only.

param name string
param location string
param tags object

@description('Name of the model.')
param modelName string

@description('Version of the model.')
param modelVersion string

@description('SKU of the deployment: where text is processed.')
param deploymentType string

@description('Thousands of tokens a minute.')
param capacity int

resource account 'Microsoft.CognitiveServices/accounts@2026-07-01' = {
  name: name
  location: location
  tags: tags
  kind: 'OpenAI'
  sku: {
    name: 'S0'
  }
  properties: {
    // Sign-in by identity needs the resource's own host name.
    customSubDomainName: name
    disableLocalAuth: true
    publicNetworkAccess: 'Enabled'
    networkAcls: {
      defaultAction: 'Allow'
    }
  }
}

resource deployment 'Microsoft.CognitiveServices/accounts/deployments@2026-07-01' = {
  parent: account
  name: 'scoring'
  tags: tags
  sku: {
    name: deploymentType
    capacity: capacity
  }
  properties: {
    model: {
      format: 'OpenAI'
      name: modelName
      version: modelVersion
    }
    // Another version is another ruler: an operator changes it, after comparing.
    versionUpgradeOption: 'NoAutoUpgrade'
  }
}

output name string = account.name
output deploymentName string = deployment.name
output endpoint string = account.properties.endpoint
