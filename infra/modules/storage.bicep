// The app's one storage account: its package, the platform's own blobs, and the tables. Reached by identity only.

param name string
param location string
param tags object

@description('Redundancy, such as Standard_ZRS.')
param redundancy string

@description('Begins the name of every table: STORE_PREFIX of the app.')
param tablePrefix string

// As lib/accounts/tables names them. The app makes those of the audit trail itself, one for each day.
var tableNames = [
  'Organizations'
  'Keys'
  'TeamProfiles'
  'Usage'
]

resource account 'Microsoft.Storage/storageAccounts@2026-04-01' = {
  name: name
  location: location
  tags: tags
  kind: 'StorageV2'
  sku: {
    name: redundancy
  }
  properties: {
    accessTier: 'Hot'
    allowBlobPublicAccess: false
    allowCrossTenantReplication: false
    allowSharedKeyAccess: false
    defaultToOAuthAuthentication: true
    minimumTlsVersion: 'TLS1_2'
    supportsHttpsTrafficOnly: true
    publicNetworkAccess: 'Enabled'
    networkAcls: {
      bypass: 'AzureServices'
      defaultAction: 'Allow'
    }
  }
}

resource blobs 'Microsoft.Storage/storageAccounts/blobServices@2026-04-01' = {
  parent: account
  name: 'default'
  properties: {
    // An overwritten package can be had back: the way back when a release fails.
    isVersioningEnabled: true
    deleteRetentionPolicy: {
      enabled: true
      days: 14
    }
  }
}

resource packages 'Microsoft.Storage/storageAccounts/blobServices/containers@2026-04-01' = {
  parent: blobs
  name: 'packages'
  properties: {
    publicAccess: 'None'
  }
}

resource tableService 'Microsoft.Storage/storageAccounts/tableServices@2026-04-01' = {
  parent: account
  name: 'default'
}

resource tables 'Microsoft.Storage/storageAccounts/tableServices/tables@2026-04-01' = [for tableName in tableNames: {
  parent: tableService
  name: '${tablePrefix}${tableName}'
}]

output name string = account.name
output packageContainerUri string = '${account.properties.primaryEndpoints.blob}${packages.name}'
output tablesEndpoint string = account.properties.primaryEndpoints.table
