import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isNeverRunAgain } from './never-again.ts'

test.each([
  ['packages/domain/src/money.test.ts', 'adds'],
  ['apps/api/src/modules/orders/orders-under-fire.db.test.ts', 'planted'],
  ['apps/api/src/modules/limits/limits.db.test.ts', 'who signs in well'],
  ['apps/api/src/http/idempotency.db.test.ts', 'another'],
  ['e2e/buy-with-oxxo.e2e.ts', 'in English'],
  ['e2e/home.e2e.ts', 'the price of a part is the one that was paid'],
  ['e2e/home.e2e.ts', 'never sells more than there is in stock'],
  ['apps/api/src/deliver-mail.db.test.ts', 'a mail that is refused'],
  ['apps/api/src/modules/staff/staff.db.test.ts', 'an invitation makes a member, once'],
  ['apps/api/src/modules/staff/staff.db.test.ts', 'a message that is delivered twice is said'],
])('%s › %s has one chance', (file, name) => {
  expect(isNeverRunAgain({ file, name })).toBe(true)
})

test.each([
  ['e2e/home.e2e.ts', 'the carousel moves by itself'],
  ['e2e/home.e2e.ts', 'everything is there at once'],
  ['tools/planted.test.ts', 'fails once'],
  ['packages/domain/src/search/spelling.test.ts', 'a misspelt word is understood'],
  ['e2e/by-keyboard.e2e.ts', 'every button can be reached'],
])('%s › %s has a second one', (file, name) => {
  expect(isNeverRunAgain({ file, name })).toBe(false)
})

test('every module that moves money or goods has one chance', () => {
  const modules = readdirSync('apps/api/src/modules')
  const sacred = modules.filter((area) => isNeverRunAgain({ file: `apps/api/src/modules/${area}/x.db.test.ts`, name: '' }))
  expect(sacred).toEqual([
    'audit-log',
    'cart',
    'checkout',
    'counter',
    'disputes',
    'limits',
    'money-cases',
    'money-desk',
    'offers',
    'order-mails',
    'order-sweep',
    'orders',
    'payment-sandbox',
    'payments',
    'promotions',
    'quotations',
    'reconciliation',
    'refunds',
    'returns',
    'vouchers',
  ])
})
