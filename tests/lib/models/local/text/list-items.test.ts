import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../../../../../lib/models/local/text/document.ts';
import { listItems } from '../../../../../lib/models/local/text/list-items.ts';

function itemsOf(text: string): string[] {
  const line = readDocument(text).lines[0];
  return line === undefined ? [] : listItems(line).map(({ start, end }) => text.slice(start, end));
}

describe('the items of a list in one line', () => {
  it.each([
    ['Java, SQL and Go', ['Java', 'SQL', 'Go']],
    ['- Kochen, Backen und Servieren.', ['Kochen', 'Backen', 'Servieren']],
    ['AWS (EC2, S3), Terraform', ['AWS (EC2, S3)', 'Terraform']],
    ['Excel, Word; SAP', ['Excel, Word', 'SAP']],
    ['Payroll | VAT returns | Sage', ['Payroll', 'VAT returns', 'Sage']],
    ['Budgets of 1,500,000 dollars', ['Budgets of 1,500,000 dollars']],
    ['Health and safety', ['Health and safety']],
    ['gestion de caisse, accueil, et conseil', ['gestion de caisse', 'accueil', 'conseil']],
  ])('%j', (text, items) => {
    expect(itemsOf(text)).toEqual(items);
  });
});
