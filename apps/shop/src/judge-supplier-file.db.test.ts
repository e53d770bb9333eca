import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addCars, addPart, addTypes } from '@shop/api/testing/plain-catalogue'
import { addStaff } from '@shop/api/testing/test-customers'
import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeSupplierFile } from './judge-supplier-file.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await testShop()
  folder = await mkdtemp(join(tmpdir(), 'suppliers-'))
  await addStaff(shop, 'beto@example.mx', 'owner')
  await addCars(shop, [{ model: 'Frontier', from: 2005, to: 2015, engine: '2.5 diésel', facts: { fuel: ['diesel'] } }])
  await addTypes(shop, { 'spark-plug': { always: { fuel: ['gasoline'] } }, 'oil-filter': {} })
  await addPart(shop, { type: 'spark-plug', number: 'P1' })
  await addPart(shop, { type: 'oil-filter', number: 'F1' })
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await shop.close()
})

async function judged(...rows: readonly string[]) {
  const path = join(folder, 'supplier.csv')
  await writeFile(path, ['codigo,armadora,modelo,anio_inicio,anio_fin', ...rows, ''].join('\n'))
  return judgeSupplierFile(shop.db, path)
}

test('a file without contradictions is sound', async () => {
  expect(await judged('F1,Nissan,Frontier,2005,2015')).toEqual({
    lines: ['1 rows judged: 0 errors, 0 hints, 0 rows that could not be applied'],
    isSound: true,
  })
})

test('a hint alone is listed and fails nothing', async () => {
  const { lines, isSound } = await judged('F1,Nissan,Frontier,2005,2016')
  expect(lines[0]).toBe('· row 2  years-beyond  Nissan Frontier 2005–2016 · 2016')
  expect(isSound).toBe(true)
})

test('errors, and rows that the shop cannot place, are told by row and fail', async () => {
  const { lines, isSound } = await judged('P1,Nissan,Frontier,2005,2015')
  expect(lines[0]).toBe('✗ row 2  never-has  Nissan Frontier 2005–2015 · needs another fuel')
  expect(isSound).toBe(false)
  const reversed = await judged('F1,Nissan,Frontier,2015,2005')
  expect(reversed.lines[0]).toBe('✗ not-a-year: 1 rows that could not be applied')
  expect(reversed.isSound).toBe(false)
})

test('a file that is no table is told, not judged', async () => {
  const path = join(folder, 'nothing.csv')
  await writeFile(path, '')
  expect(await judgeSupplierFile(shop.db, path)).toEqual({ lines: ['✗ nothing.csv cannot be read: empty'], isSound: false })
})
