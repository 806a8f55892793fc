import packageJson from '../../package.json' with { type: 'json' };

/** The package's version, as health reports it. */
export const SERVICE_VERSION = packageJson.version;
