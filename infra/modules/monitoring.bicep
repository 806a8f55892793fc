// Logs and telemetry. Application Insights takes telemetry by identity only.

@description('Name of the Log Analytics workspace.')
param logsName string

@description('Name of the Application Insights resource.')
param insightsName string

param location string
param tags object

@description('Days that logs are kept.')
param retentionDays int

resource logs 'Microsoft.OperationalInsights/workspaces@2026-03-01' = {
  name: logsName
  location: location
  tags: tags
  properties: {
    sku: {
      name: 'PerGB2018'
    }
    retentionInDays: retentionDays
    features: {
      disableLocalAuth: true
    }
  }
}

resource insights 'Microsoft.Insights/components@2020-02-02' = {
  name: insightsName
  location: location
  tags: tags
  kind: 'web'
  properties: {
    Application_Type: 'web'
    WorkspaceResourceId: logs.id
    DisableLocalAuth: true
    DisableIpMasking: false
  }
}

output insightsName string = insights.name
