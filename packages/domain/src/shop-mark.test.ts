import { expect, test } from 'vitest'
import { shopMarkOf } from './shop-mark.ts'

function addressOf(picture: string, width: number) {
  return `/${picture}?w=${width}`
}
function markWith(width: number, height: number) {
  return shopMarkOf({ name: 'Refacciones Bernal', looks: { logo: { picture: 'a.webp', width, height } } }, addressOf)
}

test('without a logo the initials stand before the name', () => {
  expect(shopMarkOf({ name: 'Refacciones Bernal', looks: { logo: undefined } }, addressOf)).toEqual({
    picture: undefined,
    initials: 'RB',
    name: 'Refacciones Bernal',
  })
})

test('a logo that is nearly square stands beside the name, and says nothing by itself', () => {
  expect(markWith(180, 100)).toMatchObject({
    picture: { src: '/a.webp?w=180', alt: '', width: 180, height: 100 },
    name: 'Refacciones Bernal',
  })
})

test('a wide one stands in its place, and is read aloud', () => {
  expect(markWith(360, 180)).toMatchObject({ picture: { src: '/a.webp?w=360', alt: 'Refacciones Bernal' }, name: '' })
})
