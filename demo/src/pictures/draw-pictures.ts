import { createHash } from 'node:crypto'
import { brands } from '../content/parts/brands.ts'
import { everyPartType } from '../content/parts/every-part-type.ts'
import { everyDrawing } from './every-drawing.ts'
import { type Paint, picture } from './paint.ts'

export type DrawnPicture = { readonly name: string; readonly svg: string }

const NEUTRAL = '#7d8896'

/** Every picture that a product of the demo can have: each part type in the colours of each brand that makes it. */
export const drawPictures = (): {
  readonly pictures: readonly DrawnPicture[]
  readonly nameFor: (drawing: string, brand: string) => string
} => {
  const drawn = new Map<string, DrawnPicture>()
  for (const { drawing, brands: keys } of everyPartType) {
    for (const key of keys) {
      const colour = brands.find((brand) => brand.key === key)?.colour ?? NEUTRAL
      const id = `${drawing} ${key}`
      if (!drawn.has(id)) drawn.set(id, draw(drawing, colour, `${drawing}-${key}`))
    }
  }
  const fallback = { name: 'default.png', svg: draw('default', NEUTRAL, 'default').svg }
  return { pictures: [...drawn.values(), fallback], nameFor: (drawing, brand) => drawn.get(`${drawing} ${brand}`)?.name ?? fallback.name }
}

/** The name carries a hash of the picture: a name never shows another picture, so it can be kept for ever. */
const draw = (drawing: string, colour: string, name: string): DrawnPicture => {
  const art = everyDrawing[drawing]
  if (!art) throw new Error(`There is no drawing "${drawing}"`)
  const svg = picture(art, paintOf(colour), 'p')
  return { name: `${name}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.png`, svg }
}

const paintOf = (base: string): Paint => ({
  base,
  light: mixed(base, 255, 0.45),
  dark: mixed(base, 0, 0.35),
  accent: mixed(base, 255, 0.8),
})

const mixed = (colour: string, towards: number, share: number): string => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return `#${channels
    .map((channel) =>
      Math.round(channel + (towards - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
