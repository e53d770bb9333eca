import { guarded } from '@shop/domain/imports/formula-guard'
import type { OutRow } from './out-row.ts'
import { writeZip } from './write-zip.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org'
const MAIN = `${OFFICE}/spreadsheetml/2006/main`
const RELATIONS = `${OFFICE}/officeDocument/2006/relationships`
const PACKAGE = `${OFFICE}/package/2006`
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const CONTENT_TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/></Types>`
const ROOT = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`
const WORKBOOK = `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Datos" sheetId="1" r:id="rId1"/></sheets></workbook>`
const SHEETS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`

/** A workbook of one sheet, written while it is sent. Texts stand in their cells, so that no list of them is held. */
export function writeXlsx(rows: AsyncIterable<OutRow>): AsyncGenerator<Uint8Array> {
  return writeZip([
    { name: '[Content_Types].xml', text: once(CONTENT_TYPES) },
    { name: '_rels/.rels', text: once(ROOT) },
    { name: 'xl/workbook.xml', text: once(WORKBOOK) },
    { name: 'xl/_rels/workbook.xml.rels', text: once(SHEETS) },
    { name: 'xl/worksheets/sheet1.xml', text: sheet(rows) },
  ])
}

async function* once(text: string) {
  yield text
}

async function* sheet(rows: AsyncIterable<OutRow>): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetData>`
  for await (const row of rows) yield `<row>${row.map(cellOf).join('')}</row>`
  yield '</sheetData></worksheet>'
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return `<c><v>${value}</v></c>`
  return value === '' ? '<c/>' : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(guarded(value))}</t></is></c>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;', '\t': '&#9;' }
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to say these
const UNSAYABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
function escaped(text: string): string {
  return text.replace(UNSAYABLE, '').replace(/[&<>\r\t]/g, (sign) => ENTITIES[sign] ?? sign)
}
