import { DOCX_TYPE } from '../../../tests/helpers/documents/docx.ts';
import { JOB_DESCRIPTION } from '../resumes.ts';
import type { BenchSection } from '../section.ts';
import { HOSTILE_JSON_RESUMES, ordinaryJsonResume } from './json-resumes.ts';
import type { HostileFiles, MakeFile } from './make-file.ts';
import { type HostileGroup, type MakeBody, mapped, measureGroups } from './measure.ts';
import { HOSTILE_PAGES, HOSTILE_TEXT_FILES, ordinaryPage, ordinaryTextFile } from './page-files.ts';
import { HOSTILE_CONTENT, ordinaryPdf } from './pdf-content.ts';
import { HOSTILE_STRUCTURES, PDF_BOMBS } from './pdf-structures.ts';
import { HOSTILE_WORD_FILES, ordinaryWordFile, WORD_BOMBS } from './word-files.ts';

const PDF = 'application/pdf';
/** Of a file, unpacked: some forty thousand words, in a PDF a third of that. */
const LENGTH = 150_000;
/** Times an ordinary file of the same length; something quadratic takes a hundred times as long and more. */
const MAX_RATIO = 5;
/** Ordinary letters of a PDF cost so much that more than these would be nothing to compare with. */
const MAX_PDF_RATIO = 3;
/** A reader is ended after six seconds; the rest is for the way there and back. */
const MAX_REFUSAL_MS = 7_500;

/** Whether a file that was made to be slow to read is. */
export const hostileDocumentsSection: BenchSection = {
  title: `Hostile documents of ${LENGTH} bytes, unpacked`,
  run: () =>
    measureGroups([
      group('PDF', ordinaryPdf, { ...HOSTILE_CONTENT, ...HOSTILE_STRUCTURES }),
      { ...group('PDF', ordinaryPdf, PDF_BOMBS), isPacked: true, maxRefusalMs: MAX_REFUSAL_MS },
      group('Word document', ordinaryWordFile, HOSTILE_WORD_FILES),
      {
        ...group('Word document', ordinaryWordFile, WORD_BOMBS),
        isPacked: true,
        maxRefusalMs: MAX_REFUSAL_MS,
      },
      group('page', ordinaryPage, HOSTILE_PAGES),
      group('text file', ordinaryTextFile, HOSTILE_TEXT_FILES),
      jsonResumes(),
    ]),
};

const CONTENT_TYPES = { PDF, 'Word document': DOCX_TYPE, page: 'text/html', 'text file': 'text/plain' };

function group(kind: keyof typeof CONTENT_TYPES, ordinary: MakeFile, files: HostileFiles): HostileGroup {
  const bodyOf = (makeFile: MakeFile): MakeBody => {
    return (index) => documentBody(CONTENT_TYPES[kind], makeFile(LENGTH, index));
  };
  return {
    ordinary: { name: `an ordinary ${kind}`, makeBody: bodyOf(ordinary) },
    maxRatio: kind === 'PDF' ? MAX_PDF_RATIO : MAX_RATIO,
    // What drives the reader of PDF is not ours: its limit of time is what bounds the work.
    ...(kind === 'PDF' && { maxRefusalMs: MAX_REFUSAL_MS }),
    worstCases: mapped(files, bodyOf),
  };
}

function jsonResumes(): HostileGroup {
  return {
    ordinary: {
      name: 'an ordinary JSON Resume',
      makeBody: (index) => jsonResumeBody(ordinaryJsonResume(LENGTH, index)),
    },
    maxRatio: MAX_RATIO,
    worstCases: mapped(HOSTILE_JSON_RESUMES, (make) => (index) => jsonResumeBody(make(LENGTH, index))),
  };
}

function documentBody(content_type: string, bytes: Uint8Array): string {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
  return JSON.stringify({
    job_description: JOB_DESCRIPTION,
    candidates: [{ resume_document: { content_type, data } }],
  });
}

/** @param resume as JSON: an object of that depth could not be written as such */
function jsonResumeBody(resume: string): string {
  return `{"job_description":${JSON.stringify(JOB_DESCRIPTION)},"candidates":[{"resume":${resume}}]}`;
}
