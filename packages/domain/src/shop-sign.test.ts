import { expect, test } from 'vitest'
import { STANDARD_LOOKS } from './shop-looks.ts'
import { iconAddress, isShopIcon, signVersion } from './shop-sign.ts'

const SIGN = { name: 'Refacciones del Bajío', looks: STANDARD_LOOKS }
const LOGO = { picture: 'a1.webp', width: 10, height: 10 }

test('an icon has another address once it looks different', () => {
  const versions = [
    SIGN,
    { ...SIGN, name: 'Otra' },
    { ...SIGN, looks: { ...STANDARD_LOOKS, brand: '#8a1538' } },
    { ...SIGN, looks: { ...STANDARD_LOOKS, logo: LOGO } },
  ].map(signVersion)
  expect(new Set(versions).size).toBe(4)
  expect(iconAddress('icono-192.png', SIGN)).toBe(`/images/tienda/icono-192.png?v=${versions[0]}`)
})

test('and the same one as long as it looks the same', () => {
  expect(signVersion({ ...SIGN, name: 'Rectificadora de Bernal' })).toBe(signVersion({ ...SIGN, name: 'Rines del Bajío' }))
})

test('no other name is an icon', () => {
  expect(['icono-192.png', 'icono-193.png', 'toString'].map(isShopIcon)).toEqual([true, false, false])
})
