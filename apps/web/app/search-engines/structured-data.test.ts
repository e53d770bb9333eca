import { DEFAULT_POLICIES } from '@shop/domain/shop-policies'
import { expect, test } from 'vitest'
import { storeData } from './structured-data.ts'

test('search engines know the closed days of a year ahead, by law and the shop’s own', () => {
  const holidays = ['2026-11-13', '2026-11-20', '2027-12-01'].map((day) => ({ day, names: { es: 'Inventario', en: 'Stocktaking' } }))
  const store = storeData('https://tienda.example', 'a.png', { ...DEFAULT_POLICIES, holidays }, new Date('2026-11-14T18:00:00Z'))
  const special: { validFrom: string }[] = Reflect.get(store, 'specialOpeningHoursSpecification')
  // The first of May is a Saturday, on which the shop would be open.
  expect(special.map(({ validFrom }) => validFrom)).toEqual([
    '2026-11-16',
    '2026-11-20',
    '2026-12-25',
    '2027-01-01',
    '2027-02-01',
    '2027-03-15',
    '2027-05-01',
    '2027-09-16',
  ])
  expect(special[0]).toEqual({
    '@type': 'OpeningHoursSpecification',
    validFrom: '2026-11-16',
    validThrough: '2026-11-16',
    opens: '00:00',
    closes: '00:00',
  })
})
