import { DEFAULT_POLICIES } from '@shop/domain/shop-policies'
import { expect, test } from 'vitest'
import { hoursText } from './hours-text.ts'

const holidays = ['2026-11-13', '2026-11-20'].map((day) => ({ day, names: { es: 'Inventario', en: 'Stocktaking' } }))
const OPEN = 'Atendemos lunes–viernes 09:00–19:00 y sábado 09:00–16:00, hora del centro de México.'

test('closed days of the next weeks are told with the hours', () => {
  const now = new Date('2026-11-14T18:00:00Z')
  expect(hoursText({ ...DEFAULT_POLICIES, holidays }, 'es', now)).toBe(
    `${OPEN} Días que no abrimos: lunes, 16 de noviembre; viernes, 20 de noviembre.`,
  )
  expect(hoursText({ ...DEFAULT_POLICIES, holidays }, 'en', now)).toMatch(
    /central Mexico time\. Days we are closed: Monday, November 16; Friday, November 20\.$/,
  )
})

test('a day is over when it is over in Mexico', () => {
  const shop = { ...DEFAULT_POLICIES, holidays }
  expect(hoursText(shop, 'es', new Date('2026-11-21T05:00:00Z'))).toMatch(/Días que no abrimos: viernes, 20 de noviembre\.$/)
  expect(hoursText(shop, 'es', new Date('2026-11-21T06:00:00Z'))).toBe(OPEN)
})
