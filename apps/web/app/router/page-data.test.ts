import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutMarkup } from './head.tsx'
import { packed, unpacked } from './page-data.ts'

test('what loaders answer arrives as it was, dates as dates', () => {
  const part = {
    name: 'Balata “D” </script> & más',
    stock: 0,
    price: 12.5,
    at: new Date('2026-11-18T05:00:00Z'),
    none: null,
    list: [{ at: new Date(0) }],
  }
  expect(unpacked(packed(part))).toEqual(part)
  expect(unpacked(withoutMarkup(packed(part)))).toEqual(part)
})

test('rows of one kind are a table that names each field once, whatever some of them lack', () => {
  const rows = [
    { id: '1', name: 'Balata', stock: 0, promotion: { percent: 10, until: new Date(0) }, car: undefined },
    { id: '2', name: 'Disco', stock: null, promotion: { percent: 20 } },
    { id: '3', stock: 4, promotion: { percent: 5, sizes: [[], [1], { a: [{ b: 1 }, {}] }] } },
    { id: '4', name: 'Bomba', stock: 1 },
  ]
  const text = packed({ rows, others: [{ id: 1 }, 'text'], none: [] })
  expect(unpacked(text)).toEqual({ rows, others: [{ id: 1 }, 'text'], none: [] })
  expect(text.match(/"name"/g)).toHaveLength(1)
})

test('what all rows say is written once, and a field that few of them have is no hindrance', () => {
  const car = { make: 'Nissan', model: 'Versa', since: new Date(0) }
  const fits = [
    { verdict: 'fits', car },
    { verdict: 'fits', car: { ...car } },
    { verdict: 'fits-if', condition: 'Con ABS', car },
  ]
  const text = packed({ fits, alike: [{ car }, { car }] })
  expect(unpacked(text)).toEqual({ fits, alike: [{ car }, { car }] })
  expect(text.match(/Versa/g)).toHaveLength(2)
})

test('things that share little are not pressed into a table', () => {
  const tags = [{ title: 'Balatas' }, { name: 'description', content: 'x' }, { rel: 'canonical', href: '/' }]
  expect(packed(tags)).toBe(JSON.stringify(tags))
  expect(unpacked(packed(tags))).toEqual(tags)
})

test('anything that JSON knows arrives as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unpacked(packed(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('no text ends the element that the data stand in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const written = withoutMarkup(packed({ text }))
      expect(written).not.toMatch(/[<>&\u2028\u2029]/)
      expect(unpacked(written)).toEqual({ text })
    }),
  )
})
