import { setTimeout as wait } from 'node:timers/promises';
import { createProgram } from './keys/program.ts';
import { runProgram } from './keys/run-program.ts';

/** Provisions organizations and their keys: `npm run keys -- --help`. */
process.exitCode = await runProgram(createProgram, process.argv.slice(2), {
  env: process.env,
  readInput: readStandardInput,
  wait,
  print: (text) => process.stdout.write(`${text}\n`),
  printError: (text) => process.stderr.write(`${text}\n`),
});

async function readStandardInput(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Paste the key, then press Enter and Ctrl-D: ');
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
