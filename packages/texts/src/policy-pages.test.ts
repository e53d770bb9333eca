import { centsFromPesos } from '@shop/domain/money'
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/domain/payment-method'
import { DEFAULT_POLICIES } from '@shop/domain/shop-policies'
import { expect, test } from 'vitest'
import { policyPages as english } from './en/policy-pages.ts'
import { policyPages as spanish } from './es/policy-pages.ts'

const names = ['privacy', 'warranty', 'cookies'] as const

test('both languages have the same sections under the same addresses', () => {
  for (const name of names) {
    const shape = (pages: typeof spanish) => {
      const { updated, sections } = pages[name](DEFAULT_POLICIES, PAYMENT_METHODS)
      return { updated, ids: sections.map(({ id }) => id) }
    }
    expect(shape(english)).toEqual(shape(spanish))
  }
})

test('no promise is written into the wording: other policies, other numbers', () => {
  const changed = {
    ...DEFAULT_POLICIES,
    shipping: { freeOver: centsFromPesos(777), standardCost: centsFromPesos(88) },
    delivery: { fewestDays: 41, mostDays: 43 },
    returns: { days: 29 },
    quotation: { minutes: 52 },
    hours: [{ days: ['sunday' as const], opens: '06:07', closes: '08:09' }],
  }
  for (const pages of [spanish, english]) {
    const text = names.map((name) => JSON.stringify(pages[name](changed, PAYMENT_METHODS))).join()
    for (const promise of ['$777.00', '$88.00', '41', '43', '29', '52', '06:07–08:09']) expect(text).toContain(promise)
    expect(text).not.toMatch(/\$(300|120)|\b365\b|\b15 min|09:00|19:00/)
  }
})

test('only ways of paying that are offered are spoken of', () => {
  const said = (pages: typeof spanish, methods: readonly PaymentMethod[]) =>
    names.map((name) => JSON.stringify(pages[name](DEFAULT_POLICIES, methods))).join()
  for (const pages of [spanish, english]) {
    expect(said(pages, PAYMENT_METHODS)).toMatch(/OXXO.*(?:Tarjeta|Card).*CLABE/s)
    expect(said(pages, ['transfer'])).not.toMatch(/oxxo|tarjeta|\bcards?\b|proveedor de pagos|payment provider/i)
    expect(said(pages, ['transfer'])).toContain('CLABE')
    expect(said(pages, [])).not.toMatch(/"facts":\[\]|oxxo|CLABE/)
  }
})
