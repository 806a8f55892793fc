// Asks for the service's health from several places every five minutes.

@description('Part of every name.')
param baseName string

param location string
param tags object
param insightsName string
param actionGroupName string

@description('Address of GET /api/health.')
param healthUrl string

@description('API key that the test sends in a header; empty where health is open.')
@secure()
param probeKey string

resource insights 'Microsoft.Insights/components@2020-02-02' existing = {
  name: insightsName
}

resource actionGroup 'Microsoft.Insights/actionGroups@2023-01-01' existing = {
  name: actionGroupName
}

resource healthTest 'Microsoft.Insights/webtests@2022-06-15' = {
  name: 'test-${baseName}-health'
  location: location
  tags: union(tags, { 'hidden-link:${insights.id}': 'Resource' })
  kind: 'standard'
  properties: {
    SyntheticMonitorId: 'test-${baseName}-health'
    Name: '${baseName}: health'
    Enabled: true
    Frequency: 300
    Timeout: 30
    Kind: 'standard'
    RetryEnabled: true
    Locations: [
      { Id: 'emea-nl-ams-azr' }
      { Id: 'emea-gb-db3-azr' }
      { Id: 'emea-fr-pra-edge' }
      { Id: 'us-va-ash-azr' }
      { Id: 'apac-sg-sin-azr' }
    ]
    Request: {
      RequestUrl: healthUrl
      HttpVerb: 'GET'
      // A header, because addresses end up in logs.
      Headers: empty(probeKey)
        ? []
        : [
            {
              key: 'x-functions-key'
              value: probeKey
            }
          ]
      FollowRedirects: false
      ParseDependentRequests: false
    }
    ValidationRules: {
      ExpectedHttpStatusCode: 200
      SSLCheck: true
      SSLCertRemainingLifetimeCheck: 14
      ContentValidation: {
        ContentMatch: '"status":"healthy"'
        IgnoreCase: false
        PassIfTextFound: true
      }
    }
  }
}

// Two of five places, so that one place's own trouble wakes nobody.
resource unavailable 'Microsoft.Insights/metricAlerts@2026-01-01' = {
  name: 'alert-${baseName}-unavailable'
  location: 'global'
  tags: union(tags, {
    'hidden-link:${insights.id}': 'Resource'
    'hidden-link:${healthTest.id}': 'Resource'
  })
  properties: {
    description: 'Health can not be reached from two of five places. Runbook: docs/operations.md, unavailable.'
    enabled: true
    severity: 1
    scopes: [
      healthTest.id
      insights.id
    ]
    windowSize: 'PT5M'
    evaluationFrequency: 'PT1M'
    autoMitigate: true
    criteria: {
      'odata.type': 'Microsoft.Azure.Monitor.WebtestLocationAvailabilityCriteria'
      webTestId: healthTest.id
      componentId: insights.id
      failedLocationCount: 2
    }
    actions: [
      {
        actionGroupId: actionGroup.id
      }
    ]
  }
}
