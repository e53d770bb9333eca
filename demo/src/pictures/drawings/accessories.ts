import type { Drawing, Paint } from '../paint.ts'
import { bolt, cable, clipped, disc, each, grow, hex, place, times } from './body-shapes.ts'

const mat = (paint: Paint, id: string, name: string, shape: string) => `
  <path d="${shape}" fill="#0d1014" opacity=".55" transform="translate(4 7)"/>
  <path d="${shape}" fill="url(#${id}-black)" stroke="${paint.base}" stroke-width="7" stroke-linejoin="round"/>
  ${clipped(
    id,
    name,
    `<path d="${shape}" transform="translate(70
    95) scale(.88 .9) translate(-70 -95)"/>`,
    `${times(
      16,
      (i) => `<path d="M${-70 + i * 18} 200L${40 + i * 18}-10"
      stroke="#000" stroke-opacity=".5" stroke-width="4"/>
      <path d="M${-66 + i * 18} 200L${44 + i * 18}-10" stroke="#6b7580" stroke-opacity=".4" stroke-width="2"/>`,
    )}`,
  )}`

/** Two front mats with heel pads over two smaller rear ones. */
const floorMats: Drawing = (paint, id) => {
  const front = 'M20 6h84q18 0 22 18l14 140q2 22-20 24H26q-22 0-24-22L0 60q8-6 8-20V18Q8 6 20 6z'
  const rear = 'M14 4h112q14 0 14 14v54q0 14-14 14H96q-8 0-8 8v6H52v-6q0-8-8-8H14Q0 86 0 72V18Q0 4 14 4z'
  const whole = `${place(0, 0, 1, mat(paint, id, 'front', front))}
  <rect x="36" y="96" width="76" height="70" rx="8" fill="${paint.base}" stroke="${paint.dark}" stroke-width="2"/>
    ${times(5, (i) => `<rect x="44" y="${104 + i * 12}" width="60" height="6" rx="3" fill="${paint.dark}"/>`)}
    <circle cx="34" cy="26" r="6" fill="#c9d0d8"/><circle cx="34" cy="26" r="3" fill="#20262d"/>
    <circle cx="92" cy="26" r="6" fill="#c9d0d8"/><circle cx="92" cy="26" r="3" fill="#20262d"/>`
  const behind = mat(paint, id, 'rear', rear)
  return `${place(46, 244, 1.05, behind)}${place(208, 244, 1.05, behind)}${place(42, 34, 1.06, whole)}
  <g transform="translate(358 34) scale(-1.06 1.06)">${whole}</g>`
}

/** An open clamp pointing up, jaws at the top. */
const clamp = (id: string, colour: string, dark: string) => `
  <path d="M-8 60l-16-80 8-46 12-6 4 40 10 88z" fill="url(#${id}-copper)" stroke="#6f3614"/>
  <path d="M8 60l16-80-8-46-12-6-4 40-10 88z" fill="url(#${id}-copper)" stroke="#6f3614"/>
  ${times(5, (i) => `<path d="M-7 ${-62 + i * 9}l7 4 7-4" fill="none" stroke="#6f3614" stroke-width="2.5"/>`)}
  <path d="M-26-26q-10 40-14 70-2 24-8 40 10 8 20 2 12-24 18-52 4-26 2-56z" fill="${colour}" stroke="${dark}" stroke-width="1.5"/>
  <path d="M26-26q10 40 14 70 2 24 8 40-10 8-20 2-12-24-18-52-4-26-2-56z" fill="${colour}" stroke="${dark}" stroke-width="1.5"/>
  <path d="M-24-18q-8 36-12 62-2 18-6 32" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="4"/>
  ${times(
    4,
    (i) => `<path d="M${-36 - i * 1.5} ${36 + i * 11}l14 3M${36 + i * 1.5} ${36 + i * 11}l-14 3" stroke="${dark}"
    stroke-width="3"/>`,
  )}
  <circle r="13" fill="url(#${id}-steel)" stroke="#59636f"/><circle r="5" fill="#39424c"/>`

const jumperCables: Drawing = (paint, id) => {
  const loops = (colour: string, dx: number, dy: number) =>
    times(3, (i) => cable(disc(200 + dx, 196 + dy, 112 - i * 17, 96 - i * 16), 13, colour))
  const grip = (x: number, y: number, degrees: number, colour: string, dark: string) => `<g
    transform="translate(${x} ${y}) rotate(${degrees}) scale(1.02)">${clamp(id, colour, dark)}</g>`
  return grow(
    0.94,
    `${loops('#272c32', 7, 9)}${loops(paint.base, 0, 0)}
    <rect x="186" y="256" width="34" height="62" rx="8" fill="url(#${id}-black)" transform="rotate(-10 203 287)" stroke="#6b7580"/>
    <rect x="192" y="280" width="22" height="8" rx="3" fill="${paint.accent}" transform="rotate(-10 203 287)"/>
    ${grip(86, 296, 206, paint.base, paint.dark)}${grip(326, 92, 42, paint.base, paint.dark)}
    ${grip(292, 300, 150, '#2f353c', '#0d1014')}${grip(104, 88, -34, '#2f353c', '#0d1014')}`,
  )
}

const wrench = (id: string, x: number, y: number, length: number, r: number) => `
  <path d="M${x - r * 0.42} ${y}h${r * 0.84}v${length}h${-r * 0.84}z" fill="url(#${id}-chrome)" stroke="#76818f"/>
  <path d="M${x - r} ${y - r}l${r * 0.5}-${r * 0.5} 0 ${r} ${r} 0
    0-${r} ${r * 0.5} ${r * 0.5}v${r}q-${r * 0.2} ${r * 0.7}-${r} ${r * 0.8}t-${r}-${r * 0.8}z" fill="url(#${id}-chrome)"
      stroke="#76818f"/>
  <path d="${disc(x, y + length, r * 0.85)}
  ${disc(x, y + length, r * 0.46)}" fill="url(#${id}-chrome)" fill-rule="evenodd" stroke="#76818f"/>`

/** An open case, tools in their nests, lid behind. */
const toolKit: Drawing = (paint, id) => `
  <path d="M58 40h284q16 0 16 16v112H42V56q0-16 16-16z" fill="url(#${id}-coat)" stroke="${paint.dark}" stroke-width="2"/>
  <rect x="60" y="58" width="280" height="104" rx="8" fill="#20262d"/>
  ${each([92, 118, 144, 170], (x, i) => wrench(id, x, 82 + i * 3, 62 - i * 5, 12 - i))}
  ${[
    [212, '#20262d'],
    [238, '#20262d'],
    [264, '#20262d'],
  ]
    .map(
      ([x], i) => `<rect x="${Number(x) - 3}" y="70" width="6" height="46"
    fill="url(#${id}-chrome)"/><rect x="${Number(x) - 9}" y="${108 - i * 4}" width="18" height="${46 + i * 4}" rx="7"
      fill="url(#${id}-paint)"/><rect x="${Number(x) - 9}" y="116" width="18" height="5" fill="${paint.accent}"/>`,
    )
    .join('')}
  <path d="M306 72q-12 18-4 34l-14 48q8 8 14 0l12-42 12 42q8 6 14-2l-16-46q8-16-4-34l-7 0v22z" fill="url(#${id}-steel)"
    stroke="#59636f"/><path d="M300 112l-12 42q8 8 14 0l10-38zM316 112l12 40q8 4 12-2l-14-42z" fill="${paint.base}"/>
    ${bolt(id, 311, 104, 6)}
  <rect x="52" y="162" width="296" height="14" rx="5" fill="#14181d"/>
  ${each([104, 296], (x) => `<rect x="${x - 18}" y="158" width="36" height="20" rx="5" fill="url(#${id}-steel)" stroke="#59636f"/>`)}
  <path d="M42 174h316l20 132q2 20-16 20H38q-18 0-16-20z" fill="url(#${id}-coat)" stroke="${paint.dark}" stroke-width="2"/>
  <path d="M62 184h276l16 110H46z" fill="#20262d"/>
  ${times(
    8,
    (i) => `<circle cx="${88 + i * 26}" cy="204" r="${8.5 + i * 0.5}" fill="url(#${id}-chrome)" stroke="#76818f"/>
  <polygon ${hex(88 + i * 26, 204, 5 + i * 0.4)} fill="#20262d"/>`,
  )}
  ${times(
    7,
    (i) => `<circle cx="${84 + i * 31}" cy="${235}" r="${12 + i * 0.4}" fill="url(#${id}-chrome)" stroke="#76818f"/>
  <polygon ${hex(84 + i * 31, 235, 7.5 + i * 0.4)} fill="#14181d"/>`,
  )}
  <rect x="150" y="265" width="176" height="15" rx="7" fill="url(#${id}-steel)" stroke="#76818f"/>
  <rect x="84" y="261" width="104" height="23" rx="11" fill="url(#${id}-paint)" stroke="#14181d"/>
  ${times(6, (i) => `<rect x="${98 + i * 13}" y="264" width="4" height="17" rx="2" fill="#14181d" opacity=".5"/>`)}
  <circle cx="322" cy="266" r="23" fill="url(#${id}-chrome)" stroke="#59636f"/><circle cx="322" cy="266" r="14" fill="url(#${id}-cast)"/>
  <rect x="317" y="261" width="10" height="10" fill="#20262d"/>
  <path d="M22 306q-2 44 16 44h324q18 0 16-44 0 12-16 12H38q-16 0-16-12z" fill="${paint.dark}"/>
  ${each(
    [96, 304],
    (x) => `<rect x="${x - 20}" y="308" width="40" height="34" rx="6" fill="url(#${id}-steel)" stroke="#59636f"/>
  <rect x="${x - 12}" y="316" width="24" height="12" rx="3" fill="#39424c"/>`,
  )}
  <path d="M160 332v18q0 12 12 12h56q12 0 12-12v-18" fill="none" stroke="#14181d" stroke-width="12"/>
  <path d="M160 332v18q0 12 12 12h56" fill="none" stroke="#5a626c" stroke-width="3"/>`

export const accessories = {
  'floor-mats': floorMats,
  'jumper-cables': jumperCables,
  'tool-kit': toolKit,
} satisfies Record<string, Drawing>
