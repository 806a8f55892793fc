// Everything the service runs on, in one resource group. No shared keys: every connection is by managed identity.
targetScope = 'resourceGroup'

// ---------------------------------------------------------------------------------------------------- naming and place

@description('Begins the names of all resources.')
@minLength(2)
@maxLength(10)
param workload string = 'scoring'

@description('Which deployment of the service this is, such as prod or test.')
@minLength(1)
@maxLength(20)
param environmentName string = 'prod'

@description('Region of all resources. It needs Flex Consumption, and the chosen deployment type of the model.')
param location string = resourceGroup().location

@description('Tags of all resources, beside the service and the environment.')
param tags object = {}

// ---------------------------------------------------------------------------------------------------- the function app

@description('Major version of Node.js.')
@allowed([
  '22'
  '24'
])
param nodeVersion string = '24'

@description('Memory of one instance in MB. 2048 also means one full core.')
@allowed([
  512
  2048
  4096
])
param instanceMemoryMB int = 2048

@description('Instances at most. Without Redis each instance counts rate limits alone: turn Redis on before this matters.')
@minValue(1)
@maxValue(1000)
param maximumInstanceCount int = 40

@description('Instances that never stop, so that no caller meets a cold start. They are paid for around the clock.')
@minValue(0)
@maxValue(20)
param alwaysReadyInstances int = 0

@description('Requests that one instance works on at the same time before another is started.')
@minValue(1)
@maxValue(1000)
param requestsPerInstance int = 16

@description('How instances change to a new version. RollingUpdate drops no request; Recreate is for regions without it.')
@allowed([
  'RollingUpdate'
  'Recreate'
])
param updateStrategy string = 'RollingUpdate'

@description('function: the platform checks its own key before the app does; its 401 has no body. anonymous: the app alone.')
@allowed([
  'function'
  'anonymous'
])
param httpAuthLevel string = 'function'

@description('Whether GET /api/health needs a key.')
param healthRequiresKey bool = true

@description('Settings of lib/settings.ts that differ from their defaults, such as { BORDERLINE_SAMPLES: \'1\' }. What the deployment decides stays, without a word: see docs/operations.md.')
param settingOverrides object = {}

// ------------------------------------------------------------------------------------------------------------ the model

@description('Model of Azure OpenAI. It needs structured outputs; docs/azure-openai.md tells how to choose.')
param modelName string = 'gpt-5.4-mini'

@description('Version of the model. It never changes by itself, so that scores stay comparable.')
param modelVersion string = '2026-03-17'

@description('Where text is processed: in the region, in the data zone (EU or US), or anywhere.')
@allowed([
  'Standard'
  'DataZoneStandard'
  'GlobalStandard'
])
param modelDeploymentType string = 'DataZoneStandard'

@description('Quota of the deployment, in thousands of tokens a minute.')
@minValue(1)
param modelCapacity int = 100

// ----------------------------------------------------------------------------------------------------------------- data

@description('Redundancy of the storage account, which holds keys, profiles and usage.')
@allowed([
  'Standard_LRS'
  'Standard_ZRS'
  'Standard_GRS'
  'Standard_GZRS'
  'Standard_RAGRS'
  'Standard_RAGZRS'
])
param storageRedundancy string = 'Standard_ZRS'

@description('Begins the names of tables and of keys in Redis. Letters and digits.')
@minLength(1)
@maxLength(20)
param storePrefix string = 'scoring'

@description('Azure Managed Redis: rate limits and caches that all instances share. Needed as soon as there are several.')
param redisEnabled bool = false

@description('Size of Redis. Counters and caches are small; what grows with it are connections and throughput.')
@allowed([
  'Balanced_B0'
  'Balanced_B1'
  'Balanced_B3'
  'Balanced_B5'
  'Balanced_B10'
  'Balanced_B20'
])
param redisSku string = 'Balanced_B0'

@description('Object id of the person, group or pipeline that provisions keys and publishes packages. Empty: nobody.')
param operatorPrincipalId string = ''

@description('What the operator is.')
@allowed([
  'User'
  'Group'
  'ServicePrincipal'
])
param operatorPrincipalType string = 'User'

// ----------------------------------------------------------------------------------------------------------- monitoring

@description('Who is told of alerts. Empty: alerts fire and tell nobody.')
param alertEmail string = ''

@description('API key of an organization of its own that the availability test sends. Empty: no test, unless health is open.')
@secure()
param probeKey string = ''

@description('An alert is raised when 5 % of the answers to POST /api/candidates/score take longer, in milliseconds.')
@minValue(1)
param slowAnswerMs int = 15000

@description('An alert is raised when a day takes more tokens; 0 turns it off.')
@minValue(0)
param dailyTokenBudget int = 0

@description('Days that logs are kept.')
@minValue(30)
@maxValue(730)
param logRetentionDays int = 30

// ----------------------------------------------------------------------------------------------------------- front door

@description('API Management in front of the app. Off by default: docs/operations.md tells when it is worth its price.')
param frontDoorEnabled bool = false

@description('Tier of API Management.')
@allowed([
  'BasicV2'
  'StandardV2'
])
param frontDoorSku string = 'BasicV2'

@description('Shown to callers as the publisher of the API; needed for API Management only.')
param publisherName string = 'Candidate Scoring'

@description('Where API Management sends notices; needed for API Management only.')
param publisherEmail string = ''

@description('Host name of your own for the API, such as api.example.com. Empty: the one of the resource.')
param customDomain string = ''

@description('Key Vault secret with the certificate of the custom domain, without a version. The app\'s identity must read it.')
param customDomainCertificateUri string = ''

// ------------------------------------------------------------------------------------------------------------ resources

var suffix = uniqueString(resourceGroup().id, workload, environmentName)
var baseName = toLower('${workload}-${environmentName}')
var names = {
  identity: 'id-${baseName}'
  storage: take('st${suffix}${replace(baseName, '-', '')}', 24)
  plan: 'plan-${baseName}'
  app: take('func-${baseName}-${suffix}', 60)
  logs: 'log-${baseName}'
  insights: 'appi-${baseName}'
  openAi: take('oai-${baseName}-${suffix}', 60)
  redis: take('redis-${baseName}-${suffix}', 60)
  frontDoor: take('apim-${baseName}-${suffix}', 50)
}
var allTags = union(tags, { service: 'candidate-scoring', environment: environmentName })

resource identity 'Microsoft.ManagedIdentity/userAssignedIdentities@2024-11-30' = {
  name: names.identity
  location: location
  tags: allTags
}

module monitoring 'modules/monitoring.bicep' = {
  name: 'monitoring'
  params: {
    logsName: names.logs
    insightsName: names.insights
    location: location
    tags: allTags
    retentionDays: logRetentionDays
  }
}

module storage 'modules/storage.bicep' = {
  name: 'storage'
  params: {
    name: names.storage
    location: location
    tags: allTags
    redundancy: storageRedundancy
    tablePrefix: storePrefix
  }
}

module openAi 'modules/openai.bicep' = {
  name: 'openai'
  params: {
    name: names.openAi
    location: location
    tags: allTags
    modelName: modelName
    modelVersion: modelVersion
    deploymentType: modelDeploymentType
    capacity: modelCapacity
  }
}

module redis 'modules/redis.bicep' = if (redisEnabled) {
  name: 'redis'
  params: {
    name: names.redis
    location: location
    tags: allTags
    sku: redisSku
    principalId: identity.properties.principalId
  }
}

module roles 'modules/roles.bicep' = {
  name: 'roles'
  params: {
    storageName: storage.outputs.name
    openAiName: openAi.outputs.name
    insightsName: monitoring.outputs.insightsName
    appPrincipalId: identity.properties.principalId
    operatorPrincipalId: operatorPrincipalId
    operatorPrincipalType: operatorPrincipalType
  }
}

module functionApp 'modules/function-app.bicep' = {
  name: 'function-app'
  // Without its roles the app could neither start nor take a package.
  dependsOn: [
    roles
  ]
  params: {
    planName: names.plan
    appName: names.app
    location: location
    tags: allTags
    identityName: identity.name
    storageName: storage.outputs.name
    packageContainerUri: storage.outputs.packageContainerUri
    insightsName: monitoring.outputs.insightsName
    nodeVersion: nodeVersion
    instanceMemoryMB: instanceMemoryMB
    maximumInstanceCount: maximumInstanceCount
    alwaysReadyInstances: alwaysReadyInstances
    requestsPerInstance: requestsPerInstance
    updateStrategy: updateStrategy
    // Later arguments win: overrides over what is only fitting, and what the deployment decides over overrides.
    settings: union(
      {
        RATE_LIMIT_STORE: redisEnabled ? 'redis' : 'memory'
        REDIS_URL: redisEnabled ? redis.?outputs.?url ?? '' : ''
        // API Management adds an entry to X-Forwarded-For, and the platform's own front end another.
        TRUSTED_PROXIES: frontDoorEnabled ? '2' : ''
      },
      settingOverrides,
      {
        AZURE_OPENAI_ENDPOINT: openAi.outputs.endpoint
        AZURE_OPENAI_DEPLOYMENT: openAi.outputs.deploymentName
        TABLES_ENDPOINT: storage.outputs.tablesEndpoint
        STORE_PREFIX: storePrefix
        HTTP_AUTH_LEVEL: httpAuthLevel
        // string(true) would be written True.
        HEALTH_REQUIRES_KEY: healthRequiresKey ? 'true' : 'false'
      }
    )
  }
}

module alerts 'modules/alerts.bicep' = {
  name: 'alerts'
  params: {
    baseName: baseName
    location: location
    tags: allTags
    insightsName: monitoring.outputs.insightsName
    openAiName: openAi.outputs.name
    email: alertEmail
    slowAnswerMs: slowAnswerMs
    dailyTokenBudget: dailyTokenBudget
  }
}

// A test without a key where one is needed would report an outage that is none.
module availability 'modules/availability.bicep' = if (!empty(probeKey) || !healthRequiresKey) {
  name: 'availability'
  params: {
    baseName: baseName
    location: location
    tags: allTags
    insightsName: monitoring.outputs.insightsName
    actionGroupName: alerts.outputs.actionGroupName
    healthUrl: '${functionApp.outputs.url}/api/health'
    probeKey: probeKey
  }
}

module workbook 'modules/workbook.bicep' = {
  name: 'workbook'
  params: {
    title: 'Candidate scoring, ${environmentName}'
    location: location
    tags: allTags
    insightsName: monitoring.outputs.insightsName
    openAiName: openAi.outputs.name
  }
}

module frontDoor 'modules/front-door.bicep' = if (frontDoorEnabled) {
  name: 'front-door'
  params: {
    name: names.frontDoor
    location: location
    tags: allTags
    sku: frontDoorSku
    publisherName: publisherName
    publisherEmail: publisherEmail
    identityName: identity.name
    appUrl: functionApp.outputs.url
    customDomain: customDomain
    certificateUri: customDomainCertificateUri
  }
}

@description('Where the app answers, without a slash at the end.')
output url string = functionApp.outputs.url

@description('Name of the function app, for func and az.')
output functionAppName string = functionApp.outputs.name

@description('What TABLES_ENDPOINT is for the command that provisions keys.')
output tablesEndpoint string = storage.outputs.tablesEndpoint

@description('Name of the storage account, which also keeps the published package.')
output storageName string = storage.outputs.name

@description('Where API Management answers; empty without it.')
output frontDoorUrl string = frontDoor.?outputs.?url ?? ''

@description('Resource id of API Management, for az rest; empty without it.')
output frontDoorId string = frontDoor.?outputs.?id ?? ''
