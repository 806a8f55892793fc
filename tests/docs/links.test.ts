import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './code-blocks.ts';

const FILES = ['CHANGELOG.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: ROOT })];
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');

  it('links only to files and headings that exist', () => {
    for (const { link, heading } of linksIn(text)) {
      const target = link === '' ? join(ROOT, file) : join(ROOT, dirname(file), link);
      expect({ link, exists: existsSync(target) }).toEqual({ link, exists: true });
      if (heading !== undefined) expect(headingsOf(target)).toContain(heading);
    }
  });

  it('names only scripts that exist', () => {
    for (const script of scriptsIn(text)) expect(scripts).toHaveProperty([script]);
  });
});

it('finds links and scripts to check', () => {
  const texts = FILES.map((file) => readFileSync(join(ROOT, file), 'utf8'));
  expect(texts.flatMap(linksIn).length).toBeGreaterThan(100);
  expect(texts.flatMap(linksIn).filter(({ heading }) => heading !== undefined).length).toBeGreaterThan(10);
  expect(texts.flatMap(scriptsIn).length).toBeGreaterThan(50);
});

it('lists every decision by its title', () => {
  const folder = join(ROOT, 'docs/decisions');
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  const files = globSync('*.md', { cwd: folder }).filter((name) => name !== 'README.md');
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const [, title = ''] = /^# (.+)/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    expect(index).toContain(`- [${title}](${file})`);
  }
});

/** Links to files and headings of this project. */
function linksIn(text: string): { link: string; heading: string | undefined }[] {
  const links = text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g);
  return [...links].map(([, link = '', heading]) => ({ link, heading }));
}

function scriptsIn(text: string): string[] {
  return [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, script = '']) => script);
}

/** As links write them. */
function headingsOf(file: string): string[] {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
