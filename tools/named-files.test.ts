import { expect, test } from 'vitest'
import { missingFiles } from './named-files.ts'

const FILES = ['apps/api/src/server.ts', 'packages/texts/src/es/shop.ts', 'apps/api/src/modules/orders/orders.queries.ts']

test('a file that a document names has to be there, by its path or the end of it', () => {
  expect(missingFiles('`server.ts`, `modules/orders/orders.queries.ts`, `*.queries.ts` and `npm test`', FILES)).toEqual([])
  expect(missingFiles('Once it was `erver.ts`, then `orders/gone.ts`.', FILES)).toEqual(['erver.ts', 'orders/gone.ts'])
})

test('both languages have to be there', () => {
  expect(missingFiles('`{es,en}/shop.ts`', FILES)).toEqual(['{es,en}/shop.ts'])
  expect(missingFiles('`{es,en}/shop.ts`', [...FILES, 'packages/texts/src/en/shop.ts'])).toEqual([])
})
