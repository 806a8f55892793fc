import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandError } from '../../../tools/command-line.ts';
import { parseDemoArguments, readScoreBody } from '../../../tools/demo/options.ts';

describe('parseDemoArguments', () => {
  it('takes the examples when nothing is named', () => {
    expect(parseDemoArguments([])).toEqual({
      help: false,
      azureEmulator: false,
      jobFile: null,
      profileFile: null,
      resumeFiles: [],
    });
  });

  it('counts all files after --cv as resumes', () => {
    const options = parseDemoArguments(['--job', 'job.txt', '--cv', 'a.txt', 'b.txt', '--cv', 'c.txt']);
    expect(options.jobFile).toBe('job.txt');
    expect([...options.resumeFiles].sort()).toEqual(['a.txt', 'b.txt', 'c.txt']);
  });

  it('leaves out what is not named', () => {
    expect(parseDemoArguments(['--cv', 'a.pdf'])).toMatchObject({ jobFile: null, resumeFiles: ['a.pdf'] });
    expect(parseDemoArguments(['--job', 'a.txt'])).toMatchObject({ jobFile: 'a.txt', resumeFiles: [] });
  });

  it.each([[['stray.txt']], [['--colour']], [['--job']]])('refuses %j with a message', (args) => {
    expect(() => parseDemoArguments(args)).toThrow(CommandError);
  });
});

describe('readScoreBody', () => {
  let folder = '';
  const file = (name: string) => path.join(folder, name);

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'demo-'));
    await writeFile(file('job.txt'), 'A job');
    await writeFile(file('anna.txt'), 'A resume');
    await writeFile(file('ben.json'), '{"basics":{"label":"Nurse"}}');
    await writeFile(file('profile.json'), '{"name":"Team"}');
    await writeFile(file('broken.json'), '{');
    await writeFile(file('latin1.txt'), Buffer.from([0x63, 0xe9]));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('names candidates apart whose files share a name', async () => {
    const names = ['same.pdf', 'same.docx', 'other.pdf'];
    await Promise.all(names.map((name) => writeFile(file(name), 'x')));
    const resumeFiles = [...names.map(file), file('anna.txt'), `${folder}/./anna.txt`];
    const { candidates } = await readScoreBody({ jobFile: file('job.txt'), profileFile: null, resumeFiles });
    expect(candidates.map(({ id }) => id)).toEqual([
      ...['same.pdf', 'same.docx', 'other'],
      ...[file('anna.txt'), `${folder}/./anna.txt`],
    ]);
  });

  it('says what to do with a file that has more than its text in it', async () => {
    const resumeFiles = [file('cv.ODT')];
    await expect(readScoreBody({ jobFile: file('job.txt'), profileFile: null, resumeFiles })).rejects.toThrow(
      /Save it as PDF or \.docx/,
    );
  });

  it('sends documents as they are', async () => {
    await writeFile(file('Carla.PDF'), '%PDF-');
    await writeFile(file('dora.htm'), '<p>');
    const body = await readScoreBody({
      jobFile: file('job.txt'),
      profileFile: null,
      resumeFiles: [file('Carla.PDF'), file('dora.htm')],
    });
    expect(body.candidates).toEqual([
      { id: 'Carla', resume_document: { content_type: 'application/pdf', data: btoa('%PDF-') } },
      { id: 'dora', resume_document: { content_type: 'text/html', data: btoa('<p>') } },
    ]);
  });

  it('sends text in another encoding as a file, which the service can tell', async () => {
    const resumeFiles = [file('latin1.txt')];
    const body = await readScoreBody({ jobFile: file('job.txt'), profileFile: null, resumeFiles });
    const data = Buffer.from([0x63, 0xe9]).toString('base64');
    expect(body.candidates).toEqual([
      { id: 'latin1', resume_document: { content_type: 'text/plain', data } },
    ]);
  });

  it('takes a job in UTF-8 alone', async () => {
    const reading = readScoreBody({
      jobFile: file('latin1.txt'),
      profileFile: null,
      resumeFiles: [file('anna.txt')],
    });
    await expect(reading).rejects.toThrow(/latin1\.txt is not plain text in UTF-8/);
  });

  it('reads plain text and JSON Resume, and names candidates after their files', async () => {
    const body = await readScoreBody({
      jobFile: file('job.txt'),
      profileFile: file('profile.json'),
      resumeFiles: [file('anna.txt'), file('ben.json')],
    });
    expect(body).toEqual({
      job_description: 'A job',
      team_profile: { name: 'Team' },
      candidates: [
        { id: 'anna', resume_text: 'A resume' },
        { id: 'ben', resume: { basics: { label: 'Nurse' } } },
      ],
    });
  });

  it.each(['absent.txt', 'broken.json'])('names the file when %s can not be used', async (name) => {
    const reading = readScoreBody({
      jobFile: file('job.txt'),
      profileFile: null,
      resumeFiles: [file(name)],
    });
    await expect(reading).rejects.toThrow(CommandError);
    await expect(reading).rejects.toThrow(name);
  });
});
