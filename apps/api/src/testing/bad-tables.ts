import { crc32, deflateRawSync } from 'node:zlib'

type Entry = { readonly name: string; readonly bytes: Buffer; readonly saysSize?: number }

/** An archive as somebody with bad intentions packs it: sizes are what they say. */
export function zipOf(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, bytes, saysSize } of entries) {
    const folded = deflateRawSync(bytes)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(folded.length, 14)
    fields.writeUInt32LE(saysSize ?? bytes.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), folded])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, tail, Buffer.from(name)]))
    parts.push(local)
    at += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, list, end])
}

/** A workbook whose only sheet has these rows of XML. */
export function workbookOf(sheetData: string, more: readonly Entry[] = []): Buffer {
  return zipOf([
    {
      name: 'xl/workbook.xml',
      bytes: Buffer.from('<workbook xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>'),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: Buffer.from('<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>'),
    },
    { name: 'xl/worksheets/sheet1.xml', bytes: Buffer.from(`<worksheet><sheetData>${sheetData}</sheetData></worksheet>`) },
    ...more,
  ])
}

const LAUGHS = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')

/** Files that must get a clear no, by what is wrong with them, and a word of the sentence. */
export const BAD_TABLES: readonly (readonly [name: string, bytes: Buffer, says: RegExp])[] = [
  ['nothing', Buffer.alloc(0), /vacío/],
  ['blanks only', Buffer.from(' \n\n  \n'), /vacío/],
  ['headings only', Buffer.from('codigo,precio\n'), /solo tiene encabezados/],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), /No es un archivo que podamos leer/],
  ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 3, 0, 0xff, 0x90]), /No es un archivo que podamos leer/],
  ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), /guárdalo como .xlsx/],
  ['an archive cut in half', workbookOf('<row><c><v>1</v></c></row>').subarray(0, 200), /dañado/],
  ['an archive that is no workbook', zipOf([{ name: 'a.txt', bytes: Buffer.from('hola') }]), /No es un archivo que podamos leer/],
  ['a workbook of broken XML', workbookOf('<row><c><v>1</c></row>'), /dañado/],
  ['a zip bomb', workbookOf(`<row>${' '.repeat(30_000_000)}</row>`), /se infla/],
  ['a zip bomb that says it is small', zipOf([{ name: 'xl/workbook.xml', bytes: Buffer.alloc(5_000_000, 0x20), saysSize: 100 }]), /dañado/],
  [
    'an archive of thousands of files',
    zipOf(Array.from({ length: 1_500 }, (_, i) => ({ name: `f${i}`, bytes: Buffer.from('x') }))),
    /se infla/,
  ],
  ['ten thousand columns', Buffer.from(`${Array.from({ length: 10_000 }, (_, i) => `c${i}`).join(',')}\n1\n`), /200 columnas/],
  [
    'ten thousand columns in Excel',
    workbookOf(`<row>${Array.from({ length: 10_000 }, (_, i) => `<c><v>${i}</v></c>`).join('')}</row>`),
    /200 columnas/,
  ],
  ['a quotation mark that never ends', Buffer.from(`codigo,nombre\nA,"${'x'.repeat(1_200_000)}\n`), /renglón enorme/],
  [
    'a billion laughs',
    Buffer.from(`<?xml version="1.0"?><!DOCTYPE ACES [<!ENTITY l0 "ja">${LAUGHS}]><ACES><App><Part>&l9;</Part></App></ACES>`),
    /entidades/,
  ],
  [
    'an entity from outside',
    Buffer.from('<?xml version="1.0"?><!DOCTYPE ACES [<!ENTITY x SYSTEM "file:///etc/passwd">]><ACES><App><Part>&x;</Part></App></ACES>'),
    /entidades/,
  ],
  ['XML that is nested for ever', Buffer.from(`<ACES>${'<a>'.repeat(100_000)}`), /anidado/],
  ['XML of another kind', Buffer.from('<html><body>hola</body></html>'), /No es un archivo que podamos leer/],
  ['XML that breaks off', Buffer.from('<ACES><App action="A"><Part>A'), /dañado/],
  ['XML of an unknown entity', Buffer.from('<ACES><App><Part>&nada;</Part></App></ACES>'), /dañado/],
]
