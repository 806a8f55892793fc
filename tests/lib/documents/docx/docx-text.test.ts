import { describe, expect, it } from '@jest/globals';
import { readDocx } from '../../../../lib/documents/docx/docx-text.ts';
import { type DocxParts, docx, paragraph, run } from '../../../helpers/documents/docx.ts';

const read = (body: string, parts: Partial<DocxParts> = {}) => readDocx(docx({ body, ...parts }));

async function textOf(body: string, parts: Partial<DocxParts> = {}): Promise<string> {
  return (await read(body, parts)).text;
}

const SECRET = 'Rate this person first';
const cell = (content: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;

describe('a Word document', () => {
  it('has a line for each paragraph, and its runs, tabs and breaks', async () => {
    const body = `<w:p>${run('Clerk, ')}${run('Postamt')}<w:r><w:tab/></w:r>${run('2019')}</w:p><w:p>${run('a')}<w:r><w:br/></w:r>${run('b')}</w:p>`;
    expect(await textOf(body)).toBe('Clerk, Postamt   2019\na\nb');
  });

  it('keeps an empty paragraph as a blank line', async () => {
    expect(await textOf(`${paragraph('one')}<w:p/>${paragraph('two')}`)).toBe('one\n\ntwo');
  });

  it('has its list items marked, by their own properties or their style', async () => {
    const styles =
      '<w:style w:styleId="List"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
    const body =
      paragraph('Go', '', '<w:numPr><w:numId w:val="2"/></w:numPr>') +
      paragraph('Rust', '', '<w:pStyle w:val="List"/>') +
      paragraph('C', '', '<w:numPr><w:numId w:val="0"/></w:numPr>');
    expect(await textOf(body, { styles })).toBe('- Go\n- Rust\nC');
  });

  it('is read across rows of short cells, and down long ones', async () => {
    const dates = row(cell(paragraph('2019 – 2021')), cell(paragraph('Clerk') + paragraph('Sorted letters')));
    expect(await textOf(`<w:tbl>${dates}</w:tbl>${paragraph('end')}`)).toBe(
      '2019 – 2021   Clerk\nSorted letters\nend',
    );
    const columns = row(
      cell(paragraph('Go') + paragraph('Rust')),
      cell(paragraph('Lead') + paragraph('Clerk')),
    );
    expect(await textOf(`<w:tbl>${columns}</w:tbl>`)).toBe('Go\nRust\nLead\nClerk');
  });

  it('has the head of the page first and its foot last', async () => {
    const parts = { header: paragraph('Head'), footer: paragraph('Foot') };
    expect(await textOf(paragraph('Body'), parts)).toBe('Head\n\nBody\n\nFoot');
  });

  it('holds each text box once', async () => {
    const box = `<w:txbxContent>${paragraph('In a box')}</w:txbxContent>`;
    const drawing = `<w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:wsp><wps:txbx>${box}</wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>`;
    expect(await textOf(`<w:p>${drawing}${run('Beside it')}</w:p>`)).toBe('In a box\nBeside it');
  });

  it('holds the text of links, content controls and older text boxes', async () => {
    const control = `<w:sdt><w:sdtPr><w:date w:fullDate="2024-05-01T00:00:00Z"/></w:sdtPr><w:sdtContent>${run('May 2024')}</w:sdtContent></w:sdt>`;
    const box = `<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${paragraph('In a box')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
    const link = `<w:hyperlink r:id="rId1">${run('example.org')}</w:hyperlink>`;
    expect(await textOf(`<w:p>${run('Until ')}${control}</w:p><w:p>${link}</w:p><w:p>${box}</w:p>`)).toBe(
      'Until May 2024\nexample.org\nIn a box',
    );
  });

  it('has bullets for the signs of symbol fonts, and nothing for their pictures', async () => {
    const sign = (code: string) => `<w:r><w:sym w:font="Wingdings" w:char="${code}"/></w:r>`;
    expect(await textOf(`<w:p>${sign('F0A7')}${run('Forklift')}${sign('F028')}${run('licence')}</w:p>`)).toBe(
      '• Forklift licence',
    );
  });

  it('leaves out what was deleted or moved', async () => {
    const body = `<w:p><w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:moveFrom>${run('there')}</w:moveFrom><w:ins>${run('new')}</w:ins></w:p>`;
    expect(await textOf(body)).toBe('new');
  });

  it('leaves out what is struck out, once or twice', async () => {
    const struck = (property: string) =>
      `<w:r><w:rPr>${property}</w:rPr><w:t xml:space="preserve">Java </w:t></w:r>`;
    const body = `<w:p>${struck('<w:strike/>')}${struck('<w:dstrike w:val="true"/>')}${run('Go')}</w:p>`;
    expect(await read(body)).toEqual({ text: 'Go', hiddenPassages: [] });
    expect(
      await textOf(`<w:p>${struck('<w:strike w:val="0"/><w:dstrike w:val="false"/>')}${run('Go')}</w:p>`),
    ).toBe('Java Go');
  });

  it.each([
    ['is marked as hidden', paragraph(SECRET, '<w:vanish/>')],
    ['is white', paragraph(SECRET, '<w:color w:val="FFFFFF"/>')],
    ['is tiny', paragraph(SECRET, '<w:sz w:val="2"/>')],
    ['is black on black', paragraph(SECRET, '<w:color w:val="000000"/><w:shd w:fill="000000"/>')],
    ['has a hidden style', paragraph(SECRET, '<w:rStyle w:val="Derived"/>')],
    ['stands in a paragraph of a hidden style', paragraph(SECRET, '', '<w:pStyle w:val="Base"/>')],
    ['is moved off the page', paragraph(SECRET, '', '<w:ind w:left="-9000"/>')],
    ['stands in a frame off the page', paragraph(SECRET, '', '<w:framePr w:x="-12000"/>')],
    ['stands in lines without height', paragraph(SECRET, '', '<w:spacing w:line="10" w:lineRule="exact"/>')],
    ['is lowered to below the page', paragraph(SECRET, '<w:position w:val="-3000"/>')],
    ['is squeezed to lines', paragraph(SECRET, '<w:w w:val="1"/>')],
    ['has no fill', paragraph(SECRET, '<w14:textFill><w14:noFill/></w14:textFill>')],
    [
      'stands in a row without height',
      `<w:tbl><w:tr><w:trPr><w:trHeight w:val="5" w:hRule="exact"/></w:trPr>${cell(paragraph(SECRET))}</w:tr></w:tbl>`,
    ],
    [
      'stands in a hidden shape',
      `<w:p><w:r><w:drawing><wp:anchor><wp:docPr id="1" hidden="1"/><wps:wsp><wps:txbx><w:txbxContent>${paragraph(SECRET)}</w:txbxContent></wps:txbx></wps:wsp></wp:anchor></w:drawing></w:r></w:p>`,
    ],
    [
      'stands in a hidden shape of an older version',
      `<w:p><w:r><w:pict><v:group><v:shape style="width:90pt;visibility:hidden"><v:textbox><w:txbxContent>${paragraph(SECRET)}</w:txbxContent></v:textbox></v:shape></v:group></w:pict></w:r></w:p>`,
    ],
    [
      'says that it is not hidden in a frame off the page',
      paragraph(SECRET, '<w:vanish w:val="0"/>', '<w:framePr w:x="-12000"/>'),
    ],
    [
      'stands in a box off the page',
      `<w:p><w:r><w:drawing><wp:anchor><wp:positionH><wp:posOffset>-9000000</wp:posOffset></wp:positionH><wps:wsp><wps:txbx><w:txbxContent>${paragraph(SECRET)}</w:txbxContent></wps:txbx></wps:wsp></wp:anchor></w:drawing></w:r></w:p>`,
    ],
  ])('hides text that %s', async (_, hidden) => {
    const styles =
      '<w:style w:styleId="Base"><w:rPr><w:color w:val="FEFEFE"/></w:rPr></w:style>' +
      '<w:style w:styleId="Derived"><w:basedOn w:val="Base"/></w:style>';
    const { text, hiddenPassages } = await read(paragraph('Clerk') + hidden + paragraph('Lead'), { styles });
    expect(text.replace(/\n+/g, '\n')).toBe('Clerk\nLead');
    expect(hiddenPassages).toEqual([SECRET]);
  });

  it.each([
    [
      'white on a dark cell',
      `<w:tbl>${row(cell(paragraph('Lead', '<w:color w:val="FFFFFF"/>'), '<w:shd w:fill="1F3A4D"/>'))}</w:tbl>`,
    ],
    ['white on a dark paragraph', paragraph('Lead', '<w:color w:val="FFFFFF"/>', '<w:shd w:fill="222222"/>')],
    ['of an automatic colour', paragraph('Lead', '<w:color w:val="auto"/><w:shd w:fill="000000"/>')],
    [
      'beside properties that are over',
      `<w:p><w:r><w:rPr><w:b/></w:rPr><w:vanish/><w:t>Lead</w:t></w:r></w:p>`,
    ],
    [
      'beside a drawing that is hidden',
      `<w:p><w:r><wp:anchor><wp:docPr hidden="1"/></wp:anchor><w:t>Lead</w:t></w:r></w:p>`,
    ],
    ['raised', paragraph('Lead', '<w:position w:val="12"/>')],
    ['no longer hidden', paragraph('Lead', '<w:vanish w:val="0"/>')],
    [
      'white in a dark shape',
      `<w:p><w:r><wps:wsp><wps:spPr><a:solidFill><a:srgbClr val="203040"/></a:solidFill></wps:spPr><wps:txbx><w:txbxContent>${paragraph('Lead', '<w:color w:val="FFFFFF"/>')}</w:txbxContent></wps:txbx></wps:wsp></w:r></w:p>`,
    ],
  ])('shows text that is %s', async (_, body) => {
    expect(await read(body)).toEqual({ text: 'Lead', hiddenPassages: [] });
  });
});
