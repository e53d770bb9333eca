import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPicture } from '../../../testing/bad-files.ts'
import { zipOf } from '../../../testing/bad-tables.ts'
import { importDesk } from '../../../testing/import-calls.ts'
import { stockTheShelves } from '../../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../../testing/test-shop.ts'
import { importJobs } from '../imports.jobs.ts'
import { placePictures } from './place-pictures.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof importDesk>>
let red: Buffer
let green: Buffer
let blue: Buffer
beforeAll(async () => {
  shop = await testShop()
  await stockTheShelves(shop.db, [{ partNumber: 'FIRST-1' }])
  desk = await importDesk(shop)
  ;[red, green, blue] = await Promise.all([goodPicture('jpeg', '#ff0000'), goodPicture('png', '#00ff00'), goodPicture('webp', '#0000ff')])
})
afterAll(() => shop.close())

let made = 0
/** The number of a new part. */
async function part(images: readonly string[] = []): Promise<string> {
  const number = `FOTO-${++made}`
  await shop.pool.query(
    `insert into products (part_number, internal_key, name_es, part_type_id, brand_id, supplier, price_cents, stock, images)
     select $1, $1, 'Balatas ' || $1, t.id, b.id, 'Distribuidora del Centro', 50000, 5, $2
     from part_types t, brands b where t.slug = 'brake-pads' and b.slug = 'brembo'`,
    [number, images],
  )
  return number
}
async function picturesOf(number: string): Promise<readonly string[]> {
  return (await shop.pool.query('select images from products where part_number = $1', [number])).rows[0]?.images
}
async function keptFiles() {
  return (await readdir(`${shop.settings.dataFolder}/files/imports`).catch(() => [])).toSorted()
}
async function failures(id: string): Promise<readonly object[]> {
  return (await desk.ask('GET', `/importaciones/${id}/fotos`)).body.data.docs
}

test('names in a list are found in the ZIP, placed in their order, and taken away again by undoing', async () => {
  const [one, two] = [await part(), await part()]
  const list = `Código;Imagen;Imagen 2\n${one};ROJO.jpg|verde;carpeta\\azul.WEBP\n${two};rojo.JPG;no-hay.jpg\n`
  const checked = await desk.bring(list)
  expect(checked.columnas).toMatchObject({ codigo: 0, fotos: 1, fotos_2: 2 })
  expect(checked).toMatchObject({ con_zip: false, informe: { iguales: 2, con_error: 0 } })
  expect(checked.informe.fotos).toEqual({ refacciones: 2, encontradas: 0, faltan: 5, direcciones: 0, nombres: 5, ya_tienen: 0 })

  const zip = zipOf([
    { name: 'lote 1/frenos/Rojo.JPG', bytes: red },
    { name: 'verde.png', bytes: green },
    { name: '__MACOSX/._verde.png', bytes: Buffer.from('x') },
    { name: 'otro.zip', bytes: zipOf([{ name: 'no-hay.jpg', bytes: red }]) },
    { name: 'AZUL.webp', bytes: blue },
  ])
  expect((await desk.zip(checked._id, zip)).status).toBe(200)
  const again = await desk.show(checked._id)
  expect(again).toMatchObject({ con_zip: true, estado: 'revisada', revision: checked.revision + 1 })
  expect(again.informe.fotos).toEqual({ refacciones: 2, encontradas: 4, faltan: 1, direcciones: 0, nombres: 5, ya_tienen: 0 })

  const applied = await desk.apply(checked._id)
  expect(applied.fotos).toEqual({ puestas: 0, ya_estaban: 0, pendientes: 4, fallidas: 1 })
  expect(await picturesOf(one)).toEqual([])
  const placed = await desk.place(checked._id)
  expect(placed.fotos).toEqual({ puestas: 4, ya_estaban: 0, pendientes: 0, fallidas: 1 })
  expect(await failures(checked._id)).toEqual([{ renglon: 3, foto: 'no-hay.jpg', motivo: 'no_esta_en_el_zip' }])
  const [first, second, third] = await picturesOf(one)
  expect(new Set([first, second, third]).size).toBe(3)
  expect(await picturesOf(two)).toEqual([first])
  const shown = await shop.app.inject({ url: `/images/products/${first}?w=180` })
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, expect.stringContaining('immutable')])

  // Somebody adds one of their own meanwhile.
  await shop.pool.query(`update products set images = images || '{own.webp}' where part_number = $1`, [one])
  const undone = await desk.undo(checked._id)
  expect(undone.deshecho).toMatchObject({ restaurados: 0, fotos_quitadas: 4 })
  expect([await picturesOf(one), await picturesOf(two)]).toEqual([['own.webp'], []])
})

test('a job that runs twice, and a list that comes twice, add nothing twice', async () => {
  const number = await part()
  const list = `codigo;foto\n${number};rojo\n`
  const zip = zipOf([{ name: 'rojo.jpg', bytes: red }])
  const first = await desk.bring(list)
  await desk.zip(first._id, zip)
  await desk.apply(first._id)
  await Promise.all([placePictures(shop, Number(first._id)), placePictures(shop, Number(first._id))])
  await placePictures(shop, Number(first._id))
  expect((await desk.show(first._id)).fotos).toMatchObject({ puestas: 1, pendientes: 0 })
  const pictures = await picturesOf(number)
  expect(pictures).toHaveLength(1)

  const second = await desk.bring(list)
  await desk.zip(second._id, zip)
  expect((await desk.show(second._id)).informe.fotos).toEqual({
    refacciones: 0,
    encontradas: 0,
    faltan: 0,
    direcciones: 0,
    nombres: 1,
    ya_tienen: 1,
  })
  await desk.apply(second._id)
  expect((await desk.place(second._id)).fotos).toEqual({ puestas: 0, ya_estaban: 0, pendientes: 0, fallidas: 0 })

  const third = await desk.bring(list)
  await desk.zip(third._id, zip)
  await desk.apply(third._id, false, true)
  expect((await desk.place(third._id)).fotos).toEqual({ puestas: 0, ya_estaban: 1, pendientes: 0, fallidas: 0 })
  expect(await picturesOf(number)).toEqual(pictures)
  // It placed none, so undoing it takes none away.
  expect((await desk.undo(third._id)).deshecho).toMatchObject({ fotos_quitadas: 0 })
  expect(await picturesOf(number)).toEqual(pictures)
})

test('a part that has pictures keeps them, and gets more only when somebody says so', async () => {
  const number = await part(['own.webp'])
  const list = `codigo;foto;precio\n${number};verde.png;650\n`
  const zip = zipOf([{ name: 'verde.png', bytes: green }])
  const kept = await desk.bring(list)
  await desk.zip(kept._id, zip)
  await desk.apply(kept._id)
  await desk.place(kept._id)
  expect(await picturesOf(number)).toEqual(['own.webp'])
  const added = await desk.bring(list)
  await desk.zip(added._id, zip)
  await desk.apply(added._id, false, true)
  expect((await desk.place(added._id)).fotos).toMatchObject({ puestas: 1 })
  expect(await picturesOf(number)).toEqual(['own.webp', expect.stringMatching(/^[0-9a-f]{32}\.webp$/)])
})

test('new parts get theirs and take them along when the import is undone; what still waits does not come any more', async () => {
  const list =
    'Marca;Código;Nombre;Tipo;Precio;Foto\nBrembo;NUEVA-F1;Balatas nuevas;Balatas;100;rojo.jpg\nBrembo;NUEVA-F2;Balatas nuevas;Balatas;100;verde.png\n'
  const checked = await desk.bring(list)
  await desk.zip(checked._id, zipOf([{ name: 'rojo.jpg', bytes: red }]))
  await desk.apply(checked._id)
  await desk.place(checked._id)
  expect(await picturesOf('NUEVA-F1')).toHaveLength(1)
  // What the first ZIP lacked comes with the next.
  await desk.zip(checked._id, zipOf([{ name: 'verde.png', bytes: green }]))
  expect((await desk.show(checked._id)).fotos).toMatchObject({ puestas: 1, pendientes: 1, fallidas: 0 })
  expect((await desk.undo(checked._id)).deshecho).toMatchObject({ borrados: 2, fotos_quitadas: 1 })
  await placePictures(shop, Number(checked._id))
  expect(await picturesOf('NUEVA-F1')).toBeUndefined()
  const retried = await desk.ask('POST', `/importaciones/${checked._id}/fotos/reintentar`)
  expect(retried.body.code).toBe('import_moved')
})

test('a cell that is neither name nor address is a problem of its row; the other rows are applied', async () => {
  const [good, bad] = [await part(), await part()]
  const checked = await desk.bring(`codigo;foto\n${good};rojo\n${bad};ftp://fotos.example/a.jpg\n`)
  expect(checked.informe).toMatchObject({ con_error: 1, fotos: { refacciones: 1, faltan: 1 } })
  expect(await desk.problems(checked._id)).toEqual([
    { renglon: 3, codigo: 'foto_ilegible', campo: 'fotos', valor: 'ftp://fotos.example/a.jpg' },
  ])
})

test('a row that names more pictures than a part may have fills it, and says so', async () => {
  const number = await part()
  const names = Array.from({ length: 40 }, (_, i) => `n${i}.png`)
  const checked = await desk.bring(`codigo;foto\n${number};${names.join('|')}\n`)
  const pictures = await Promise.all(names.map(async (name, i) => ({ name, bytes: await goodPicture('png', `rgb(${i * 6}, 9, 9)`) })))
  await desk.zip(checked._id, zipOf(pictures))
  await desk.apply(checked._id)
  expect((await desk.place(checked._id)).fotos).toMatchObject({ puestas: 12, fallidas: 1 })
  expect(await failures(checked._id)).toEqual([{ renglon: 2, foto: 'n12.png', motivo: 'refaccion_llena' }])
  expect(await picturesOf(number)).toHaveLength(12)
})

test('what is in the ZIP and is no picture, or more than one may be, fails with its reason', async () => {
  const [one, full] = [await part(), await part(Array.from({ length: 12 }, (_, i) => `old-${i}.webp`))]
  const checked = await desk.bring(`codigo;foto\n${one};html.jpg|roto.png|grande.jpg|miente.png\n${full};rojo.jpg\n`)
  const zip = zipOf([
    { name: 'html.jpg', bytes: Buffer.from('<html><script>alert(1)</script></html>') },
    { name: 'roto.png', bytes: green.subarray(0, 60) },
    { name: 'grande.jpg', bytes: randomBytes(10 * 1_024 * 1_024 + 1) },
    { name: 'miente.png', bytes: green, saysSize: 10 },
    { name: 'rojo.jpg', bytes: red },
  ])
  await desk.zip(checked._id, zip)
  await desk.apply(checked._id, false, true)
  expect((await desk.place(checked._id)).fotos).toMatchObject({ puestas: 0, fallidas: 5 })
  expect(await failures(checked._id)).toEqual([
    { renglon: 2, foto: 'html.jpg', motivo: 'no_es_foto' },
    { renglon: 2, foto: 'roto.png', motivo: 'no_es_foto' },
    { renglon: 2, foto: 'grande.jpg', motivo: 'demasiado_grande' },
    { renglon: 2, foto: 'miente.png', motivo: 'no_es_foto' },
    { renglon: 3, foto: 'rojo.jpg', motivo: 'refaccion_llena' },
  ])
})

describe('a ZIP gets a clear no, and leaves nothing behind', () => {
  const bomb = zipOf(Array.from({ length: 3 }, (_, i) => ({ name: `${i}.jpg`, bytes: Buffer.alloc(8 * 1_024 * 1_024) })))
  const locked = zipOf([{ name: 'a.jpg', bytes: Buffer.from('x') }])
  // The flag of a password, in the file's own head and in the directory.
  for (const mark of ['PK\x03\x04', 'PK\x01\x02']) {
    const at = locked.indexOf(mark, 0, 'latin1') + (mark.endsWith('\x02') ? 8 : 6)
    locked.writeUInt16LE(1, at)
  }
  const many = zipOf(Array.from({ length: 10_001 }, (_, i) => ({ name: `${i}.jpg`, bytes: Buffer.alloc(0) })))
  test.each([
    ['that is none', Buffer.from('codigo;foto\n'), /No es un ZIP/],
    ['that is empty', Buffer.alloc(0), /No es un ZIP/],
    ['of texts', zipOf([{ name: 'leeme.txt', bytes: Buffer.from('hola') }]), /ninguna foto/],
    ['that unfolds', bomb, /se infla demasiado/],
    ['of huge sizes', zipOf([{ name: 'a.jpg', bytes: Buffer.from('x'), saysSize: 4_000_000_000 }]), /se infla demasiado/],
    ['with a password', locked, /contraseña/],
    ['of too many files', many, /más de 10,000 archivos/],
    ['of names that nobody can write', zipOf([{ name: 'a\0.jpg', bytes: Buffer.from('x') }]), /ninguna foto/],
    ['that climbs out of its folder', zipOf([{ name: '../../a.jpg', bytes: Buffer.from('x') }]), /dañado/],
  ])('%s', async (_, bytes, says) => {
    const checked = await desk.bring(`codigo;foto\n${await part()};rojo.jpg\n`)
    const before = await keptFiles()
    const { status, body } = await desk.zip(checked._id, bytes)
    expect([status, body.code, body.message]).toEqual([415, 'file_not_accepted', expect.stringMatching(says)])
    expect(await keptFiles()).toEqual(before)
    expect(await desk.show(checked._id)).toMatchObject({ con_zip: false, estado: 'revisada', revision: checked.revision })
  })
})

test('a new ZIP takes the place of the earlier one, and both go when the import is forgotten', async () => {
  const checked = await desk.bring(`codigo;foto\n${await part()};rojo.jpg\n`)
  const before = await keptFiles()
  await desk.zip(checked._id, zipOf([{ name: 'a.jpg', bytes: red }]))
  await desk.zip(checked._id, zipOf([{ name: 'rojo.jpg', bytes: red }]))
  expect((await keptFiles()).length).toBe(before.length + 1)
  expect((await desk.show(checked._id)).informe.fotos).toMatchObject({ encontradas: 1, faltan: 0 })
  await shop.pool.query(`update imports set created_at = now() - interval '31 days' where id = $1`, [checked._id])
  await importJobs(shop)['forget-old-imports']({})
  expect((await keptFiles()).length).toBe(before.length - 1)
})

test('an import that is not there, or is being worked on, takes no ZIP', async () => {
  const zip = zipOf([{ name: 'a.jpg', bytes: red }])
  expect((await desk.zip('987654', zip)).body.code).toBe('import_not_found')
  const checked = await desk.bring(`codigo;precio\n${await part()};700\n`)
  await shop.pool.query(`update imports set status = 'applying' where id = $1`, [checked._id])
  expect((await desk.zip(checked._id, zip)).body.code).toBe('import_moved')
})
