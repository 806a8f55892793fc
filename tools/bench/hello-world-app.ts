import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../bundle/bundle.ts';

/** Builds the hello-world app as the service is built, and removes it when `use` is done with its entry. */
export async function withHelloWorldApp<T>(use: (entryPath: string) => Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'hello-world-'));
  try {
    writeFileSync(join(directory, 'package.json'), '{"type":"module"}');
    const outputDirectory = join(directory, 'dist');
    await bundle({ entryPath: join(import.meta.dirname, 'hello-world.ts'), outputDirectory });
    return await use(join(outputDirectory, 'main.js'));
  } finally {
    rmSync(directory, { recursive: true });
  }
}
