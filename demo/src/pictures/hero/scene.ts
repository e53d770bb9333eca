import { paintOf } from '../paint-of.ts'
import { type PartDrawing, paintDrawing, readDrawing } from '../part-drawings.ts'

export type Part = { readonly drawing: string; readonly colour: string }
type Place = { readonly x: number; readonly y: number; readonly size: number; readonly turn: number; readonly isInTheAir?: boolean }
type Format = {
  readonly width: number
  readonly height: number
  readonly light: readonly [x: number, y: number]
  readonly places: readonly Place[]
}

/** The first part of a scene stands in the middle, in front of the others. Words go over the empty side. */
const WIDE: Format = {
  width: 1600,
  height: 560,
  light: [1170, 280],
  places: [
    { x: 1190, y: 296, size: 450, turn: 0 },
    { x: 900, y: 350, size: 330, turn: -8 },
    { x: 1470, y: 350, size: 320, turn: 8 },
    { x: 1010, y: 140, size: 230, turn: -14, isInTheAir: true },
    { x: 1400, y: 132, size: 220, turn: 12, isInTheAir: true },
  ],
}
const NARROW: Format = {
  width: 828,
  height: 828,
  light: [440, 600],
  places: [
    { x: 420, y: 602, size: 440, turn: 0 },
    { x: 142, y: 650, size: 310, turn: -8 },
    { x: 694, y: 650, size: 300, turn: 8 },
  ],
}

/** A wide and a narrow picture of the same parts on a ground of one colour, without a word in them. */
export function scene(ground: string, parts: readonly Part[]) {
  return {
    wide: compose(WIDE, ground, parts),
    narrow: compose(NARROW, ground, parts),
  }
}

function compose({ width, height, light, places }: Format, ground: string, parts: readonly Part[]): string {
  const { dark, light: bright } = paintOf(ground)
  const [x, y] = light
  const placed = places.flatMap((place, i) =>
    parts[i] ? [{ place, drawn: paintDrawing(readDrawing(parts[i].drawing), parts[i].colour, `h${i}`) }] : [],
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs>
  <linearGradient id="ground" x2="1" y2="1"><stop offset="0" stop-color="${ground}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
  <radialGradient id="light"><stop offset="0" stop-color="#ffffff" stop-opacity=".85"/><stop offset=".45" stop-color="${bright}" stop-opacity=".5"/><stop offset="1" stop-color="${bright}" stop-opacity="0"/></radialGradient>
  <radialGradient id="shadow"><stop offset="0" stop-color="#060b1c" stop-opacity=".55"/><stop offset="1" stop-color="#060b1c" stop-opacity="0"/></radialGradient>
  ${placed.map(({ drawn }) => drawn.materials).join('')}
</defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/>
${nut(x, y, height * 0.62, bright, 0.1)}${nut(x, y, height * 0.44, bright, 0.12)}
<path d="M${x - 570} ${height}L${x - 330} 0h40L${x - 530} ${height}Z" fill="#ffc107" opacity="${width > height ? 0.9 : 0}"/>
<path d="M${x - 506} ${height}L${x - 266} 0h12L${x - 494} ${height}Z" fill="#ffc107" opacity="${width > height ? 0.45 : 0}"/>
<ellipse cx="${x}" cy="${y}" rx="${height * 0.66}" ry="${height * 0.5}" fill="url(#light)"/>
${placed.toReversed().map(put).join('\n')}
</svg>`
}

function put({ place: { x, y, size, turn, isInTheAir }, drawn }: { readonly place: Place; readonly drawn: PartDrawing }): string {
  const scale = size / 400
  const shadow = isInTheAir
    ? ''
    : `<ellipse cx="${x}" cy="${y + size * 0.42}" rx="${size * 0.42}" ry="${size * 0.07}" fill="url(#shadow)"/>`
  return `${shadow}<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-200 -200)">${drawn.part}</g>`
}

/** The shop's own sign, large and faint. */
function nut(x: number, y: number, radius: number, colour: string, opacity: number): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
  })
  return `<path d="M${corners.join('L')}Z" fill="${colour}" opacity="${opacity}"/>`
}
