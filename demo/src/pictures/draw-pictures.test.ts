import { everyPartType } from '@shop/base-data/base-data'
import { expect, test } from 'vitest'
import { generateCatalogue } from '../catalogue/generate-catalogue.ts'
import { drawPictures } from './draw-pictures.ts'
import { readDrawing } from './part-drawings.ts'

const carried = everyPartType.filter(({ isSeldomStocked }) => !isSeldomStocked)

test('every part type has a picture that no other part type has, without scripts or styles', () => {
  const shared = [...Map.groupBy(carried, ({ drawing }) => drawing)].filter(([, types]) => types.length > 1)
  expect(shared.map(([drawing, types]) => [drawing, types.map(({ key }) => key)])).toEqual([])
  const arts = carried.map(({ drawing }) => readDrawing(drawing).part)
  expect(new Set(arts).size).toBe(arts.length)
  const { pictures } = drawPictures()
  expect(new Set(pictures.map(({ svg }) => svg)).size).toBeGreaterThan(900)
  expect(pictures.length).toBeLessThan(1_300)
  expect(pictures.filter(({ svg }) => /<script|style=|href=|<text|NaN|undefined/.test(svg)).map(({ name }) => name)).toEqual([])
})

test('the right one of a pair is the mirror image of the left one, in every brand that sells it', () => {
  const { pictures, nameFor } = drawPictures()
  const svgOf = (name: string) => pictures.find((one) => one.name === name)?.svg ?? ''
  for (const { drawing, positions, brands } of carried)
    for (const brand of brands) {
      const [left, right] = [nameFor(drawing, brand), nameFor(drawing, brand, true)]
      const hasSides = positions?.some((position) => position.endsWith('right')) ?? false
      expect([drawing, brand, left === right]).toEqual([drawing, brand, !hasSides])
    }
  const [left, right] = [svgOf(nameFor('headlight', 'hella')), svgOf(nameFor('headlight', 'hella', true))]
  expect(right.replace('<g transform="matrix(-1 0 0 1 400 0)">', '').replace(/<\/g>\n<\/svg>$/, '\n</svg>')).toBe(left)
  const sold = [...generateCatalogue(4_000).products].filter(({ type }) => type.key === 'headlight')
  expect(sold.every(({ name, position }) => name.es.includes('derech') === (position === 'right'))).toBe(true)
  expect(new Set(sold.map(({ position }) => position))).toEqual(new Set(['left', 'right']))
})
