import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../testing/import-calls.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { importJobs } from './imports.jobs.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof importDesk>>
beforeAll(async () => {
  shop = await testShop()
  await stockTheShelves(shop.db, [
    { partNumber: 'DOS-1', brand: 'TRW' },
    { partNumber: 'DOS-1', brand: 'Bosch' },
  ])
  desk = await importDesk(shop)
})
afterAll(() => shop.close())

let made = 0
/** The number of a new part by Brembo, of which there are five. */
async function part(pesos = 600): Promise<string> {
  const number = `BAL-${++made}`
  await shop.pool.query(
    `insert into products (part_number, internal_key, name_es, part_type_id, brand_id, supplier, price_cents, stock)
     select $1, $1, 'Balatas ' || $1, t.id, b.id, 'Distribuidora del Centro', $2, 5
     from part_types t, brands b where t.slug = 'brake-pads' and b.slug = 'brembo'`,
    [number, pesos * 100],
  )
  return number
}
async function product(number: string) {
  return (await shop.pool.query('select * from products where part_number = $1 order by id limit 1', [number])).rows[0]
}
async function movements(number: string) {
  return (
    await shop.pool.query(
      'select m.change, m.kind, m.note from stock_movements m join products p on p.id = m.product_id where p.part_number = $1 order by m.id',
      [number],
    )
  ).rows
}

const NEW = 'Marca,Número de parte,Nombre,Tipo,Precio,Existencias'

test('a file is compared, applied, and undone as if it had never come', async () => {
  const [dearer, cheaper, same] = [await part(500), await part(600), await part(700)]
  const before = await product(dearer)
  const lastEntry = (await shop.pool.query('select coalesce(max(id), 0) as id from audit_log')).rows[0].id
  const checked = await desk.bring(
    `${NEW}\nBrembo,${dearer},Balatas ${dearer},Balatas,"$ 1,234.50",9\nBrembo,${cheaper},,,540,5\nbrembo,${same.toLowerCase().replace('-', ' ')},,,700.00,\nBrembo,NEW-4711,Balatas nuevas,brake pads,99.9,4\n`,
  )
  expect(checked).toMatchObject({
    estado: 'revisada',
    informe: {
      renglones: 4,
      nuevos: 1,
      cambiados: 2,
      iguales: 1,
      con_error: 0,
      precios: { suben: 1, bajan: 1, suben_mucho: 1, bajan_mucho: 0 },
      stock: { suben: 1, bajan: 0 },
    },
  })
  expect(checked.informe.ejemplos[0]).toMatchObject({
    codigo: dearer,
    cambios: expect.arrayContaining([{ campo: 'precio', antes: '$500.00', despues: '$1,234.50' }]),
  })
  expect(await product(dearer)).toEqual(before)

  await desk.apply(checked._id)
  expect(await product(dearer)).toMatchObject({ price_cents: 123_450, stock: 9, sort_price_cents: 123_450 })
  expect(await movements(dearer)).toMatchObject([{ change: 5 }, { change: 4, kind: 'import', note: `import ${checked._id}` }])
  expect(await product('NEW-4711')).toMatchObject({ name_es: 'Balatas nuevas', supplier: 'ACME', stock: 4, status: 'active' })
  const search = await shop.get('/api/products/search/d?search=NEW-4711&page=1&limit=5')
  expect(search.body.data.docs).toMatchObject([{ codigo: 'NEW-4711' }])

  const undone = await desk.undo(checked._id)
  expect(undone).toMatchObject({
    estado: 'deshecha',
    deshecho: { restaurados: 2, borrados: 1, retirados: 0, respetados: 0, stock_respetado: 0 },
  })
  expect(await product(dearer)).toMatchObject({ price_cents: 50_000, stock: 5, name_es: before.name_es })
  expect(await movements(dearer)).toMatchObject([{ change: 5 }, { change: 4 }, { change: -4, kind: 'correction' }])
  expect(await product('NEW-4711')).toBeUndefined()

  const { rows } = await shop.pool.query(`select action, subject_kind, subject_ref, after from audit_log where id > $1 order by id`, [
    lastEntry,
  ])
  expect(rows).toMatchObject([
    { action: 'import-applied', subject_kind: 'import', subject_ref: checked._id, after: { added: 1, changed: 2 } },
    { action: 'import-undone', after: { changed: 2, removed: 1, kept: 0 } },
  ])
})

test('what an undone import took off sale comes back with the next', async () => {
  const file = `${NEW}\nBrembo,VUELVE-1,Balatas nuevas,Balatas,99.9,4\n`
  const first = await desk.bring(file)
  await desk.apply(first._id)
  const price = await desk.bring(`codigo;precio\nVUELVE-1;120\n`)
  await desk.apply(price._id)
  expect((await desk.undo(first._id)).deshecho).toMatchObject({ borrados: 0, retirados: 1 })
  expect(await product('VUELVE-1')).toMatchObject({ status: 'inactive', stock: 0 })
  const again = await desk.bring(file)
  expect(again.informe).toMatchObject({ nuevos: 0, cambiados: 1 })
  await desk.apply(again._id)
  expect(await product('VUELVE-1')).toMatchObject({ status: 'active', stock: 4 })
})

test('each row that is wrong says why; nothing is applied until somebody wants the good ones alone', async () => {
  const [broken, twice] = [await part(), await part()]
  const checked = await desk.bring(
    `${NEW},Unidad\nNadie,X-1,Algo,Balatas,10,1,\nBrembo,X-2,Algo,Alas,10,1,\n,DOS-1,,,12,,\nBrembo,X-3,,,,1,\nBrembo,${broken},,,caro,1.5,caja\n,,Sin número,,1,1,\nBrembo,${twice},,,710,,\nBrembo,${twice},,,720,,\nBrembo,${broken},,,0,,\n`,
  )
  expect(checked.informe).toMatchObject({ renglones: 9, cambiados: 1, con_error: 8 })
  expect(await desk.problems(checked._id)).toEqual(
    [
      { renglon: 2, codigo: 'marca_desconocida', campo: 'marca', valor: 'Nadie' },
      { renglon: 3, codigo: 'tipo_desconocido', campo: 'tipo', valor: 'Alas' },
      { renglon: 4, codigo: 'varios_productos', campo: 'codigo', valor: 'DOS-1' },
      { renglon: 5, codigo: 'falta', campo: 'nombre', valor: '' },
      { renglon: 5, codigo: 'falta', campo: 'tipo', valor: '' },
      { renglon: 5, codigo: 'falta', campo: 'precio', valor: '' },
      { renglon: 6, codigo: 'precio_ilegible', campo: 'precio', valor: 'caro' },
      { renglon: 6, codigo: 'no_entero', campo: 'stock', valor: '1.5' },
      { renglon: 6, codigo: 'unidad_desconocida', campo: 'unidad', valor: 'caja' },
      { renglon: 7, codigo: 'sin_clave', valor: '' },
      { renglon: 9, codigo: 'repetido', valor: '8' },
      { renglon: 10, codigo: 'precio_cero', campo: 'precio', valor: '0' },
      { renglon: 10, codigo: 'repetido', valor: '6' },
    ].toSorted((a, b) => a.renglon - b.renglon || 0),
  )
  const refused = await desk.ask('POST', `/importaciones/${checked._id}/aplicar`, { solo_buenos: false, revision: 1 })
  expect([refused.status, refused.body.code]).toEqual([409, 'import_has_errors'])
  await desk.apply(checked._id, true)
  expect(await product(twice)).toMatchObject({ price_cents: 71_000 })
})

test('stock is never taken below what is put aside, in the dry run and when it is applied', async () => {
  const number = await part()
  await shop.pool.query(`update products set reserved = 3 where part_number = $1`, [number])
  const low = await desk.bring(`codigo;stock\n${number};2\n`)
  expect(await desk.problems(low._id)).toEqual([{ renglon: 2, codigo: 'menos_que_apartado', campo: 'stock', valor: '3' }])
  const fine = await desk.bring(`codigo;stock\n${number};3\n`)
  expect(fine.informe).toMatchObject({ cambiados: 1, con_error: 0 })
  await shop.pool.query(`update products set reserved = 4 where part_number = $1`, [number])
  const refused = await desk.apply(fine._id)
  expect(refused).toMatchObject({ estado: 'revisada', informe: { con_error: 1 } })
  expect(refused.revision).toBe(fine.revision + 1)
  expect(await product(number)).toMatchObject({ stock: 5, reserved: 4 })
})

test('a yes is to the report that was seen, not to one that a colleague has had made since', async () => {
  const number = await part()
  const seen = await desk.bring(`codigo;precio;oferta\n${number};810;405\n`)
  expect(seen).toMatchObject({ revision: 1, informe: { cambiados: 1 } })
  await desk.check(seen._id, { columnas: { codigo: 0, precio: 2 } })
  const apply = (revision?: number) => desk.ask('POST', `/importaciones/${seen._id}/aplicar`, { revision })
  expect([(await apply()).status, (await apply(1)).body.code]).toEqual([400, 'changed_meanwhile'])
  expect(await desk.show(seen._id)).toMatchObject({ estado: 'revisada', revision: 2 })
  await desk.apply(seen._id)
  expect(await product(number)).toMatchObject({ price_cents: 40_500 })
})

test('undoing leaves alone what somebody changed since, and takes no stock that is put aside', async () => {
  const number = await part()
  const checked = await desk.bring(`codigo;precio;stock;nombre\n${number};800;20;Otro nombre\n`)
  await desk.apply(checked._id)
  await shop.pool.query(`update products set price_cents = 99900 where part_number = $1`, [number])
  await shop.pool.query(`update products set reserved = 18 where part_number = $1`, [number])
  const undone = await desk.undo(checked._id)
  expect(undone.deshecho).toMatchObject({ restaurados: 1, retirados: 0, respetados: 1, stock_respetado: 1 })
  expect(await product(number)).toMatchObject({ price_cents: 99_900, name_es: `Balatas ${number}`, stock: 18 })
})

test('a product of which nothing goes back does not count as restored', async () => {
  const [changed, left] = [await part(), await part()]
  const checked = await desk.bring(`codigo;precio\n${changed};810\n${left};820\n`)
  await desk.apply(checked._id)
  await shop.pool.query(`update products set price_cents = 99900 where part_number = $1`, [changed])
  const undone = await desk.undo(checked._id)
  expect(undone.deshecho).toMatchObject({ restaurados: 1, retirados: 0, respetados: 1, stock_respetado: 0 })
})

test('what was counted after an import stays counted when it is undone', async () => {
  const number = await part()
  const checked = await desk.bring(`codigo;stock\n${number};40\n`)
  await desk.apply(checked._id)
  await shop.pool.query(`update products set stock = 37 where part_number = $1`, [number])
  const undone = await desk.undo(checked._id)
  expect(undone.deshecho).toMatchObject({ restaurados: 0, stock_respetado: 1 })
  expect(await product(number)).toMatchObject({ stock: 37 })
})

test('what the database refuses gives the import back to staff instead of leaving it under way for ever', async () => {
  const number = await part()
  const checked = await desk.bring(`codigo;precio\n${number};701\n`)
  await shop.pool.query(`alter table products add constraint nobody_pays_701 check (price_cents <> 70100)`)
  await shop.pool.query(`update imports set status = 'applying', applied_by = (select min(id) from staff) where id = $1`, [checked._id])
  await expect(importJobs(shop)['apply-import']({ importId: Number(checked._id) })).rejects.toThrow('nobody_pays_701')
  await shop.pool.query('alter table products drop constraint nobody_pays_701')
  expect((await desk.ask('GET', `/importaciones/${checked._id}`)).body.data).toMatchObject({ estado: 'revisada' })
  await desk.apply(checked._id)
  expect(await product(number)).toMatchObject({ price_cents: 70_100 })
})

test('a supplier’s columns are remembered, by their headings', async () => {
  const number = await part()
  const file = `Su clave|P. especial|Cant\n${number}|1.234,50|7\n`
  const checked = await desk.bring(file, { proveedor: 'Refacciones Ñandú', decimal: ',', columnas: { codigo: 0, precio: 1, stock: 2 } })
  expect(checked.informe).toMatchObject({ cambiados: 1, con_error: 0 })
  const next = await desk.upload(`Cant|Su clave|P. especial\n7|${number}|1.300,00\n`, { proveedor: 'REFACCIONES ñandu' })
  expect(next.body.data).toMatchObject({ recordadas: true, decimal: ',', columnas: { stock: 0, codigo: 1, precio: 2 } })
})

test('one import is one notice to those who keep the catalogue', async () => {
  const [first, second, third] = [await part(), await part(), await part()]
  const notices: string[] = []
  const client = await shop.pool.connect()
  client.on('notification', ({ channel, payload }) => notices.push(`${channel} ${payload}`))
  await client.query('listen catalogue')
  const checked = await desk.bring(`codigo;precio;stock\n${first};1;30\n${second};2;31\n${third};3;32\n`)
  await desk.apply(checked._id)
  await client.query('select 1')
  client.release(true)
  expect(notices).toEqual(['catalogue '])
})

test('a step that is over cannot be taken again', async () => {
  const number = await part()
  const checked = await desk.bring(`codigo;precio\n${number};15\n`)
  await desk.apply(checked._id)
  for (const step of ['aplicar', 'revisar']) {
    const body = { solo_buenos: true, revision: 1, proveedor: 'x', tipo: 'productos', decimal: '.', columnas: { codigo: 0 } }
    expect((await desk.ask('POST', `/importaciones/${checked._id}/${step}`, body)).body.code).toBe('import_moved')
  }
  expect((await desk.ask('GET', '/importaciones/999999')).status).toBe(404)
})

test('after a month files are forgotten; what was applied can still be undone', async () => {
  const number = await part()
  const applied = await desk.bring(`codigo;precio\n${number};16\n`)
  await desk.apply(applied._id)
  const idle = await desk.bring(`codigo;precio\n${number};17\n`)
  const fresh = await desk.bring(`codigo;precio\n${number};18\n`)
  await shop.pool.query(`update imports set created_at = now() - interval '31 days' where id <> $1`, [fresh._id])
  await importJobs(shop)['forget-old-imports']({})
  expect((await desk.ask('GET', `/importaciones/${idle._id}`)).status).toBe(404)
  expect((await shop.pool.query('select file from imports where file is not null')).rows).toHaveLength(1)
  expect(await readdir(`${shop.settings.dataFolder}/files/imports`)).toHaveLength(1)
  expect(await desk.undo(applied._id)).toMatchObject({ estado: 'deshecha', deshecho: { restaurados: 1 } })
})

test('a part is found by the words and numbers that an import gave it', async () => {
  const number = await part()
  const checked = await desk.bring(`codigo;nombre;equivalencias\n${number};Zapata xilófono;QQ-777|RR-888\n`)
  await desk.apply(checked._id)
  const { rows } = await shop.pool.query(
    `select k.number from part_number_keys k join products p on p.id = k.product_id where p.part_number = $1 and k.kind = 'equivalent' order by 1`,
    [number],
  )
  expect(rows).toEqual([{ number: 'QQ-777' }, { number: 'RR-888' }])
  expect((await shop.pool.query(`select word from search_words where word = 'xilofono'`)).rows).toHaveLength(1)
})
