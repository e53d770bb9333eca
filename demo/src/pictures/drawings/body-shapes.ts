const round = (value: number) => Math.round(value * 10) / 10

export const times = (count: number, draw: (i: number) => string): string => Array.from({ length: count }, (_, i) => draw(i)).join('')

export const each = <T>(values: readonly T[], draw: (value: T, i: number) => string): string => values.map(draw).join('')

/** Repeats a fragment at points written as 'x y, x y'. */
export const spots = (points: string, draw: (x: number, y: number, i: number) => string): string =>
  each(points.split(', '), (point, i) => {
    const [x = 0, y = 0] = point.split(' ').map(Number)
    return draw(x, y, i)
  })

/** Repeats a fragment on a circle, first one at `start` degrees (upright by default). */
export const around = (
  count: number,
  cx: number,
  cy: number,
  radius: number,
  draw: (x: number, y: number, degrees: number) => string,
  start = -90,
): string =>
  times(count, (i) => {
    const degrees = start + (i * 360) / count
    const angle = (degrees * Math.PI) / 180
    return draw(round(cx + radius * Math.cos(angle)), round(cy + radius * Math.sin(angle)), round(degrees))
  })

export const turn = (degrees: number, content: string, cx = 200, cy = 200): string =>
  `<g transform="rotate(${degrees} ${cx} ${cy})">${content}</g>`

export const place = (x: number, y: number, scale: number, content: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`

/** Enlarges around the middle of the box. */
export const grow = (scale: number, content: string): string =>
  `<g transform="translate(200 200) scale(${scale}) translate(-200 -200)">${content}</g>`

/** Lays an upright drawing on its side with its top to the right: a quarter turn keeps the light on the upper edge. */
export const lie = (content: string, tilt = 0): string => turn(90 + tilt, content)

/** A circle as a path, so that outlines can have real holes under fill-rule evenodd. */
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${round(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

export const gear = (cx: number, cy: number, outer: number, inner: number, teeth: number): string =>
  `M${Array.from({ length: teeth * 4 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / (teeth * 2)
    const radius = i % 4 < 2 ? outer : inner
    return `${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`
  }).join('L')}z`

export const hex = (x: number, y: number, r: number): string => {
  const points = around(6, x, y, r, (px, py) => `${px},${py} `)
  return `points="${points.trim()}"`
}

export const bolt = (id: string, x: number, y: number, r: number): string => `
  <circle cx="${x + r * 0.12}" cy="${y + r * 0.2}" r="${r}" fill="#1b222b" opacity=".45"/>
  <circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id}-steel)"/>
  <polygon ${hex(x, y, r * 0.76)} fill="url(#${id}-plate)" stroke="#5c6672" stroke-width="${round(r * 0.1)}"/>
  <circle cx="${x}" cy="${y}" r="${round(r * 0.36)}" fill="#8b95a1" opacity=".55"/>`

export const hole = (x: number, y: number, r: number): string => `
  <circle cx="${x + r * 0.12}" cy="${y + r * 0.16}" r="${r * 1.12}" fill="#fff" opacity=".65"/>
  <circle cx="${x}" cy="${y}" r="${r}" fill="#20262d"/>
  <circle cx="${x + r * 0.14}" cy="${y + r * 0.18}" r="${r * 0.78}" fill="#39424c"/>`

/** One turned section of a part: where it begins and ends, how wide it is there, what it is made of. */
type Section = readonly [top: number, bottom: number, topWidth: number, bottomWidth: number, material: string]

const faces: Record<string, string> = { steel: 'plate', chrome: 'plate', iron: 'cast', rubber: 'black', paint: 'coat' }

/** A part turned on a lathe, upright and seen slightly from above; sections are listed from top to bottom. */
export const lathe = (id: string, cx: number, ratio: number, ...sections: readonly Section[]): string =>
  [...sections]
    .reverse()
    .map(([top, bottom, topWidth, bottomWidth, material]) => {
      const [a, b] = [topWidth / 2, bottomWidth / 2]
      return `<path d="M${cx - a} ${top}L${cx - b} ${bottom}a${b} ${round(b * ratio)} 0 0 0 ${bottomWidth} 0L${cx + a} ${top}z"
      fill="url(#${id}-${material})" stroke="#1b222b" stroke-opacity=".3"/>
    <ellipse cx="${cx}" cy="${top}" rx="${a}" ry="${round(a * ratio)}" fill="url(#${id}-${faces[material] ?? material})"
      stroke="#fff" stroke-opacity=".45" stroke-width="1.2"/>`
    })
    .join('')

/** The open end of a pipe. */
export const mouth = (cx: number, cy: number, rx: number, ratio = 0.28): string => `
  <ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${round(rx * ratio)}" fill="#14181d"/>
  <path d="M${cx - rx} ${cy}a${rx} ${round(rx * ratio)} 0 0 0 ${2 * rx} 0a${rx} ${round(rx * ratio * 0.45)} 0 0 1 ${-2 * rx} 0z"
    fill="#59636f"/>`

export const thread = (id: string, cx: number, top: number, width: number, count: number, pitch = 6, material = 'steel'): string => `
  <rect x="${cx - width / 2 + 3}" y="${top}" width="${width - 6}" height="${count * pitch}" fill="#4a525c"/>
  ${times(
    count,
    (i) => `<path
    d="M${cx - width / 2} ${top + i * pitch + 1}q${width / 2} ${pitch * 0.9} ${width} 0v${pitch * 0.6}
      q${-width / 2} ${pitch * 0.9} ${-width} 0z"
    fill="url(#${id}-${material})"/>`,
  )}`

/** A hexagon to put a spanner on, in side view: three flats, each lit differently. */
export const nut = (id: string, cx: number, top: number, width: number, height: number, material = 'steel'): string => `
  <rect x="${cx - width / 2}" y="${top}" width="${width}" height="${height}" rx="4" fill="url(#${id}-${material})"/>
  <rect x="${cx - width / 2}" y="${top}" width="${width * 0.24}" height="${height}" rx="4" fill="#1b222b" opacity=".28"/>
  <rect x="${cx + width * 0.26}" y="${top}" width="${width * 0.24}" height="${height}" rx="4" fill="#1b222b" opacity=".38"/>
  <path d="M${cx - width * 0.26} ${top + 2}h${width * 0.52}" stroke="#fff" stroke-width="2" opacity=".7"/>`

/** A spring, its far half behind its near half. */
export const coil = (
  id: string,
  cx: number,
  top: number,
  width: number,
  height: number,
  turns: number,
  wire: number,
  material: string,
): string => {
  const pitch = height / turns
  const [left, right] = [cx - width / 2, cx + width / 2]
  const at = (turn: number) => round(top + turn * pitch)
  return `${times(
    turns,
    (i) => `<path d="M${right} ${at(i + 0.5)}Q${cx} ${at(i + 0.55)} ${left} ${at(i + 1)}"
      stroke="#2c333b" stroke-width="${wire * 0.85}" stroke-linecap="round" fill="none"/>`,
  )}
    ${times(
      turns,
      (i) => `<path d="M${left} ${at(i)}Q${cx} ${at(i + 0.55)} ${right} ${at(i + 0.5)}"
      stroke="url(#${id}-${material})" stroke-width="${wire}" stroke-linecap="round" fill="none"/>`,
    )}`
}

/** An electrical socket seen from its open side, with its locking tab and blades. */
export const socket = (id: string, x: number, y: number, width: number, height: number, pins: number): string => `
  <rect x="${x + width * 0.3}" y="${y - 7}" width="${width * 0.4}" height="12" rx="3" fill="#3a4149"/>
  <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="url(#${id}-black)" stroke="#6b7580" stroke-opacity=".6"/>
  <rect x="${x + 6}" y="${y + 6}" width="${width - 12}" height="${height - 12}" rx="5" fill="#0c0e11"/>
  ${times(
    pins,
    (i) => `<rect x="${round(x + 6 + ((i + 0.5) * (width - 12)) / pins - 3)}" y="${y + height * 0.3}"
    width="6" height="${height * 0.4}" rx="1"
    fill="url(#${id}-brass)"/>`,
  )}`

export const cable = (d: string, width: number, colour: string): string => `
  <path d="${d}" stroke="#0d1014" stroke-opacity=".55" stroke-width="${width + 2.5}"
    fill="none" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="${d}" stroke="#fff" stroke-opacity=".32" stroke-width="${round(width * 0.24)}" fill="none" stroke-linecap="round"
    transform="translate(${round(-width * 0.16)} ${round(-width * 0.16)})"/>`

/** A bent metal tube, shaded by strokes from its dark edge to its bright crest. */
export const tube = (d: string, width: number): string =>
  [
    ['#5f6a77', 1],
    ['#8c97a5', 0.86],
    ['#b7c1cc', 0.64],
    ['#dfe5eb', 0.4],
    ['#ffffff', 0.16],
  ]
    .map(
      ([colour, share], i) =>
        `<path d="${d}" stroke="${colour}" stroke-width="${round(width * Number(share))}" fill="none" stroke-linejoin="round"
      transform="translate(${round(-i * width * 0.025)} ${round(-i * width * 0.035)})"/>`,
    )
    .join('')

export const gloss = (d: string, opacity = 0.35): string => `<path d="${d}" fill="#fff" opacity="${opacity}"/>`

export const clipped = (id: string, name: string, shape: string, content: string): string =>
  `<clipPath id="${id}-${name}">${shape}</clipPath><g clip-path="url(#${id}-${name})">${content}</g>`

/** A round glow of its own, for lenses and domes. */
export const radial = (id: string, name: string, colours: readonly string[], cx = 0.38, cy = 0.34): string =>
  `<radialGradient id="${id}-${name}" cx="${cx}" cy="${cy}" r=".72">${colours
    .map((colour, i) => `<stop offset="${round(i / (colours.length - 1))}" stop-color="${colour}"/>`)
    .join('')}</radialGradient>`

/** An open ring lying flat, its height made of stacked copies. */
export const openRing = (x: number, y: number, rx: number, height: number, width: number, side: string, top: string, gap: number) => {
  const [a, ry] = [(gap * Math.PI) / 180, rx * 0.36]
  const point = (angle: number) => `${(x + rx * Math.cos(angle)).toFixed(1)} ${(y + ry * Math.sin(angle)).toFixed(1)}`
  const d = `M${point(a + 0.045)}A${rx} ${ry} 0 1 1 ${point(a - 0.045)}`
  return `${times(
    height,
    (i) => `<path d="${d}" transform="translate(0 ${height - i})" fill="none"
    stroke="${i === 0 ? '#14181d' : side}" stroke-width="${width}"/>`,
  )}
    <path d="${d}" fill="none" stroke="${top}" stroke-width="${width}"/>
    <path d="${d}" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="1.4"/>`
}

/** Half a bearing seen from above its opening: front rim, inner face swept back, parting faces. */
export const trough = (id: string, x: number, y: number, lining: string) => `
  <path d="M${x - 70} ${y}v-38a70 70 0 0 0 140 0v38a70 70 0 0 1-140 0z" fill="url(#${id}-${lining})"/>
  <path d="M${x - 70} ${y - 24}a70 70 0 0 0 140 0v9a70 70 0 0 1-140 0z" fill="#1b222b" opacity=".38"/>
  <ellipse cx="${x + 26}" cy="${y + 44}" rx="9" ry="7" fill="#14181d" transform="rotate(-24 ${x + 26} ${y + 44})"/>
  <path d="M${x - 82} ${y}a82 82 0 0 0 164 0h-12a70 70 0 0 1-140 0z" fill="url(#${id}-steel)" stroke="#59636f"/>
  <path d="M${x - 82} ${y - 38}h12v38h-12zM${x + 70} ${y - 38}h12v38h-12z" fill="url(#${id}-plate)" stroke="#76818f"/>`

/** The other half, seen from its back. */
export const arch = (id: string, x: number, y: number, back: string) => `
  <path d="M${x - 82} ${y}v-58a82 82 0 0 1 164 0v58a82 82 0 0 0-164 0z" fill="url(#${id}-${back})" stroke="#1b222b" stroke-opacity=".3"/>
  <path d="M${x - 82} ${y - 34}a82 82 0 0 1 164 0v8a82 82 0 0 0-164 0z" fill="#1b222b" opacity=".22"/>
  <ellipse cx="${x - 24}" cy="${y - 105}" rx="9" ry="6" fill="#14181d" transform="rotate(-16 ${x - 24} ${y - 105})"/>
  <path d="M${x - 82} ${y}a82 82 0 0 1 164 0h-12a70 70 0 0 0-140 0z" fill="url(#${id}-plate)" stroke="#59636f"/>`

/** The wavy outline of a pump's rotor. */
export const lobes = (cx: number, cy: number, radius: number, depth: number, count: number, phase: number) =>
  `M${Array.from({ length: 90 }, (_, i) => {
    const a = (i * Math.PI) / 45
    const r = radius + depth * Math.cos(count * a + phase * 9)
    return `${(cx + r * Math.cos(a)).toFixed(1)} ${(cy + r * Math.sin(a)).toFixed(1)}`
  }).join('L')}z`
