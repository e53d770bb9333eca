import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BAD_TABLES, workbookOf } from '../../testing/bad-tables.ts'
import { importDesk } from '../../testing/import-calls.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof importDesk>>
beforeAll(async () => {
  shop = await testShop()
  await stockTheShelves(shop.db, [{ partNumber: 'BAL-1' }, { partNumber: 'BAL-2' }])
  desk = await importDesk(shop)
})
afterAll(() => shop.close())

async function catalogue() {
  return (await shop.pool.query('select * from products order by id')).rows
}
async function kept() {
  return (await readdir(`${shop.settings.dataFolder}/files/imports`).catch(() => [])).length
}

describe('gets a clear no and leaves nothing behind', () => {
  test.each(BAD_TABLES)('%s', async (_, bytes, says) => {
    const before = [await catalogue(), await kept()]
    const { status, body } = await desk.upload(bytes)
    expect([status, body.code, body.message]).toEqual([415, 'file_not_accepted', expect.stringMatching(says)])
    expect([await catalogue(), await kept()]).toEqual(before)
  })
})

test('the no is said in the reader’s language', async () => {
  expect((await desk.upload('', {}, 'en')).body.message).toBe('The file is empty.')
})

test('a file larger than the bound is not taken in', async () => {
  const before = await kept()
  const { status, body } = await desk.upload(Buffer.alloc(101 * 1_024 * 1_024, 0x61))
  expect([status, body.message, await kept()]).toEqual([415, expect.stringMatching(/más de 100 MB/), before])
})

test('a file that turns bad after its first rows fails, and changes nothing', async () => {
  const before = await catalogue()
  const rows = Array.from({ length: 60 }, () => 'BAL-1;700').join('\n')
  const failed = await desk.bring(`codigo;precio\n${rows}\nBAL-1;"${'x'.repeat(1_100_000)}\n`)
  expect(failed).toMatchObject({ estado: 'fallida', falla: 'renglon_demasiado_largo' })
  expect((await desk.ask('POST', `/importaciones/${failed._id}/aplicar`, { solo_buenos: true, revision: 1 })).body.code).toBe(
    'import_moved',
  )
  expect(await catalogue()).toEqual(before)
})

describe('letters are read as they were meant', () => {
  const text = 'Código;Nombre;Descripción\nBAL-1;Balata cerámica Ñandú;5 € “así”\n'
  const windows = Buffer.from(text.replace('€', '\x80').replace('“', '\x93').replace('”', '\x94'), 'latin1')
  const utf16 = Buffer.from(text, 'utf16le')
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['Windows-1252', windows],
    ['UTF-16 with its mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 without', utf16],
    ['UTF-16, the other way round', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ])('%s', async (_, bytes) => {
    const { body } = await desk.upload(bytes)
    expect(body.data).toMatchObject({
      encabezados: ['Código', 'Nombre', 'Descripción'],
      muestra: [['BAL-1', 'Balata cerámica Ñandú', '5 € “así”']],
      columnas: { codigo: 0, nombre: 1, descripcion: 2 },
    })
  })
})

test('a title above, two columns of one name, blank lines and inches are how suppliers write', async () => {
  const checked = await desk.bring('ACME S.A.;;;\n\nCodigo;Precio;Precio;Nombre\nBAL-1;800;1;Disco 10"\n\nBAL-2;900;1;Otro\n')
  expect(checked).toMatchObject({
    encabezados: ['Codigo', 'Precio', 'Precio (2)', 'Nombre'],
    columnas: { codigo: 0, precio: 1, nombre: 3 },
  })
  expect(checked.informe).toMatchObject({ renglones: 2, cambiados: 2, con_error: 0 })
})

test('Excel: shared texts, numbers as numbers, formulas by what they last showed and never run', async () => {
  const shared = Buffer.from('<sst><si><t>Código</t></si><si><r><t>Pre</t></r><r><t>cio</t></r></si><si><t>BAL-1</t></si></sst>')
  const sheet = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="3"><c r="A3" t="s"><v>2</v></c><c r="C3"><f>1000+0.1+0.2</f><v>1000.30000000000001</v></c></row><row r="4"><c r="A4" t="str"><f>HYPERLINK("http://x")</f><v>BAL-2</v></c><c r="C4" t="e"><v>#REF!</v></c></row>`
  const checked = await desk.bring(workbookOf(sheet, [{ name: 'xl/sharedStrings.xml', bytes: shared }]), { decimal: ',' })
  expect(checked).toMatchObject({ formato: 'xlsx', informe: { renglones: 2, cambiados: 1, con_error: 1 } })
  expect(await desk.problems(checked._id)).toEqual([{ renglon: 4, codigo: 'error_de_formula', campo: 'precio', valor: '#REF!' }])
  await desk.apply(checked._id, true)
  expect((await catalogue())[0]).toMatchObject({ price_cents: 100_030 })
})

test('a formula that nobody computed is said, not taken for an empty cell', async () => {
  const sheet = `<row r="1"><c r="A1" t="inlineStr"><is><t>codigo</t></is></c><c r="B1" t="inlineStr"><is><t>precio</t></is></c><c r="C1" t="inlineStr"><is><t>nombre</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>BAL-1</t></is></c><c r="B2"><f>2*400</f></c><c r="C2" t="str"><f>""</f><v></v></c></row>`
  const checked = await desk.bring(workbookOf(sheet))
  expect(checked.informe).toMatchObject({ renglones: 1, cambiados: 0, con_error: 1 })
  expect(await desk.problems(checked._id)).toEqual([{ renglon: 2, codigo: 'formula_sin_calcular', campo: 'precio', valor: '' }])
})

test('a row with more cells than headings is not applied: a comma in a name moves the price', async () => {
  const checked = await desk.bring('codigo,nombre,precio,stock\nBAL-1,Balata, delantera,900,3\nBAL-2,Balata,901,4,,\n')
  expect(checked.informe).toMatchObject({ renglones: 2, con_error: 1 })
  expect(await desk.problems(checked._id)).toContainEqual({ renglon: 2, codigo: 'celdas_de_mas', valor: '3' })
})

test('where a formula failed, in whichever language Excel said it, nothing is taken over', async () => {
  const before = await catalogue()
  const checked = await desk.bring('codigo;nombre;precio\nBAL-1;#N/D;10\nBAL-2;Otro;#¡VALOR!\n#REF!;Otro;10\n')
  expect((await desk.problems(checked._id)).map(({ codigo, campo }) => `${codigo} ${campo}`)).toEqual([
    'error_de_formula nombre',
    'error_de_formula precio',
    'error_de_formula codigo',
  ])
  expect(await catalogue()).toEqual(before)
})

test('without a column that says which product it is, nothing is read', async () => {
  const { body } = await desk.upload('color;talla\nrojo;chica\n')
  await expect(desk.check(body.data._id)).rejects.toThrow('Indica qué columna trae la clave interna o el número de parte.')
})

test('errors go home as CSV, guarded like any other', async () => {
  const checked = await desk.bring('codigo;precio;marca\nBAL-1;=cmd;Brembo\n')
  const response = await shop.app.inject({
    url: `/api/admin/importaciones/${checked._id}/errores.csv`,
    headers: { ...desk.headers, 'accept-language': 'es' },
  })
  expect(response.body).toBe(
    "\ufeffrenglón,campo,valor,motivo\r\n2,Precio,'=cmd,“=cmd” no es un precio. Revisa también el signo decimal.\r\n",
  )
})
