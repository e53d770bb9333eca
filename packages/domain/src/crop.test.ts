import { expect, test } from 'vitest'
import { cropInPixels, isCrop, largestCrop, movedCrop, resizedCrop, WHOLE_PICTURE } from './crop.ts'

test('a crop lies within its picture and is not empty', () => {
  expect(isCrop(WHOLE_PICTURE)).toBe(true)
  expect(isCrop({ left: 0.3, top: 0.1, width: 0.7, height: 0.9 })).toBe(true)
  for (const bad of [
    { left: -0.1, top: 0, width: 0.5, height: 0.5 },
    { left: 0.6, top: 0, width: 0.5, height: 0.5 },
    { left: 0, top: 0, width: 0, height: 1 },
    { left: 0, top: 0, width: Number.NaN, height: 1 },
  ])
    expect(isCrop(bad)).toBe(false)
})

test('in pixels it stays inside, however small the picture', () => {
  expect(cropInPixels({ left: 0.25, top: 0.5, width: 0.5, height: 0.5 }, { width: 400, height: 200 })).toEqual({
    left: 100,
    top: 100,
    width: 200,
    height: 100,
  })
  expect(cropInPixels({ left: 0.98, top: 0.98, width: 0.02, height: 0.02 }, { width: 3, height: 1 })).toEqual({
    left: 2,
    top: 0,
    width: 1,
    height: 1,
  })
})

test('a wanted shape begins as large as it can, in the middle', () => {
  expect(largestCrop({ width: 400, height: 200 }, 1)).toEqual({ left: 0.25, top: 0, width: 0.5, height: 1 })
  expect(largestCrop({ width: 200, height: 400 }, 1)).toEqual({ left: 0, top: 0.25, width: 1, height: 0.5 })
  expect(largestCrop({ width: 200, height: 400 }, undefined)).toEqual(WHOLE_PICTURE)
})

test('moving and resizing stop at the edge, and keep the shape', () => {
  const square = { left: 0.25, top: 0, width: 0.5, height: 1 }
  expect(movedCrop(square, 0.9, 0.9)).toEqual({ ...square, left: 0.5, top: 0 })
  expect(movedCrop(square, -0.9, 0)).toEqual({ ...square, left: 0 })
  expect(resizedCrop(square, 0.5, 0.5, 0.5)).toEqual(square)
  expect(resizedCrop(square, -0.25, 0, 0.5)).toEqual({ left: 0.25, top: 0, width: 0.25, height: 0.5 })
  expect(resizedCrop(square, 0.9, -0.5, undefined)).toEqual({ left: 0.25, top: 0, width: 0.75, height: 0.5 })
})
