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

test('no text ends the element that the data stand in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const written = withoutMarkup(packed({ text }))
      expect(written).not.toMatch(/[<>&\u2028\u2029]/)
      expect(unpacked(written)).toEqual({ text })
    }),
  )
})
