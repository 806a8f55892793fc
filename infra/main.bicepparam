using 'main.bicep'

// Values come from the environment, so that azd, the pipeline and a shell can share this file; what is not set has the
// default of main.bicep.
param environmentName = readEnvironmentVariable('AZURE_ENV_NAME', 'prod')
param alertEmail = readEnvironmentVariable('ALERT_EMAIL', '')
param operatorPrincipalId = readEnvironmentVariable('AZURE_PRINCIPAL_ID', '')
param operatorPrincipalType = readEnvironmentVariable('AZURE_PRINCIPAL_TYPE', 'User')

// The only secret. It is an API key, so that it never stands in a file.
param probeKey = readEnvironmentVariable('PROBE_KEY', '')
