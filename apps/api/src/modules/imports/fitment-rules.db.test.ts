import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../testing/import-calls.ts'
import { stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof importDesk>>
let part: { number: string; id: number }
let car: { make: string; model: string }
beforeAll(async () => {
  shop = await testShop()
  const { ids } = await stockARefaccionaria(shop.db)
  const [number = '', id = 0] = [...ids][0] ?? []
  part = { number, id }
  car = (await shop.pool.query('select k.name as make, m.name as model from models m join makes k on k.id = m.make_id order by m.id'))
    .rows[0]
  desk = await importDesk(shop)
})
afterAll(() => shop.close())

/** Cells after the part: make, model, years, note and action. */
function file(...rows: readonly (readonly (string | number)[])[]) {
  return ['codigo;armadora;modelo;desde;hasta;notas;accion', ...rows.map((row) => [part.number, ...row].join(';'))].join('\n')
}
async function years() {
  return (
    await shop.pool.query('select year_from from fitments where product_id = $1 and year_from < 1980 order by 1', [part.id])
  ).rows.map(({ year_from }) => year_from)
}

test('what a file says twice is added once', async () => {
  const { make, model } = car
  const checked = await desk.bring(file([make, model, 1970, 1971], [make, model, 1970, 1971], [make, model, 1970, 1971, 'Con ABS']))
  expect(checked.informe).toMatchObject({ nuevos: 2, con_error: 1 })
  expect(await desk.problems(checked._id)).toMatchObject([{ renglon: 3, codigo: 'repetido', valor: '2' }])
})

test('taking back what the shop does not have changes nothing', async () => {
  const checked = await desk.bring(file([car.make, car.model, 1972, 1973, '', 'D']))
  expect(checked.informe).toMatchObject({ quitados: 0, iguales: 1, con_error: 0 })
})

test('a model is known by its name, its other names and without its years', async () => {
  await shop.pool.query(
    `insert into models (make_id, slug, name, aliases) select id, 'generaciones', 'Generaciones 2011-2018', '{Otro nombre}' from makes where name = $1`,
    [car.make],
  )
  const checked = await desk.bring(
    file([car.make, 'generaciones', 1974, 1974], [car.make.toUpperCase(), 'OTRO NOMBRE', 1975, 1975], [car.make, 'Ninguno', 1976, 1976]),
  )
  expect(checked.informe).toMatchObject({ nuevos: 2, con_error: 1 })
  expect(await desk.problems(checked._id)).toMatchObject([{ renglon: 4, codigo: 'modelo_desconocido', valor: 'Ninguno' }])
})

test('a part that was got for one quotation, or whose number two have, gets no cars', async () => {
  await shop.pool.query(
    `insert into products (part_number, internal_key, name_es, part_type_id, brand_id, supplier, price_cents, status)
     select number, key, 'x', p.part_type_id, b.id, 'x', 100, made.status from products p,
       (values ('PEDIDO-1', 'PEDIDO', 'on-order', 0), ('DOS-1', 'DOS-A', 'active', 0), ('DOS-1', 'DOS-B', 'active', 1)) made(number, key, status, place),
       lateral (select id from brands order by id limit 1 offset place) b where p.id = $1`,
    [part.id],
  )
  const said = `${car.make};${car.model};1977;1977`
  const checked = await desk.bring(`clave interna;codigo;armadora;modelo;desde;hasta\nPEDIDO;;${said}\n;DOS-1;${said}\nDOS-B;;${said}\n`)
  expect(checked.informe).toMatchObject({ nuevos: 1, con_error: 2 })
  expect((await desk.problems(checked._id)).map(({ codigo, valor }) => [codigo, valor])).toEqual([
    ['producto_desconocido', 'PEDIDO'],
    ['varios_productos', 'DOS-1'],
  ])
})

test('undoing leaves alone a fitment that somebody changed since, and one whose car is gone', async () => {
  await shop.pool.query(`insert into models (make_id, slug, name) select id, 'fugaz', 'Fugaz' from makes where name = $1`, [car.make])
  const { make, model } = car
  const added = await desk.bring(file([make, model, 1960, 1961], [make, model, 1962, 1963], [make, 'Fugaz', 1964, 1965]))
  await desk.apply(added._id)
  const removed = await desk.bring(file([make, 'Fugaz', 1964, 1965, '', 'D'], [make, model, 1962, 1963, '', 'D']))
  await desk.apply(removed._id)
  expect(await years()).toEqual([1960])
  await shop.pool.query(`delete from models where name = 'Fugaz'`)
  expect(await desk.undo(removed._id)).toMatchObject({ deshecho: { restaurados: 2, retirados: 0, respetados: 0 } })
  expect(await years()).toEqual([1960, 1962])
  await shop.pool.query(`update fitments set note_es = 'Cambiada' where product_id = $1 and year_from = 1960`, [part.id])
  expect(await desk.undo(added._id)).toMatchObject({ deshecho: { restaurados: 0, retirados: 1, respetados: 2 } })
  expect(await years()).toEqual([1960])
})
