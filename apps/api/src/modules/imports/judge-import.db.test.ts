import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../testing/import-calls.ts'
import { addCars, addPart, addTypes } from '../../testing/plain-catalogue.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { judgeFile } from './judge-file.ts'

const VERSA = { model: 'Versa', from: 2012, to: 2019 }
const FRONTIER = { model: 'Frontier', from: 2005, to: 2015 }

let shop: TestShop
let desk: Awaited<ReturnType<typeof importDesk>>
beforeAll(async () => {
  shop = await testShop()
  desk = await importDesk(shop)
  await addCars(shop, [
    { ...VERSA, engine: '1.6', facts: { fuel: ['gasoline'], cylinders: ['4'] } },
    { ...FRONTIER, engine: '2.5', facts: { fuel: ['gasoline'], cylinders: ['4'] } },
    { ...FRONTIER, engine: '2.5 diésel', facts: { fuel: ['diesel'], cylinders: ['4'] } },
  ])
  await addTypes(shop, { 'spark-plug': { always: { fuel: ['gasoline'] } }, 'oil-filter': {} })
  await addPart(shop, { type: 'spark-plug', number: 'P1', rows: [{ ...FRONTIER, engine: '2.5' }] })
  await addPart(shop, { type: 'oil-filter', number: 'F1', rows: [{ ...FRONTIER, engine: '2.5 diésel' }] })
  await addPart(shop, { type: 'oil-filter', number: 'F2', name: 'Filtro delantero', rows: [{ ...VERSA, to: 2015 }] })
})
afterAll(() => shop.close())

const FITMENTS = `codigo,armadora,modelo,anio_inicio,anio_fin,motor,posicion
P1,Nissan,Frontier,2005,2015,2.5 diésel,
P1,Nissan,Versa,2012,2019,1.6,
P1,Nissan,Versa,2001,2006,1.6,
`
const PLANTED = [
  { row: 2, kind: 'never-has', fact: 'fuel', car: 'Nissan Frontier 2005–2015 2.5 diésel' },
  { row: 4, kind: 'car-not-sold', car: 'Nissan Versa 2001–2006 1.6' },
]

test('a plug for a diesel and years in which a car was not sold are told, the clean row between them is not', async () => {
  const { _id, informe } = await desk.bring(FITMENTS)
  expect(informe).toMatchObject({ renglones: 3, nuevos: 3, con_error: 0 })
  expect(informe.contradicciones).toEqual({
    errores: 2,
    avisos: 0,
    primeras: [
      { renglon: 2, tipo: 'el_auto_no_lo_lleva', dato: 'combustible', auto: PLANTED[0]?.car },
      { renglon: 4, tipo: 'auto_no_vendido', auto: PLANTED[1]?.car },
    ],
  })
  const applied = await desk.apply(_id)
  expect(applied).toMatchObject({ estado: 'aplicada', informe: { contradicciones: informe.contradicciones } })
  await desk.undo(_id)
})

test('rows are judged beside those that the shop has and keeps, and the position beside the name', async () => {
  const { informe } = await desk.bring(`codigo,armadora,modelo,anio_inicio,anio_fin,motor,posicion,accion
F1,Nissan,Frontier,2005,2010,2.5 diésel,,A
F2,Nissan,Versa,2012,2015,,,D
F2,Nissan,Versa,2012,2019,,,A
F2,Nissan,Versa,2012,2019,1.6,Trasero,A
`)
  expect(informe).toMatchObject({ nuevos: 3, quitados: 1, con_error: 0, contradicciones: { errores: 2, avisos: 0 } })
  expect(informe.contradicciones.primeras).toMatchObject([
    { renglon: 2, tipo: 'fila_repetida' },
    { renglon: 5, tipo: 'nombre_otra_posicion', valor: 'Trasero' },
  ])
})

test('a file of products contradicts the cars that they have; prices and new products contradict nothing', async () => {
  const { informe } = await desk.bring(`codigo,marca,nombre,tipo,precio
F1,ACME,,spark-plug,
P1,ACME,,,99.00
N1,ACME,Bujía nueva,spark-plug,80.00
`)
  expect(informe).toMatchObject({ nuevos: 1, cambiados: 2, con_error: 0, contradicciones: { errores: 1, avisos: 0 } })
  expect(informe.contradicciones.primeras).toMatchObject([{ renglon: 2, tipo: 'el_auto_no_lo_lleva', dato: 'combustible' }])
})

test('a number that a file brings twice for one brand, under two keys, is one part', async () => {
  const { informe } = await desk.bring(`clave_interna,codigo,marca,nombre,tipo,precio
K-1,N-77,ACME,Bujía,spark-plug,80.00
K-2,N77,ACME,Bujía,spark-plug,80.00
K-3,N78,ACME,Bujía,spark-plug,80.00
`)
  expect(informe).toMatchObject({ nuevos: 3, con_error: 0, contradicciones: { errores: 1, avisos: 0 } })
  expect(informe.contradicciones.primeras).toMatchObject([{ renglon: 3, tipo: 'numero_repetido', otra: 'K-1' }])
})

test('a file is judged the same way without being imported', async () => {
  const count = async () =>
    (await shop.pool.query('select (select count(*) from imports) + (select count(*) from import_rows) as sum')).rows
  const before = await count()
  const report = await judgeFile(shop, Readable.from([FITMENTS]), 'supplier.csv')
  expect(report.contradictions).toEqual({ errors: 2, hints: 0, first: PLANTED })
  expect(await count()).toEqual(before)
})
