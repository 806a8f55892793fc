import { dirname } from 'node:path';
import { packageFiles } from './bundle/package-files.ts';

/** Lists what is published, one path a line: `npm run --silent package-files | zip -@ package.zip`. */
console.log(packageFiles(dirname(import.meta.dirname)).join('\n'));
