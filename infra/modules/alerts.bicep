// What wakes somebody up. docs/operations.md has a line on each, under its name.

@description('Part of every name.')
param baseName string

param location string
param tags object
param insightsName string
param openAiName string

@description('Who is told; empty for nobody.')
param email string

@description('Bound of the 95th percentile of score answers, in milliseconds.')
param slowAnswerMs int

@description('Tokens a day before an alert; 0 for none.')
param dailyTokenBudget int

var requestLines = loadTextContent('../queries/request-lines.kql')

// The two rates share one budget: 14.4 spends 2 % of a month's in an hour, 6 spends 5 % in six hours.
var logAlerts = [
  {
    name: 'failing-fast'
    description: 'More than 1.44 % of the requests of an hour failed: the month\'s 0.1 % would be spent in two days.'
    severity: 1
    windowSize: 'PT1H'
    evaluationFrequency: 'PT5M'
    query: 'let burnRate = 14.4;\n${requestLines}\n${loadTextContent('../queries/alert-failures.kql')}'
  }
  {
    name: 'failing-slowly'
    description: 'More than 0.6 % of the requests of six hours failed: the month\'s 0.1 % would be spent in five days.'
    severity: 2
    windowSize: 'PT6H'
    evaluationFrequency: 'PT15M'
    query: 'let burnRate = 6.0;\n${requestLines}\n${loadTextContent('../queries/alert-failures.kql')}'
  }
  {
    name: 'slow-answers'
    description: 'One score answer in twenty is slower than it should be.'
    severity: 2
    windowSize: 'PT30M'
    evaluationFrequency: 'PT10M'
    query: 'let slowAnswerMs = ${slowAnswerMs};\n${requestLines}\n${loadTextContent('../queries/alert-latency.kql')}'
  }
  {
    name: 'candidates-lost'
    description: 'The model could not be reached in time for more than one candidate in a hundred.'
    severity: 2
    windowSize: 'PT15M'
    evaluationFrequency: 'PT5M'
    query: '${requestLines}\n${loadTextContent('../queries/alert-candidates.kql')}'
  }
  {
    name: 'unexpected-fault'
    description: 'A request was answered with internal_error: a fault of ours that no check foresaw.'
    severity: 2
    windowSize: 'PT15M'
    evaluationFrequency: 'PT15M'
    query: '${requestLines}\n${loadTextContent('../queries/alert-faults.kql')}'
  }
  {
    name: 'store-unavailable'
    description: 'An instance can not reach a store: keys, profiles, usage, rate limits or caches.'
    severity: 2
    windowSize: 'PT5M'
    evaluationFrequency: 'PT5M'
    query: loadTextContent('../queries/alert-stores.kql')
  }
  {
    name: 'no-start'
    description: 'An instance could not start the app.'
    severity: 1
    windowSize: 'PT5M'
    evaluationFrequency: 'PT5M'
    query: loadTextContent('../queries/alert-start.kql')
  }
  {
    name: 'keys-refused'
    description: 'More than 300 requests in 15 minutes came with a wrong key or none.'
    severity: 3
    windowSize: 'PT15M'
    evaluationFrequency: 'PT15M'
    query: '${requestLines}\n${loadTextContent('../queries/alert-refused-keys.kql')}'
  }
  {
    name: 'token-budget'
    description: 'The day took more tokens than planned.'
    severity: 3
    windowSize: 'P1D'
    evaluationFrequency: 'PT1H'
    query: 'let dailyTokenBudget = ${dailyTokenBudget};\n${requestLines}\n${loadTextContent('../queries/alert-tokens.kql')}'
  }
]

resource insights 'Microsoft.Insights/components@2020-02-02' existing = {
  name: insightsName
}

resource openAi 'Microsoft.CognitiveServices/accounts@2026-07-01' existing = {
  name: openAiName
}

resource actionGroup 'Microsoft.Insights/actionGroups@2023-01-01' = {
  name: 'ag-${baseName}'
  location: 'global'
  tags: tags
  properties: {
    enabled: true
    groupShortName: 'scoring'
    emailReceivers: empty(email)
      ? []
      : [
          {
            name: 'on-call'
            emailAddress: email
            useCommonAlertSchema: true
          }
        ]
  }
}

resource logAlertRules 'Microsoft.Insights/scheduledQueryRules@2026-03-01' = [for alert in logAlerts: {
  name: 'alert-${baseName}-${alert.name}'
  location: location
  tags: tags
  kind: 'LogAlert'
  properties: {
    displayName: '${baseName}: ${alert.name}'
    description: '${alert.description} Runbook: docs/operations.md, ${alert.name}.'
    enabled: true
    severity: alert.severity
    scopes: [
      insights.id
    ]
    windowSize: alert.windowSize
    evaluationFrequency: alert.evaluationFrequency
    autoMitigate: true
    criteria: {
      allOf: [
        {
          query: alert.query
          timeAggregation: 'Count'
          operator: 'GreaterThan'
          threshold: 0
          failingPeriods: {
            numberOfEvaluationPeriods: 1
            minFailingPeriodsToAlert: 1
          }
        }
      ]
    }
    actions: {
      actionGroups: [
        actionGroup.id
      ]
    }
  }
}]

// The model's own count of its 429s. The app waits and asks again, so that callers notice late, and by latency first.
resource throttling 'Microsoft.Insights/metricAlerts@2026-01-01' = {
  name: 'alert-${baseName}-model-throttling'
  location: 'global'
  tags: tags
  properties: {
    description: 'The model turned away more than 20 calls in 15 minutes. Runbook: docs/operations.md, model-throttling.'
    enabled: true
    severity: 3
    scopes: [
      openAi.id
    ]
    windowSize: 'PT15M'
    evaluationFrequency: 'PT5M'
    autoMitigate: true
    criteria: {
      'odata.type': 'Microsoft.Azure.Monitor.SingleResourceMultipleMetricCriteria'
      allOf: [
        {
          name: 'throttled'
          criterionType: 'StaticThresholdCriterion'
          metricNamespace: 'Microsoft.CognitiveServices/accounts'
          metricName: 'AzureOpenAIRequests'
          dimensions: [
            {
              name: 'StatusCode'
              operator: 'Include'
              values: [
                '429'
              ]
            }
          ]
          timeAggregation: 'Total'
          operator: 'GreaterThan'
          threshold: 20
        }
      ]
    }
    actions: [
      {
        actionGroupId: actionGroup.id
      }
    ]
  }
}

output actionGroupName string = actionGroup.name
