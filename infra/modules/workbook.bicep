// The dashboard: is it up, how fast, what fails and why, is the model throttling, who uses how much, what does it cost.

@description('Shown as the workbook\'s name.')
param title string

param location string
param tags object
param insightsName string
param openAiName string

resource insights 'Microsoft.Insights/components@2020-02-02' existing = {
  name: insightsName
}

resource openAi 'Microsoft.CognitiveServices/accounts@2026-07-01' existing = {
  name: openAiName
}

var requestLines = loadTextContent('../queries/request-lines.kql')

var sections = [
  {
    title: 'Is it up?'
    query: loadTextContent('../queries/view-summary.kql')
    visualization: 'table'
  }
  {
    title: 'Availability in % (99.9 is promised)'
    query: loadTextContent('../queries/view-availability.kql')
    visualization: 'timechart'
  }
  {
    title: 'How fast are score answers, in ms?'
    query: loadTextContent('../queries/view-latency.kql')
    visualization: 'timechart'
  }
  {
    title: 'What fails, and why?'
    query: loadTextContent('../queries/view-errors.kql')
    visualization: 'table'
  }
  {
    title: 'Candidates without a score, by reason'
    query: loadTextContent('../queries/view-candidate-failures.kql')
    visualization: 'timechart'
  }
  {
    title: 'Stores lost and found again'
    query: loadTextContent('../queries/view-stores.kql')
    visualization: 'table'
  }
  {
    title: 'Cold starts'
    query: loadTextContent('../queries/view-cold-starts.kql')
    visualization: 'timechart'
  }
  {
    title: 'Who uses how much?'
    query: loadTextContent('../queries/view-organizations.kql')
    visualization: 'table'
  }
  {
    title: 'Tokens'
    query: loadTextContent('../queries/view-tokens.kql')
    visualization: 'barchart'
  }
  {
    title: 'What does it cost?'
    query: loadTextContent('../queries/view-cost.kql')
    visualization: 'table'
  }
]

// An hour, a day, a week or a month, and the step that fits; prices are yours to fill in.
var parameterItem = {
  type: 9
  name: 'parameters'
  content: {
    version: 'KqlParameterItem/1.0'
    style: 'pills'
    queryType: 0
    resourceType: 'microsoft.insights/components'
    parameters: [
      {
        id: guid('range')
        version: 'KqlParameterItem/1.0'
        name: 'range'
        label: 'Time'
        type: 4
        isRequired: true
        value: { durationMs: 86400000 }
        typeSettings: {
          selectableValues: [
            { durationMs: 3600000 }
            { durationMs: 86400000 }
            { durationMs: 604800000 }
            { durationMs: 2592000000 }
          ]
        }
      }
      {
        id: guid('grain')
        version: 'KqlParameterItem/1.0'
        name: 'grain'
        label: 'Step'
        type: 2
        isRequired: true
        value: '15m'
        jsonData: '["1m", "15m", "1h", "1d"]'
      }
      {
        id: guid('inputPrice')
        version: 'KqlParameterItem/1.0'
        name: 'inputPrice'
        label: 'Price of a million input tokens'
        type: 1
        isRequired: true
        value: '0'
      }
      {
        id: guid('cachedPrice')
        version: 'KqlParameterItem/1.0'
        name: 'cachedPrice'
        label: 'of cached ones'
        type: 1
        isRequired: true
        value: '0'
      }
      {
        id: guid('outputPrice')
        version: 'KqlParameterItem/1.0'
        name: 'outputPrice'
        label: 'of output tokens'
        type: 1
        isRequired: true
        value: '0'
      }
    ]
  }
}

var queryItems = [for (section, index) in sections: {
  type: 3
  name: 'section-${index}'
  content: {
    version: 'KqlItem/1.0'
    title: section.title
    query: '${requestLines}\n${section.query}'
    size: 0
    queryType: 0
    resourceType: 'microsoft.insights/components'
    timeContextFromParameter: 'range'
    visualization: section.visualization
  }
}]

var throttlingItem = {
  type: 10
  name: 'model-throttling'
  content: {
    version: 'MetricsItem/2.0'
    title: 'Is the model throttling? Its answers by status; 429 is a call that was turned away'
    size: 0
    chartType: 2
    resourceType: 'microsoft.cognitiveservices/accounts'
    metricScope: 0
    resourceIds: [
      openAi.id
    ]
    timeContextFromParameter: 'range'
    metrics: [
      {
        namespace: 'microsoft.cognitiveservices/accounts'
        metric: 'microsoft.cognitiveservices/accounts--AzureOpenAIRequests'
        aggregation: 1
        splitBy: 'StatusCode'
      }
    ]
  }
}

resource workbook 'Microsoft.Insights/workbooks@2023-06-01' = {
  name: guid(insights.id, 'candidate-scoring')
  location: location
  tags: tags
  kind: 'shared'
  properties: {
    displayName: title
    category: 'workbook'
    sourceId: insights.id
    serializedData: string({
      version: 'Notebook/1.0'
      items: concat([ parameterItem ], queryItems, [ throttlingItem ])
      fallbackResourceIds: [
        insights.id
      ]
      '$schema': 'https://github.com/Microsoft/Application-Insights-Workbooks/blob/master/schema/workbook.json'
    })
  }
}
