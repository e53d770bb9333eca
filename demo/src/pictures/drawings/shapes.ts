import type { Paint } from '../paint.ts'

/** Dark edge, body and highlight of one material, for strokes: a gradient cannot follow a bent line. */
export type Tones = readonly [dark: string, middle: string, light: string]

export const tones = {
  steel: ['#5f6a77', '#aeb8c4', '#f4f7fa'],
  iron: ['#2b3138', '#5f6872', '#98a2ae'],
  rubber: ['#0d0f12', '#2a2f35', '#69727d'],
  brass: ['#86631c', '#d3a94a', '#f9e6ae'],
  copper: ['#6f3614', '#c9733f', '#f3bd96'],
} satisfies Record<string, Tones>

export const painted = (paint: Paint): Tones => [paint.dark, paint.base, paint.light]

/** One decimal is finer than a pixel of the largest picture. */
export const r1 = (value: number): number => Math.round(value * 10) / 10

export const times = (count: number, draw: (i: number) => string): string => Array.from({ length: count }, (_, i) => draw(i)).join('')

/** Degrees run clockwise, 0 points right. */
export const polar = (cx: number, cy: number, r: number, degrees: number): readonly [x: number, y: number] => [
  r1(cx + r * Math.cos((degrees * Math.PI) / 180)),
  r1(cy + r * Math.sin((degrees * Math.PI) / 180)),
]

/** Repeats something evenly on a circle: bolt circles, vents, spokes. */
export const around = (
  count: number,
  cx: number,
  cy: number,
  r: number,
  draw: (x: number, y: number, degrees: number) => string,
  from = -90,
): string => times(count, (i) => draw(...polar(cx, cy, r, from + (i * 360) / count), r1(from + (i * 360) / count)))

export const turn = (degrees: number, body: string, cx = 200, cy = 200): string =>
  `<g transform="rotate(${r1(degrees)} ${cx} ${cy})">${body}</g>`

/** Squeezes what is drawn face-on around (cx, cy), which turns circles into a 3/4 view. */
export const squeeze = (sx: number, sy: number, body: string, cx = 200, cy = 200): string =>
  `<g transform="translate(${cx} ${cy}) scale(${sx} ${sy}) translate(${-cx} ${-cy})">${body}</g>`

export const move = (dx: number, dy: number, body: string): string => `<g transform="translate(${dx} ${dy})">${body}</g>`

export const circlePath = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${r1(cx - rx)} ${cy}a${rx} ${ry} 0 1 0 ${r1(2 * rx)} 0a${rx} ${ry} 0 1 0 ${r1(-2 * rx)} 0Z`

/** A ring whose middle is open under the even-odd rule that `face` and `extrude` use. */
export const ringPath = (cx: number, cy: number, outer: number, inner: number): string =>
  circlePath(cx, cy, outer) + circlePath(cx, cy, inner)

/** A sector of a ring: linings, segments, vents. */
export const arcPath = (cx: number, cy: number, outer: number, inner: number, from: number, to: number): string => {
  const [ax, ay] = polar(cx, cy, outer, from)
  const [bx, by] = polar(cx, cy, outer, to)
  const [dx, dy] = polar(cx, cy, inner, to)
  const [ex, ey] = polar(cx, cy, inner, from)
  const large = to - from > 180 ? 1 : 0
  return `M${ax} ${ay}A${outer} ${outer} 0 ${large} 1 ${bx} ${by}L${dx} ${dy}A${inner} ${inner} 0 ${large} 0 ${ex} ${ey}Z`
}

export const polygonPath = (sides: number, cx: number, cy: number, r: number, from = -90): string =>
  `M${Array.from({ length: sides }, (_, i) => polar(cx, cy, r, from + (i * 360) / sides).join(' ')).join('L')}Z`

/** Trapezoid teeth; `crest` is the share of a pitch that the tooth takes at its foot. */
export const gearPath = (cx: number, cy: number, teeth: number, outer: number, root: number, crest = 0.6): string => {
  const pitch = 360 / teeth
  const points = Array.from({ length: teeth }, (_, i) => {
    const at = i * pitch - 90
    const foot = (pitch * crest) / 2
    return [
      polar(cx, cy, root, at - foot).join(' '),
      polar(cx, cy, outer, at - foot * 0.55).join(' '),
      polar(cx, cy, outer, at + foot * 0.55).join(' '),
      polar(cx, cy, root, at + foot).join(' '),
    ].join('L')
  })
  return `M${points.join('L')}Z`
}

export const face = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" fill-rule="evenodd" ${more}/>`

/** Gives a flat outline its thickness: copies recede by (dx, dy) in the side colour, the face lies on top. */
export const extrude = (d: string, dx: number, dy: number, side: string, front: string, more = ''): string => {
  const steps = Math.max(2, Math.ceil(Math.hypot(dx, dy) / 1.6))
  const sides = times(steps, (i) =>
    face(d, side, `transform="translate(${r1((dx * (steps - i)) / steps)} ${r1((dy * (steps - i)) / steps)})"`),
  )
  return `${sides}${face(d, front, more)}`
}

/** A bent bar, hose or wire with a round look, lit from the upper left. */
export const tube = (d: string, width: number, [dark, middle, light]: Tones, cap: 'round' | 'butt' = 'round'): string => {
  const line = (colour: string, w: number, shift: number, opacity = 1) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${r1(w)}" stroke-linecap="${cap}" stroke-linejoin="round"` +
    ` opacity="${opacity}" transform="translate(${r1(-shift)} ${r1(-shift)})"/>`
  return line(dark, width, 0) + line(middle, width * 0.72, width * 0.06) + line(light, width * 0.2, width * 0.14, 0.85)
}

/** A soft light streak on paint or metal. */
export const gloss = (d: string, opacity = 0.35): string => `<path d="${d}" fill="#fff" opacity="${opacity}"/>`

export const glossLine = (d: string, width = 3, opacity = 0.5): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`

/** Light wedges of a machined round face; `inner` and `outer` bound the face. */
export const sheen = (cx: number, cy: number, outer: number, inner: number, opacity = 0.4): string =>
  [-160, -152, -146, 18, 26, 34]
    .map(
      (at, i) => `<path d="${arcPath(cx, cy, outer, inner, at, at + 46 - (i % 3) * 15)}" fill="#fff" opacity="${r1(opacity * 3.5) / 10}"/>`,
    )
    .join('')

/** A drilled hole with its lit lower right edge. */
export const hole = (cx: number, cy: number, r: number, inside = '#20252b'): string =>
  `<circle cx="${r1(cx + r * 0.1)}" cy="${r1(cy + r * 0.1)}" r="${r1(r * 1.12)}" fill="#fff" opacity=".55"/>
    <circle cx="${cx}" cy="${cy}" r="${r}" fill="${inside}"/>`

/** A hexagon head or nut seen from the front, on its washer. */
export const hexBolt = (cx: number, cy: number, r: number, id: string, fill = `url(#${id}-steel)`): string => `
  <circle cx="${r1(cx + r * 0.1)}" cy="${r1(cy + r * 0.16)}" r="${r1(r * 1.22)}" fill="#11151a" opacity=".35"/>
  <circle cx="${cx}" cy="${cy}" r="${r1(r * 1.15)}" fill="url(#${id}-cast)"/>
  <path d="${polygonPath(6, cx, cy, r, 10)}" fill="${fill}" stroke="#56606c" stroke-width="${r1(r * 0.09)}"/>
  <circle cx="${cx}" cy="${cy}" r="${r1(r * 0.62)}" fill="url(#${id}-plate)"/>`

/** An upright threaded shank from (x, y), `width` wide. */
export const thread = (x: number, y: number, width: number, height: number, id: string, pitch = 5, fill = `url(#${id}-steel)`): string => {
  const turns = Math.floor(height / pitch)
  const edge = (side: number, out: number) =>
    Array.from({ length: turns }, (_, i) => `L${side} ${r1(y + i * pitch)}L${side + out} ${r1(y + (i + 0.5) * pitch)}`)
  const outline = `M${x} ${y}${edge(x + width, 2).join('')}L${x + width} ${y + height}L${x} ${y + height}${edge(x, -2).reverse().join('')}Z`
  return `${face(outline, fill)}
    ${times(
      turns,
      (i) => `<path d="M${x - 1} ${r1(y + (i + 0.7) * pitch)}L${x + width + 1} ${r1(y + (i + 0.2) * pitch)}" stroke="#3c4550"
      stroke-width="${r1(pitch * 0.26)}" opacity=".7"/>`,
    )}`
}

/** An upright nut or hexagon collar seen from the side: three facets. */
export const nut = (cx: number, y: number, width: number, height: number, id: string, fill = `url(#${id}-steel)`): string => `
  <rect x="${r1(cx - width / 2)}" y="${y}" width="${width}" height="${height}" rx="${r1(Math.min(3, height / 4))}" fill="${fill}"/>
  <rect x="${r1(cx - width / 4)}" y="${y}" width="${r1(width / 2)}" height="${height}" rx="${r1(Math.min(4, height / 3))}" fill="#fff"
    opacity=".28"/>
  <path d="M${r1(cx - width / 4)} ${y + 1}v${height - 2}M${r1(cx + width / 4)} ${y + 1}v${height - 2}" stroke="#2e3640" stroke-width="1.2"
    opacity=".55"/>`

/** An upright helical spring; the far half of each turn is drawn first, so that parts can stand between the two halves. */
export const coil = (
  cx: number,
  top: number,
  radius: number,
  pitch: number,
  turns: number,
  wire: number,
  colours: Tones,
  between = '',
): string => {
  const bend = wire * 0.75
  const far = (i: number) => {
    const y = top + (i + 0.5) * pitch
    return `M${cx + radius} ${r1(y)}C${cx + radius} ${r1(y - bend)}
      ${cx - radius} ${r1(y + pitch / 2 - bend)} ${cx - radius} ${r1(y + pitch / 2)}`
  }
  const near = (i: number) => {
    const y = top + i * pitch
    return `M${cx - radius} ${r1(y)}C${cx - radius} ${r1(y + bend)}
      ${cx + radius} ${r1(y + pitch / 2 + bend)} ${cx + radius} ${r1(y + pitch / 2)}`
  }
  const shade: Tones = [colours[0], colours[0], colours[1]]
  return `${times(turns, (i) => tube(far(i), wire, shade))}${between}${times(turns + 1, (i) => tube(near(i), wire, colours))}`
}

/** A folded boot or bellows, upright: `widths` are the half widths of crests and valleys, top to bottom. */
export const bellows = (cx: number, top: number, bottom: number, widths: readonly number[], fill: string, line = '#05070a'): string => {
  const step = (bottom - top) / (widths.length - 1)
  const side = (sign: number) => widths.map((w, i) => [r1(cx + sign * w), r1(top + i * step), w] as const)
  const edge = (points: ReadonlyArray<readonly [number, number, number]>) =>
    points
      .map(([x, y], i) => (i === 0 ? `L${x} ${y}` : `S${x} ${r1(y - (y > (points[i - 1]?.[1] ?? 0) ? step : -step) * 0.5)} ${x} ${y}`))
      .join('')
  const right = side(1)
  const left = side(-1).reverse()
  const outline = `M${right[0]?.[0]} ${right[0]?.[1]}${edge(right)}${edge(left)}Z`
  const folds = side(1).map(([x, y, w]) => {
    const rim = widths.filter((other) => other > w).length < widths.length / 2
    return `<path d="M${r1(2 * cx - x)} ${y}Q${cx} ${r1(y + step * 0.7)} ${x} ${y}" fill="none" stroke="${rim ? '#fff' : line}"
      stroke-width="${rim ? 2 : 3}" opacity="${rim ? 0.25 : 0.6}"/>`
  })
  return `${face(outline, fill)}${folds.join('')}`
}

/** A standing can: body, lid ellipse; `lid` draws on top. */
export const can = (cx: number, top: number, width: number, height: number, ry: number, body: string, lid: string): string => {
  const rx = width / 2
  return `<path d="M${cx - rx} ${top}v${height}a${rx} ${ry} 0 0 0 ${width} 0v${-height}Z" fill="${body}"/>
    <ellipse cx="${cx}" cy="${top}" rx="${rx}" ry="${ry}" fill="${lid}"/>`
}

/** A band around a standing can. */
export const band = (cx: number, top: number, width: number, height: number, ry: number, fill: string, more = ''): string => {
  const rx = width / 2
  return `<path d="M${cx - rx} ${top}v${height}a${rx} ${ry} 0 0 0 ${width} 0v${-height}a${rx} ${ry} 0 0 1 ${-width} 0Z"
    fill="${fill}" ${more}/>`
}

/** The eye of an arm or link with its rubber bushing and steel sleeve. */
export const eye = (cx: number, cy: number, r: number, id: string, shell = `url(#${id}-steel)`): string => `
  <circle cx="${cx}" cy="${cy}" r="${r}" fill="${shell}"/>
  <circle cx="${cx}" cy="${cy}" r="${r1(r * 0.8)}" fill="url(#${id}-black)"/>
  <circle cx="${cx}" cy="${cy}" r="${r1(r * 0.6)}" fill="none" stroke="#fff" stroke-width="1.5" opacity=".18"/>
  <circle cx="${cx}" cy="${cy}" r="${r1(r * 0.46)}" fill="url(#${id}-plate)"/>
  ${hole(cx, cy, r1(r * 0.26))}`

/** A flanged plug or sensor connector, upright, mouth at the bottom. */
export const connector = (cx: number, y: number, width: number, height: number, id: string, seal: string): string => `
  <rect x="${r1(cx - width / 2)}" y="${y}" width="${width}" height="${height}" rx="5" fill="url(#${id}-rubber)"/>
  <rect x="${r1(cx - width * 0.32)}" y="${r1(y + height * 0.18)}" width="${r1(width * 0.64)}" height="${r1(height * 0.34)}" rx="3"
    fill="#4b525b"/>
  <rect x="${r1(cx - width / 2 - 2)}" y="${r1(y + height * 0.72)}" width="${width + 4}" height="${r1(height * 0.12)}" rx="2"
    fill="${seal}"/>`
