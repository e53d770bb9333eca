import { LOCALES } from '@shop/domain/locale'
import { PAYMENT_METHODS } from '@shop/domain/payment-method'
import { hasUnknownPlaceholder } from '@shop/domain/policy-text'
import { DEFAULT_POLICIES } from '@shop/domain/shop-policies'
import { expect, test } from 'vitest'
import { policyPages as english } from './en/policy-pages.ts'
import { shop as englishShop } from './en/shop.ts'
import { policyPages as spanish } from './es/policy-pages.ts'
import { shop as spanishShop } from './es/shop.ts'
import { originalSections } from './original-sections.ts'
import { blocksFromText, filled, filledBlock } from './policy-text.ts'

const pages = { es: spanish, en: english }
const weekdays = { es: spanishShop.layout.weekdays, en: englishShop.layout.weekdays }

test('every section can be edited as text and reads the same afterwards, with the promises of today', () => {
  for (const { page, section, text } of originalSections(PAYMENT_METHODS))
    for (const locale of LOCALES) {
      const original = pages[locale][page](DEFAULT_POLICIES, PAYMENT_METHODS).sections.find(({ id }) => id === section)
      expect(hasUnknownPlaceholder(text.title[locale] + text.body[locale])).toBe(false)
      expect(filled(text.title[locale], DEFAULT_POLICIES, weekdays[locale])).toBe(original?.title)
      const blocks = blocksFromText(text.body[locale]).map((block) => filledBlock(block, DEFAULT_POLICIES, weekdays[locale]))
      expect(blocks).toEqual(original?.blocks)
    }
})

test('numbers of promises are placeholders', () => {
  const all = JSON.stringify(originalSections(PAYMENT_METHODS))
  for (const name of ['gratis_desde', 'costo_envio', 'dias_devolucion', 'horario', 'correo']) expect(all).toContain(`{${name}}`)
  expect(all).not.toMatch(/990_?0|99:5/)
})

test('what is no list stays a paragraph, and nothing in it is taken for more than text', () => {
  expect(blocksFromText('Uno\ndos\n\n- tres\n- cuatro\n\n\n<b>cinco</b>\n- seis')).toEqual([
    'Uno dos',
    { list: ['tres', 'cuatro'] },
    '<b>cinco</b> - seis',
  ])
  expect(blocksFromText('[Aquí](https://example.mx)')).toEqual(['[Aquí](https://example.mx)'])
})
