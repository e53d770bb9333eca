import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../testing/import-calls.ts'
import { stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof importDesk>>
let part: { number: string; id: number }
beforeAll(async () => {
  shop = await testShop()
  const { ids } = await stockARefaccionaria(shop.db)
  const [number = '', id = 0] = [...ids][0] ?? []
  part = { number, id }
  desk = await importDesk(shop)
})
afterAll(() => shop.close())

async function fitments() {
  return (
    await shop.pool.query(
      `select m.name as model, f.year_from, f.year_to, f.engine, f.position_es, f.position_en, f.note_es from fitments f join models m on m.id = f.model_id
       where f.product_id = $1 order by m.name, f.year_from, f.year_to`,
      [part.id],
    )
  ).rows
}
async function car() {
  return (await shop.pool.query('select k.name as make, m.name as model from models m join makes k on k.id = m.make_id order by m.id'))
    .rows[0]
}

function app(inside: string, action = 'A') {
  return `<App action="${action}" id="1">${inside}<Qty>1</Qty><PartType id="1684"/></App>`
}
function aces(...apps: readonly string[]) {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ACES version="4.2"><Header><Company>ACME</Company></Header>${apps.join('')}<Footer/></ACES>`
}

test('an ACES file adds cars, says which rows it cannot place, and is undone', async () => {
  const before = await fitments()
  const { make, model } = await car()
  const vehicle = `<Years from="1991" to="1993"/><Make id="1">${make}</Make><Model id="2">${model}</Model>`
  const checked = await desk.bring(
    aces(
      app(`${vehicle}<Note>Con ABS</Note><Note>Sin turbo</Note><Position id="22"/><Part>${part.number}</Part>`),
      app(`<BaseVehicle id="12345"/><Part>${part.number}</Part>`),
      app(`${vehicle}<Part>NADA-99</Part>`),
      app(`<Years from="1991" to="1993"/><Make>Nadie</Make><Model>Nada</Model><Part>${part.number}</Part>`),
      app(`<Years from="1993" to="1991"/><Make>${make}</Make><Model>${model}</Model><Part>${part.number}</Part>`),
    ),
  )
  expect(checked).toMatchObject({ formato: 'aces', tipo: 'compatibilidades', informe: { renglones: 5, nuevos: 1, con_error: 4 } })
  expect((await desk.problems(checked._id)).map(({ renglon, codigo, valor }) => [renglon, codigo, valor])).toEqual([
    [3, 'vehiculo_por_id', 'VCdb 12345'],
    [4, 'producto_desconocido', 'NADA-99'],
    [5, 'armadora_desconocida', 'Nadie'],
    [6, 'anio_ilegible', '1991'],
  ])
  await desk.apply(checked._id, true)
  expect(await fitments()).toContainEqual({
    model,
    year_from: 1991,
    year_to: 1993,
    engine: '',
    position_es: 'Delantera',
    position_en: 'Front',
    note_es: 'Con ABS; Sin turbo',
  })
  expect(await desk.undo(checked._id)).toMatchObject({ deshecho: { retirados: 1, restaurados: 0, respetados: 0 } })
  expect(await fitments()).toEqual(before)
})

test('a row that the file takes back is removed, and comes back when that is undone', async () => {
  const before = await fitments()
  const { rows } = await shop.pool.query(
    `select k.name as make, m.name as model, f.* from fitments f join models m on m.id = f.model_id join makes k on k.id = m.make_id where product_id = $1 limit 1`,
    [part.id],
  )
  const { make, model, year_from, year_to, engine, note_es } = rows[0]
  const note = note_es ? `<Note>${note_es}</Note>` : ''
  const base = engine ? `<EngineBase>${engine}</EngineBase>` : ''
  const checked = await desk.bring(
    aces(
      app(
        `<Years from="${year_from}" to="${year_to}"/><Make>${make}</Make><Model>${model}</Model>${base}${note}<Part>${part.number}</Part>`,
        'D',
      ),
    ),
  )
  expect(checked.informe).toMatchObject({ quitados: 1, con_error: 0 })
  await desk.apply(checked._id)
  expect(await fitments()).toHaveLength(before.length - 1)
  await desk.undo(checked._id)
  expect(await fitments()).toEqual(before)
})
