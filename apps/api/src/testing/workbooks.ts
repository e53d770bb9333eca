import { zipOf } from './bad-tables.ts'

type Sheet = { readonly name: string; readonly rows: readonly (readonly (string | number)[])[] }

/** A workbook with these sheets, as Excel would save it. */
export function workbookWith(...sheets: readonly Sheet[]): Buffer {
  return zipOf([
    {
      name: 'xl/workbook.xml',
      bytes: Buffer.from(
        `<workbook xmlns:r="r"><sheets>${sheets.map(({ name }, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: Buffer.from(
        `<Relationships>${sheets.map((_, i) => `<Relationship Id="rId${i + 1}" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}</Relationships>`,
      ),
    },
    ...sheets.map(({ rows }, i) => ({
      name: `xl/worksheets/sheet${i + 1}.xml`,
      bytes: Buffer.from(`<worksheet><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`),
    })),
  ])
}

function rowOf(cells: readonly (string | number)[]): string {
  return `<row>${cells.map(cellOf).join('')}</row>`
}
function cellOf(cell: string | number): string {
  return typeof cell === 'number' ? `<c><v>${cell}</v></c>` : `<c t="inlineStr"><is><t>${cell}</t></is></c>`
}
