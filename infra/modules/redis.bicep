// Azure Managed Redis for what all instances share: rate limits and caches. Nothing in it has to survive.

param name string
param location string
param tags object

@description('SKU, such as Balanced_B0.')
param sku string

@description('Object id of the identity that may read and write.')
param principalId string

resource cluster 'Microsoft.Cache/redisEnterprise@2025-07-01' = {
  name: name
  location: location
  tags: tags
  sku: {
    name: sku
  }
  properties: {
    highAvailability: 'Enabled'
    minimumTlsVersion: '1.2'
    publicNetworkAccess: 'Enabled'
  }
}

resource database 'Microsoft.Cache/redisEnterprise/databases@2025-07-01' = {
  parent: cluster
  name: 'default'
  properties: {
    accessKeysAuthentication: 'Disabled'
    clientProtocol: 'Encrypted'
    // One address for all shards, so that the client needs no cluster mode.
    clusteringPolicy: 'EnterpriseCluster'
    // When memory is short, results that nobody asks for go before counters that are in use.
    evictionPolicy: 'VolatileLRU'
    port: 10000
  }
}

resource access 'Microsoft.Cache/redisEnterprise/databases/accessPolicyAssignments@2025-07-01' = {
  parent: database
  // Letters and digits only.
  name: replace(guid(database.id, principalId, 'default'), '-', '')
  properties: {
    accessPolicyName: 'default'
    user: {
      objectId: principalId
    }
  }
}

// No password: the app signs in with a token of its identity.
output url string = 'rediss://${cluster.properties.hostName}:${database.properties.port}'
