import { MIMEType } from 'node:util';

const UTF_8_NAMES = ['utf-8', 'utf8'];

/** True for `application/json` and `application/*+json` in UTF-8, which is what JSON without a charset is in. */
export function isJsonContentType(header: string): boolean {
  let type: MIMEType;
  try {
    type = new MIMEType(header);
  } catch {
    return false;
  }
  const charset = type.params.get('charset');
  return (
    type.type === 'application' &&
    (type.subtype === 'json' || /.\+json$/.test(type.subtype)) &&
    (charset === null || UTF_8_NAMES.includes(charset.toLowerCase()))
  );
}
