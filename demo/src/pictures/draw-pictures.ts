import { createHash } from 'node:crypto'
import { brands } from '@shop/base-data/parts/brands'
import { everyPartType } from '@shop/base-data/parts/every-part-type'
import { brandBox } from './brand-box.ts'
import { brandLogos } from './brand-logos.ts'
import { everyDrawing } from './every-drawing.ts'
import { everyScene } from './hero/every-scene.ts'
import { picture } from './paint.ts'
import { paintOf } from './paint-of.ts'

export type DrawnPicture = { readonly name: string; readonly svg: string }

/** Instead of a drawing's name: the box of the brand. */
export const BOX = 'box'

const NEUTRAL = '#7d8896'

/** Every picture of the demo: each part type in the colours of each brand that makes it, and those of the home page. */
export const drawPictures = (): {
  readonly pictures: readonly DrawnPicture[]
  readonly nameFor: (drawing: string, brand: string) => string
  /** Of each slide of the carousel. */
  readonly heroes: readonly { readonly wide: string; readonly narrow: string }[]
  readonly logos: readonly { readonly brand: string; readonly name: string }[]
} => {
  const drawn = new Map<string, DrawnPicture>()
  for (const { drawing, brands: keys } of everyPartType) {
    for (const key of keys) {
      const colour = brands.find((brand) => brand.key === key)?.colour ?? NEUTRAL
      const id = `${drawing} ${key}`
      if (!drawn.has(id)) drawn.set(id, named(`${drawing}-${key}`, draw(drawing, colour)))
    }
  }
  for (const brand of brands) drawn.set(`${BOX} ${brand.key}`, named(`caja-${brand.key}`, brandBox(brand)))
  const fallback = { name: 'default.png', svg: draw('default', NEUTRAL) }
  const heroes = everyScene.map(({ wide, narrow }, i) => ({
    wide: named(`hero-${i + 1}-desktop`, wide),
    narrow: named(`hero-${i + 1}-mobile`, narrow),
  }))
  const logos = brandLogos.map(({ brand, svg }) => ({ brand, picture: named(`logo-${brand}`, svg) }))
  return {
    pictures: [...drawn.values(), fallback, ...heroes.flatMap(({ wide, narrow }) => [wide, narrow]), ...logos.map((logo) => logo.picture)],
    nameFor: (drawing, brand) => drawn.get(`${drawing} ${brand}`)?.name ?? fallback.name,
    heroes: heroes.map(({ wide, narrow }) => ({ wide: wide.name, narrow: narrow.name })),
    logos: logos.map(({ brand, picture: { name } }) => ({ brand, name })),
  }
}

/** The name carries a hash of the picture: a name never shows another picture, so it can be kept for ever. */
const named = (name: string, svg: string): DrawnPicture => ({
  name: `${name}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.png`,
  svg,
})

const draw = (drawing: string, colour: string): string => {
  const art = everyDrawing[drawing]
  if (!art) throw new Error(`There is no drawing "${drawing}"`)
  return picture(art, paintOf(colour), 'p')
}
