/** How an organization is called in keys, logs, headers and stores; case counts. */
export const ORGANIZATION_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/;

/** To follow "must be". */
export const ORGANIZATION_NAME_RULE = '1 to 63 letters, digits, dots, dashes or underscores';
