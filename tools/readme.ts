/** Writes the parts of README.md that code knows best: `npm run readme -- --help`. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readWords } from './command-line.ts';
import { answerBlock, settingsTable, withPart } from './docs/readme.ts';
import { LOCAL_DEMO_KEY } from './host/describe-service.ts';
import { startServiceProcess } from './host/service-process.ts';

const USAGE = `Usage: npm run readme

Writes the parts of README.md that code knows best: the table of settings and the answer of the example.

  --help  print this text`;

const ROOT = path.join(import.meta.dirname, '..');
const file = path.join(ROOT, 'README.md');

readWords(USAGE);
const readme = withPart(await readFile(file, 'utf8'), 'settings', settingsTable());
await writeFile(file, withPart(readme, 'answer', answerBlock(await exampleAnswer())));

async function exampleAnswer(): Promise<unknown> {
  const service = await startServiceProcess();
  try {
    const response = await fetch(`${service.url}/api/candidates/score`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-functions-key': LOCAL_DEMO_KEY },
      body: await readFile(path.join(ROOT, 'examples', 'request.json')),
    });
    return await response.json();
  } finally {
    await service.stop();
  }
}
