import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importDesk } from '../../testing/import-calls.ts'
import { stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

/** Everything a spreadsheet would run, and what our own guard looks like. */
const NAMES = [
  '=1+1',
  '+52',
  '-5 mm',
  '@SUM(A1)',
  '\tsangrado',
  '\rretorno',
  "'=1",
  "''@x",
  'Disco 1/2" "ventilado"',
  'con, coma; y | barra',
  ' =x',
]

let shop: TestShop
let desk: Awaited<ReturnType<typeof importDesk>>
let parts = 0
beforeAll(async () => {
  shop = await testShop()
  const { ids } = await stockARefaccionaria(shop.db)
  parts = ids.size
  for (const [i, id] of [...ids.values()].slice(0, NAMES.length).entries())
    await shop.pool.query(
      `update products set name_es = $2, name_en = $2, description_es = $2 || E'\\n<b>dos & líneas</b>', part_number = $3, supplier = $4 where id = $1`,
      [id, NAMES[i], `${NAMES[i]?.trim()[0]}N-${i}`, '=cmd|calc'],
    )
  await shop.pool.query(`update products set equivalents = array['A,1', '-B;2'] where id = $1`, [[...ids.values()][0]])
  await shop.pool.query(
    `update products set equivalents = array['A,1'], unit = 'pair', pieces_per_car = 4, is_outlet = true, status = 'inactive' where id = $1`,
    [[...ids.values()][1]],
  )
  desk = await importDesk(shop)
})
afterAll(() => shop.close())

async function download(path: string): Promise<Buffer> {
  const response = await shop.app.inject({ url: `/api/admin/exportar/${path}`, headers: desk.headers })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="/)
  return response.rawPayload
}

describe.each(['csv', 'xlsx'])('as %s', (format) => {
  test('what was exported changes nothing when it comes back', async () => {
    const before = (await shop.pool.query('select * from products order by id')).rows
    const checked = await desk.bring(await download(`productos/${format}`))
    expect(await desk.problems(checked._id)).toEqual([])
    expect(checked.informe).toMatchObject({ renglones: parts, nuevos: 0, cambiados: 0, iguales: parts, con_error: 0, ejemplos: [] })
    await desk.apply(checked._id)
    expect((await shop.pool.query('select * from products order by id')).rows).toEqual(before)
  })

  test('and so do the cars that parts fit', async () => {
    const count = Number((await shop.pool.query('select count(*) from fitments')).rows[0].count)
    const checked = await desk.bring(await download(`compatibilidades/${format}`))
    expect(checked).toMatchObject({ tipo: 'compatibilidades', informe: { renglones: count, nuevos: 0, iguales: count, con_error: 0 } })
  })
})

test('no cell of an export begins a formula', async () => {
  const text = (await download('productos/csv')).toString()
  const cells = text
    .slice(1)
    .split(/\r\n/)
    .flatMap((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
  expect(cells.filter((cell) => /^"?[=+\-@\t\r]/.test(cell))).toEqual([])
  expect(text).toContain("'=cmd|calc")
})
