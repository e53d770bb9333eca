import { centsFromPesos } from '@shop/domain/money'
import { DEFAULT_POLICIES } from '@shop/domain/shop-policies'
import { expect, test } from 'vitest'
import { policyPages as english } from './en/policy-pages.ts'
import { policyPages as spanish } from './es/policy-pages.ts'

const names = ['privacy', 'warranty', 'cookies'] as const

test('both languages have the same sections under the same addresses', () => {
  for (const name of names) {
    const shape = (pages: typeof spanish) => {
      const { updated, sections } = pages[name](DEFAULT_POLICIES)
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
    const text = names.map((name) => JSON.stringify(pages[name](changed))).join()
    for (const promise of ['$777.00', '$88.00', '41', '43', '29', '52', '06:07–08:09']) expect(text).toContain(promise)
    expect(text).not.toMatch(/\$(300|120)|\b365\b|\b15 min|09:00|19:00/)
  }
})
