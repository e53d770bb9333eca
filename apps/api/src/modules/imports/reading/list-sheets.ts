import type { SaxesTagPlain } from 'saxes'
import { BadFile } from './bad-file.ts'
import type { Zip } from './open-zip.ts'
import { localName, readXml } from './read-xml.ts'

const MOST_SHEETS = 5_000
const LONGEST_NAME = 60

export type Sheet = { readonly name: string; readonly file: string }

/** The visible sheets of a workbook, as its tabs stand. */
export async function listSheets(zip: Zip): Promise<readonly Sheet[]> {
  const sheets: { name: string; id: string }[] = []
  const targets = new Map<string, string>()
  await whole(zip, 'xl/workbook.xml', ({ name, attributes }) => {
    if (localName(name) === 'sheet' && !/hidden/i.test(attributes.state ?? ''))
      sheets.push({ name: (attributes.name ?? '').slice(0, LONGEST_NAME).replaceAll('\0', ''), id: attributes['r:id'] ?? '' })
    if (sheets.length > MOST_SHEETS) throw new BadFile('unfolds')
  })
  await whole(zip, 'xl/_rels/workbook.xml.rels', ({ name, attributes }) => {
    if (localName(name) === 'Relationship') targets.set(attributes.Id ?? '', attributes.Target ?? '')
    if (targets.size > MOST_SHEETS) throw new BadFile('unfolds')
  })
  if (sheets.length === 0) throw new BadFile('unknown-kind')
  return sheets.map(({ name, id }) => {
    const target = targets.get(id) ?? 'worksheets/sheet1.xml'
    return { name, file: target.startsWith('/') ? target.slice(1) : `xl/${target}` }
  })
}

async function whole(zip: Zip, name: string, onOpen: (tag: SaxesTagPlain) => void): Promise<void> {
  const stream = await zip.open(name)
  if (stream) for await (const _ of readXml(stream, { onOpen })) void _
}
