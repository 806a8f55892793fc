/** Lists what is published: `npm run package-files -- --help`. */
import { dirname } from 'node:path';
import { packageFiles } from './bundle/package-files.ts';
import { readWords } from './command-line.ts';

const USAGE = `Usage: npm run --silent package-files | zip -@ package.zip

Lists the files that are published, one path a line.

  --help  print this text`;

readWords(USAGE);
console.log(packageFiles(dirname(import.meta.dirname)).join('\n'));
