import { DOCX_TYPE } from '../../../tests/helpers/documents/docx.ts';
import { JOB_DESCRIPTION } from '../resumes.ts';
import type { BenchSection } from '../section.ts';
import { HOSTILE_JSON_RESUMES, ordinaryJsonResume } from './json-resumes.ts';
import type { HostileFiles, MakeFile } from './make-file.ts';
import { type HostileGroup, type MakeBody, measureGroups } from './measure.ts';
import { HOSTILE_PAGES, HOSTILE_TEXT_FILES, ordinaryPage, ordinaryTextFile } from './page-files.ts';
import { HOSTILE_CONTENT, ordinaryPdf } from './pdf-content.ts';
import { HOSTILE_STRUCTURES, PDF_BOMBS } from './pdf-structures.ts';
import { HOSTILE_WORD_FILES, ordinaryWordFile, WORD_BOMBS } from './word-files.ts';

const PDF = 'application/pdf';
/** Of a file, unpacked; as much as a resume of the longest kind that is read. */
const LENGTH = 300_000;
/** Times an ordinary file of the same length; something quadratic takes hundreds of times as long. */
const MAX_RATIO = 5;
/** Files that unpack to more than they weigh may cost what they unpack to, which the readers bound. */
const MAX_PACKED_RATIO = 40;

/** Whether a file that was made to be slow to read is. */
export const hostileDocumentsSection: BenchSection = {
  name: 'hostile-documents',
  title: `Hostile documents of ${LENGTH} bytes, unpacked`,
  run: () => measureGroups(documentGroups(LENGTH)),
};

export function documentGroups(length: number): HostileGroup[] {
  const group = (
    kind: string,
    contentType: string,
    ordinary: MakeFile,
    files: HostileFiles,
    maxRatio = MAX_RATIO,
  ): HostileGroup => {
    const bodyOf =
      (makeFile: MakeFile): MakeBody =>
      (index) =>
        documentBody(contentType, makeFile(length, index));
    return {
      ordinary: { name: `an ordinary ${kind}`, makeBody: bodyOf(ordinary) },
      maxRatio,
      worstCases: Object.fromEntries(Object.entries(files).map(([name, file]) => [name, bodyOf(file)])),
    };
  };
  return [
    group('PDF, beside hostile pages', PDF, ordinaryPdf, HOSTILE_CONTENT),
    group('PDF, beside hostile structures', PDF, ordinaryPdf, HOSTILE_STRUCTURES),
    group('PDF, beside some that unpack to more', PDF, ordinaryPdf, PDF_BOMBS, MAX_PACKED_RATIO),
    group('Word document', DOCX_TYPE, ordinaryWordFile, HOSTILE_WORD_FILES),
    group(
      'Word document, beside some that unpack to more',
      DOCX_TYPE,
      ordinaryWordFile,
      WORD_BOMBS,
      MAX_PACKED_RATIO,
    ),
    group('page', 'text/html', ordinaryPage, HOSTILE_PAGES),
    group('text file', 'text/plain', ordinaryTextFile, HOSTILE_TEXT_FILES),
    {
      ordinary: {
        name: 'an ordinary JSON Resume',
        makeBody: (index) => jsonResumeBody(ordinaryJsonResume(length, index)),
      },
      maxRatio: MAX_RATIO,
      worstCases: Object.fromEntries(
        Object.entries(HOSTILE_JSON_RESUMES).map(([name, make]) => [
          name,
          (index: number) => jsonResumeBody(make(length, index)),
        ]),
      ),
    },
  ];
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
