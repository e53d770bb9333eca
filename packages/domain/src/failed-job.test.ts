import { expect, test } from 'vitest'
import { canBeDiscarded, shownError, withoutEmails } from './failed-job.ts'

test('of an e-mail stays what is enough to recognise it', () => {
  expect(withoutEmails('550 no such user <ana.lopez@example.mx>, nor to:beto@taller.com.mx')).toBe(
    '550 no such user <a•••@example.mx>, nor to:b•••@taller.com.mx',
  )
})

test('of a failure its first line is shown, without addresses, numbers or more than fits', () => {
  expect(shownError('Error: 550 ana@example.mx\n    at send (smtp.ts:1)')).toBe('Error: 550 a•••@example.mx')
  expect(shownError('Key (phone)=(2225550101) exists')).toBe('Key (phone)=(••••••0101) exists')
  expect(shownError('x'.repeat(500))).toHaveLength(200)
})

test('money is not thrown away', () => {
  expect([canBeDiscarded('payment'), canBeDiscarded('refund'), canBeDiscarded('order-mail')]).toEqual([false, false, true])
})
