using 'main.bicep'

// Every way of deploying reads this file. Parameters of main.bicep that should differ from their defaults stand here; what
// differs between deployments comes from the environment. See docs/operations.md.

// Part of every name. Without a default, since a forgotten variable would make a second set of resources.
param environmentName = readEnvironmentVariable('AZURE_ENV_NAME')

param alertEmail = readEnvironmentVariable('ALERT_EMAIL', '')
param operatorPrincipalId = readEnvironmentVariable('AZURE_PRINCIPAL_ID', '')
param operatorPrincipalType = readEnvironmentVariable('AZURE_PRINCIPAL_TYPE', 'User')

// The only secret. It is an API key, so that it never stands in a file.
param probeKey = readEnvironmentVariable('PROBE_KEY', '')
