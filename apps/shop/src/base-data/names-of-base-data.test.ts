import { expect, test } from 'vitest'
import { namesOfBaseData } from './names-of-base-data.ts'

const names = namesOfBaseData()

test('brands, kinds of parts and cars are known as suppliers shout them', () => {
  expect(names.brand('BOSCH')).toMatchObject({ slug: 'bosch', name: 'Bosch' })
  expect(names.partType('BALATA')).toMatchObject({ nameEs: 'Balatas', category: { nameEs: 'Frenos' } })
  expect(names.partType('pastillas de freno')).toMatchObject({ nameEs: 'Balatas' })
  expect(names.make('NISSAN')).toBe('Nissan')
  expect(names.model('nissan', 'TSURU')).toMatchObject({
    name: 'Tsuru',
    runs: expect.arrayContaining([expect.objectContaining({ engine: '1.6' })]),
  })
})

test('what nobody calls so is not known', () => {
  expect([names.brand('Nadie'), names.partType('xilófono'), names.make('Carro'), names.model('Nissan', 'Jetta')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
