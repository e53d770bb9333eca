import { createHash } from 'node:crypto'
import { brands, everyPartType } from '@shop/base-data/base-data'
import type { Position } from '@shop/base-data/shapes'
import { brandBox } from './brand-box.ts'
import { brandLogos } from './brand-logos.ts'
import { drawScenes } from './hero/every-scene.ts'
import { nearestPaint } from './paint-of.ts'
import { type PartDrawing, paintDrawing, readDrawing } from './part-drawings.ts'

/** The name of a drawing's picture in a brand's paint. */
export type PictureFor = (drawing: string, brand: string, isMirrored?: boolean) => string

export type DrawnPicture = { readonly name: string; readonly svg: string }

/** Instead of a drawing's name: the box of the brand. */
export const BOX = 'box'

/** What is sold for a left and a right side is drawn as the left one; the right one is its mirror image. */
export function isMirrored(position: Position | undefined): boolean {
  return position?.endsWith('right') ?? false
}

const NEUTRAL = '#7d8896'

/** Comes with the shop. */
const NO_PICTURE = 'default.png'

/** Every picture of the demo: each part type in the paints of the brands that make it, and those of the home page. */
export function drawPictures(): {
  readonly pictures: readonly DrawnPicture[]
  readonly nameFor: PictureFor
  /** Of each slide of the carousel. */
  readonly heroes: readonly { readonly wide: string; readonly narrow: string }[]
  readonly logos: readonly { readonly brand: string; readonly name: string }[]
} {
  const drawn = new Map<string, DrawnPicture>()
  const boxes = new Map<string, DrawnPicture>()
  const paints = new Map(brands.map(({ key, colour }) => [key, nearestPaint(colour)]))
  const idOf = (drawing: string, brand: string) => `${drawing} ${paints.get(brand)?.name}`
  for (const { drawing, brands: keys, positions, isSeldomStocked } of everyPartType) {
    if (isSeldomStocked) continue
    const sample = readDrawing(drawing)
    for (const key of keys) {
      const { name, colour } = paints.get(key) ?? nearestPaint(NEUTRAL)
      const id = idOf(drawing, key)
      if (drawn.has(id)) continue
      const picture = paintDrawing(sample, colour)
      drawn.set(id, named(`${drawing}-${name}`, picture.svg))
      if (positions?.some(isMirrored)) drawn.set(mirrored(id), named(`${drawing}-derecha-${name}`, mirror(picture)))
    }
  }
  for (const brand of brands) boxes.set(brand.key, named(`caja-${brand.key}`, brandBox(brand)))
  const heroes = drawScenes().map(({ wide, narrow }, i) => ({
    wide: named(`hero-${i + 1}-desktop`, wide),
    narrow: named(`hero-${i + 1}-mobile`, narrow),
  }))
  const logos = brandLogos.map(({ brand, svg }) => ({ brand, picture: named(`logo-${brand}`, svg) }))
  return {
    pictures: [
      ...drawn.values(),
      ...boxes.values(),
      ...heroes.flatMap(({ wide, narrow }) => [wide, narrow]),
      ...logos.map((logo) => logo.picture),
    ],
    nameFor: (drawing, brand, isRight) => {
      if (drawing === BOX) return boxes.get(brand)?.name ?? NO_PICTURE
      const id = idOf(drawing, brand)
      return ((isRight && drawn.get(mirrored(id))) || drawn.get(id))?.name ?? NO_PICTURE
    },
    heroes: heroes.map(({ wide, narrow }) => ({ wide: wide.name, narrow: narrow.name })),
    logos: logos.map(({ brand, picture: { name } }) => ({ brand, name })),
  }
}

/** The name carries a hash of the picture: a name never shows another picture, so it can be kept for ever. */
function named(name: string, svg: string): DrawnPicture {
  return {
    name: `${name}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.png`,
    svg,
  }
}

function mirrored(id: string): string {
  return `${id} right`
}

function mirror({ svg, part }: PartDrawing): string {
  return svg.replace(part, () => `<g transform="matrix(-1 0 0 1 400 0)">${part}</g>`)
}
