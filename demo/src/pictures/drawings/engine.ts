import type { Drawing, Paint } from '../paint.ts'
import {
  arch,
  around,
  bolt,
  coil,
  disc,
  each,
  gear,
  gloss,
  hole,
  lathe,
  lie,
  lobes,
  nut,
  openRing,
  place,
  spots,
  times,
  trough,
  turn,
} from './body-shapes.ts'

const bores = [82, 161, 240, 319] as const

/** A four-cylinder gasket with real holes, its edge shown by a darker copy beneath. */
const gasketPlate = (fill: string, ring: string) => {
  const holes = [
    ...bores.map((x) => disc(x, 200, 34)),
    ...[42, 121.5, 200.5, 279.5, 358].flatMap((x) => [disc(x, 150, 6.5), disc(x, 250, 6.5)]),
    ...bores.flatMap((x) => [disc(x - 13, 153, 8, 4), disc(x + 14, 153, 6, 4), disc(x - 13, 247, 8, 4), disc(x + 14, 247, 6, 4)]),
  ].join('')
  const d = `M34 134H90q8 0 12 6h40q4-6 12-6h90q8 0 12 6h40q4-6 12-6h58q12 0 12 12v24q-6 8-6 30t6 30v24q0 12-12 12h-70q-6 8-14 8h-44q-8
    0-12-8h-84
    q-6 8-14 8h-40q-8 0-12-8h-32q-12 0-12-12v-28q6-8 6-26t-6-26v-28q0-12 12-12z${holes}`
  return `<path d="${d}" fill="#2a3037" fill-rule="evenodd" transform="translate(1.5 5)"/>
    <path d="${d}" fill="${fill}" fill-rule="evenodd" stroke="#fff" stroke-opacity=".5"/>
    ${each(
      bores,
      (x) => `<circle cx="${x}" cy="200" r="36.5" fill="none" stroke="${ring}" stroke-width="5"/>
      <circle cx="${x}" cy="200" r="40" fill="none" stroke="#1b222b" stroke-opacity=".35"/>`,
    )}`
}

const headGasket: Drawing = (paint, id) =>
  turn(
    -24,
    `
  <g transform="translate(200 200) scale(.98 1.28) translate(-200 -200)">${gasketPlate(`url(#${id}-plate)`, `url(#${id}-copper)`)}
  ${each(
    bores,
    (x) => `<circle cx="${x}" cy="200" r="44" fill="none" stroke="${paint.base}"
    stroke-width="2.6" stroke-dasharray="44 25.1" stroke-dashoffset="-12"/>`,
  )}
  </g>`,
  )

const seal = (id: string, x: number, y: number, r: number, material: string) => `
  <ellipse cx="${x + 1}" cy="${y + 4}" rx="${r}" ry="${r * 0.9}" fill="none" stroke="#14181d" stroke-opacity=".5"
    stroke-width="${r * 0.34}"/>
  <ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.9}" fill="none" stroke="url(#${id}-${material})" stroke-width="${r * 0.34}"/>
  <ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.9}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.5"/>`

const gasketSet: Drawing = (paint, id) => `
  ${turn(
    -10,
    place(
      50,
      -62,
      0.78,
      `<g transform="translate(200 200) scale(1 1.2) translate(-200 -200)">${gasketPlate(`url(#${id}-plate)`, `url(#${id}-copper)`)}</g>`,
    ),
  )}
  ${turn(
    -10,
    each(
      ['#14181d', paint.base],
      (colour, i) => `<path d="M58 ${192 - i * 4}h284q14 0 14 14v26q-12 4-12 14t12 14v12q0 14-14
    14H58q-14 0-14-14v-14q12-4 12-14t-12-14v-24q0-14 14-14z"
    fill="none" stroke="${colour}" stroke-width="9" stroke-linejoin="round"/>`,
    ) + times(6, (i) => `<circle cx="${72 + i * 51}" cy="188" r="6" fill="none" stroke="${paint.dark}" stroke-width="4"/>`),
  )}
  ${each(
    [92, 156],
    (x) => `<path d="M${x - 30} 262h46l14 22-14 34h-46l-14-34z${disc(x - 7, 289, 17, 15)}${disc(x - 33, 284, 4)}
  ${disc(x + 20, 284, 4)}" fill-rule="evenodd"
    fill="url(#${id}-cast)" stroke="#3c444d" transform="translate(0 14)"/>`,
  )}
  ${seal(id, 236, 300, 32, 'rubber')}${seal(id, 236, 300, 17, 'copper')}${seal(id, 306, 282, 26, 'paint')}
  ${times(4, (i) => lathe(id, 292 + i * 23, 0.35, [316, 322, 10, 12, 'steel'], [322, 330, 16, 16, 'rubber'], [330, 344, 18, 20, 'paint']))}`

/** A piston 100 wide and 130 tall, its crown's centre at (60, 20). */
const piston = (paint: Paint, id: string) => `
  <path d="M10 20v98q0 12 12 14q14-16 38-16t38 16q12-2 12-14v-98z" fill="url(#${id}-steel)" stroke="#1b222b" stroke-opacity=".35"/>
  <path d="M22 78q38 12 76 0v44q-12-12-38-12t-38 12z" fill="${paint.base}"/>
  <path d="M22 78q38 12 76 0v44q-12-12-38-12t-38 12z" fill="#1b222b" opacity=".2"/>
  ${each(
    [36, 48, 60],
    (y, i) => `<path d="M10 ${y}a50 14 0 0 0 100 0v${i === 2 ? 7 : 5}a50 14 0 0 1-100 0z"
    fill="${i === 2 ? '#39424c' : '#20262d'}"/>
    <path d="M10 ${y + 6 + (i === 2 ? 2 : 0)}a50 14 0 0 0 100 0" fill="none" stroke="#fff" stroke-opacity=".7"
      stroke-width="1.4"/>`,
  )}
  <circle cx="60" cy="97" r="18" fill="url(#${id}-chrome)" stroke="#59636f"/><circle cx="60" cy="97" r="13" fill="#1a1f25"/>
  <path d="M50 104a13 13 0 0 0 22-2" fill="none" stroke="#8b95a1" stroke-width="3"/>
  <ellipse cx="60" cy="20" rx="50" ry="15" fill="url(#${id}-plate)" stroke="#fff" stroke-width="1.5"/>
  <ellipse cx="44" cy="19" rx="17" ry="6" fill="#8b95a1" opacity=".65"/>
  <ellipse cx="78" cy="21" rx="17" ry="6" fill="#8b95a1" opacity=".65"/>
  <path d="M58 31l3-4 3 4z" fill="${paint.accent}"/>`

const pistonSet: Drawing = (paint, id) => `
  ${place(74, 22, 1.06, piston(paint, id))}${place(204, 22, 1.06, piston(paint, id))}
  ${place(26, 150, 1.3, piston(paint, id))}${place(208, 150, 1.3, piston(paint, id))}
  ${turn(-12, lie(`${lathe(id, 350, 0.4, [150, 246, 34, 34, 'chrome'])}<ellipse cx="350" cy="150" rx="10" ry="4" fill="#1a1f25"/>`))}`

const pistonRings: Drawing = (paint, id) => `
  ${openRing(200, 296, 142, 10, 15, paint.dark, `url(#${id}-paint)`, 62)}
  ${openRing(200, 250, 142, 6, 9, '#6a737e', `url(#${id}-chrome)`, 112)}
  ${openRing(200, 228, 138, 14, 7, `url(#${id}-brass)`, `url(#${id}-brass)`, 75)}
  ${times(34, (i) => {
    const a = ((i + 0.5) * Math.PI) / 34
    return `<rect x="${(197 + 140 * Math.cos(a)).toFixed(1)}" y="${(231 + 51 * Math.sin(a)).toFixed(1)}"
      width="${(6 * Math.sin(a) + 1).toFixed(1)}" height="8" rx="1" fill="#4d3a12"/>`
  })}
  ${openRing(200, 168, 142, 9, 14, '#434b55', `url(#${id}-iron)`, 98)}
  ${openRing(200, 112, 142, 9, 16, '#76818f', `url(#${id}-chrome)`, 78)}`

const engineBearings: Drawing = (_, id) => `
  ${turn(8, arch(id, 112, 184, 'steel'), 112, 130)}${turn(-8, arch(id, 288, 184, 'paint'), 288, 130)}
  ${turn(-8, trough(id, 112, 256, 'copper'), 112, 260)}${turn(8, trough(id, 288, 256, 'brass'), 288, 260)}`

/** A cam seen along the shaft, its thickness made of stacked copies. */
const cam = (id: string, y: number, side: 1 | -1) => {
  const egg = `M200 -12C${200 + side * 26} -12 ${200 + side * 60} -8 ${200 + side * 60} 0S${200 + side * 26} 12 200 12A38 12 0
    0 ${side > 0 ? 1 : 0} 200 -12z`
  return `${times(9, (i) => `<path d="${egg}" transform="translate(0 ${y + 18 - i * 2})" fill="url(#${id}-${i ? 'steel' : 'iron'})"/>`)}
    <path d="${egg}" transform="translate(0 ${y})" fill="url(#${id}-plate)" stroke="#59636f"/>`
}

const camshaft: Drawing = (paint, id) =>
  turn(
    52,
    `
  ${lathe(id, 200, 0.34, [372, 392, 40, 36, 'steel'])}
  ${times(9, (i) => {
    const [row, y] = [8 - i, 98 + (8 - i) * 33]
    const collar =
      row % 3 === 2 ? lathe(id, 200, 0.34, [y, y + 16, 64, 64, 'chrome']) : cam(id, y, (row + Math.floor(row / 3)) % 2 ? 1 : -1)
    return lathe(id, 200, 0.34, [y + 14, y + 36, 34, 34, 'iron']) + collar
  })}
  ${lathe(id, 200, 0.34, [56, 94, 56, 56, 'chrome'])}
  <g transform="translate(200 44) scale(1 .36)">
    ${each([44, 30, 16], (dy) => `<path d="${gear(0, dy, 92, 80, 30)}" fill="${paint.dark}"/>`)}
    <path d="${gear(0, 0, 92, 80, 30)}" fill="url(#${id}-coat)" stroke="#fff" stroke-opacity=".4"/>
    <circle r="70" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>
    ${around(6, 0, 0, 48, (x, y) => `<circle cx="${x}" cy="${y}" r="13" fill="#20262d"/>`)}
    <circle r="27" fill="url(#${id}-plate)" stroke="#59636f" stroke-width="2"/></g>
  ${nut(id, 200, 28, 28, 14)}<ellipse cx="200" cy="28" rx="14" ry="5" fill="url(#${id}-plate)"/>`,
  )

const valve = (id: string, x: number, top: number, width: number, material: string) => `
  <path d="M${x - 6} ${top}h12v206c0 34 ${width / 2 - 12} 40 ${width / 2 - 6} 54v8
    q-${width / 2} 14-${width} 0v-8c6-14 ${width / 2 - 6}-20 ${width / 2 - 6}-54z"
    fill="url(#${id}-${material})" stroke="#1b222b" stroke-opacity=".3"/>
  <path d="M${x - width / 2} ${top + 260}q${width / 2} 14 ${width} 0" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2"/>
  ${each([10, 15, 20], (y) => `<path d="M${x - 6} ${top + y}h12" stroke="#434b55" stroke-width="2"/>`)}`

/** Two valves dressed with spring and retainer between two bare ones. */
const valveSet: Drawing = (paint, id) => `
  ${valve(id, 66, 62, 84, 'steel')}${valve(id, 334, 62, 84, 'steel')}
  ${each(
    [155, 245],
    (x) => `${valve(id, x, 46, 88, 'chrome')}
    ${lathe(id, x, 0.3, [216, 226, 66, 72, 'iron'])}
    ${coil(id, x, 96, 62, 122, 6, 12, 'paint')}
    ${lathe(id, x, 0.3, [66, 76, 20, 26, 'brass'], [78, 90, 76, 66, 'steel'])}
    <rect x="${x - 6}" y="46" width="12" height="22" rx="2" fill="url(#${id}-chrome)"/>`,
  )}
  ${each([66, 334], (x) => lathe(id, x, 0.35, [176, 184, 18, 22, 'steel'], [184, 204, 30, 34, 'rubber']))}
  ${each(
    [66, 334],
    (x) => `<rect x="${x - 6}" y="150" width="12" height="27" fill="url(#${id}-steel)"/>
  <path d="M${x - 15} 192q15 6 30 0" fill="none" stroke="${paint.light}" stroke-width="3"/>`,
  )}`

const lifter = (id: string, x: number) => `
  ${lathe(id, x, 0.26, [158, 194, 96, 96, 'chrome'], [194, 204, 86, 86, 'iron'], [204, 262, 96, 96, 'steel'])}
  ${lathe(id, x, 0.26, [58, 76, 44, 52, 'steel'], [76, 146, 96, 96, 'steel'], [146, 158, 84, 84, 'iron'])}
  <path d="M${x - 48} 250v72q0 12 12 12h72q12 0 12-12v-72a48 12 0 0 1-96 0z" fill="url(#${id}-steel)"
    stroke="#1b222b" stroke-opacity=".3"/>
  <path d="M${x - 36} 336v-40q4-22 36-22t36 22v40z" fill="#20262d"/>
  <circle cx="${x}" cy="318" r="33" fill="url(#${id}-chrome)" stroke="#4a525c" stroke-width="2"/>
  <circle cx="${x}" cy="318" r="22" fill="none" stroke="#8b95a1" stroke-width="2"/>
  <circle cx="${x}" cy="318" r="12" fill="url(#${id}-brass)" stroke="#4d3a12"/><circle cx="${x}" cy="318" r="5" fill="#4d3a12"/>
  <ellipse cx="${x}" cy="58" rx="15" ry="4.5" fill="#20262d"/>${hole(x, 178, 6)}${hole(x - 20, 236, 5)}`

const valveLifter: Drawing = (_, id) => `
  ${lifter(id, 122)}${lifter(id, 278)}
  <path d="M92 106q30 16 56 8h104q26 8 56-8l14 8v32q-30 18-66 10H144q-36 8-66-10v-32z" fill="url(#${id}-coat)"
    stroke="#1b222b" stroke-opacity=".35"/>
  ${gloss(`M86 118q34 14 62 6h104q28 8 62-6v6q-34 14-62 6H148q-28 8-62-6z`)}${hole(122, 138, 9)}${hole(278, 138, 9)}
  ${bolt(id, 200, 136, 11)}`

const oilPump: Drawing = (paint, id) => {
  const outline = `M128 92q30-34 76-34h40q26 0 34 22l34 42q26 30 26 74 0 56-36 92l6 34q2 22-20 22h-36q-18 0-22-16l-6-10q-72
    6-112-44l-40-14q-20-8-16-28l8-30q-6-58 24-88z`
  return `<path d="${outline}" fill="#3c444d" transform="translate(5 8)"/>
  <path d="${outline}" fill="url(#${id}-cast)" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>
    <path d="${outline}" fill="none" stroke="#4a525c" stroke-opacity=".5" stroke-width="2"
      transform="translate(200 200) scale(.93) translate(-200 -200)"/>
    <circle cx="206" cy="196" r="98" fill="#2c333b"/><circle cx="204" cy="194" r="94" fill="url(#${id}-coat)"/>
    <circle cx="204" cy="194" r="94" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>
    <path d="${lobes(204, 194, 62, 12, 5, 0)}" fill="#1a1f25"/>
    <path d="${lobes(204, 186, 50, 12, 4, 0.3)}" fill="url(#${id}-steel)" stroke="#59636f" stroke-width="2"/>
    <path d="${gear(204, 186, 25, 21, 14)}" fill="#20262d"/><circle cx="204" cy="186" r="17" fill="${paint.accent}" opacity=".85"/>
    <circle cx="204" cy="186" r="13" fill="#14181d"/>
    ${spots('108 196, 136 110, 222 76, 296 128, 312 218, 278 290, 154 300, 92 246', (x, y) => bolt(id, x, y, 12))}
    <ellipse cx="270" cy="326" rx="20" ry="15" fill="url(#${id}-plate)" stroke="#59636f"/>
    <ellipse cx="270" cy="327" rx="12" ry="9" fill="#1a1f25"/>`
}

const oilPan: Drawing = (paint, id) => `
  <path d="M60 140l16 60q4 14 20 18l54 14 18 78q4 18 24 18h106q18 0 22-18l26-170z" fill="url(#${id}-coat)"
    stroke="#14181d" stroke-opacity=".4"/>
  <path d="M150 232l18 78q4 18 24 18h106q18 0 22-18l14-92q-92-26-184 14z" fill="#0d1014" opacity=".2"/>
  ${times(
    5,
    (i) => `<path d="M${188 + i * 30} 236l${6 - i * 2} 74" stroke="${paint.light}" stroke-opacity=".55"
    stroke-width="5" stroke-linecap="round"/>
    <path d="M${194 + i * 30} 237l${6 - i * 2} 74" stroke="#0d1014" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/>`,
  )}
  <path d="M36 138l44-58q6-8 16-8h212q10 0 16 8l44 58q6 14-8 14H44q-14 0-8-14z" fill="#2c333b" transform="translate(0 7)"/>
  <path d="M36 138l44-58q6-8 16-8h212q10 0 16 8l44 58q6 14-8 14H44q-14 0-8-14z" fill="url(#${id}-coat)"
    stroke="#fff" stroke-opacity=".45" stroke-width="1.5"/>
  <path d="M70 134l32-44h196l34 44z" fill="#14181d"/><path d="M102 90h196l34 44h-20l-24-34H118l-28 34H70z" fill="${paint.dark}"/>
  <path d="M120 134l18-24h126l18 24z" fill="#4a525c" opacity=".6"/>
  ${times(6, (i) => hole(64 + i * 55, 144, 4.5))}${times(5, (i) => hole(112 + i * 45, 81, 3.5))}
  ${spots('82 98, 66 120, 322 98, 338 120', (x, y) => hole(x, y, 4))}
  <circle cx="244" cy="290" r="21" fill="url(#${id}-brass)" stroke="#4d3a12"/>${bolt(id, 244, 290, 16)}`

const valveCover: Drawing = (paint, id) =>
  turn(
    -16,
    `
  <path d="M38 128h324q12 0 12 12v18q-6 6-6 12v60q0 6 6 12v22q0 14-12 14H38q-12 0-12-14v-22q6-6 6-12v-60q0-6-6-12v-18q0-12 12-12z"
    fill="#2a3037" transform="translate(0 14)"/>
  <path d="M38 128h324q12 0 12 12v18q-6 6-6 12v60q0 6 6 12v22q0 14-12 14H38q-12 0-12-14v-22q6-6 6-12v-60q0-6-6-12v-18q0-12 12-12z"
    fill="url(#${id}-cast)" stroke="#fff" stroke-opacity=".5"/>
  <rect x="50" y="136" width="300" height="138" rx="26" fill="${paint.dark}"/>
  <rect x="50" y="130" width="300" height="132" rx="26" fill="url(#${id}-coat)" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>
  ${times(
    5,
    (i) => `<rect x="124" y="${148 + i * 21}" width="204" height="11" rx="5" fill="${paint.dark}"/>
  <rect x="124" y="${145 + i * 21}" width="204" height="11" rx="5" fill="${paint.light}"/>
    <rect x="130" y="${147 + i * 21}" width="192" height="3" rx="1.5" fill="#fff" opacity=".55"/>`,
  )}
  ${times(
    4,
    (i) => `<circle cx="${152 + i * 50}" cy="196" r="17" fill="#14181d"/>
  <circle cx="${152 + i * 50}" cy="196" r="12" fill="url(#${id}-rubber)"/>
  <circle cx="${152 + i * 50}" cy="196" r="4" fill="${paint.accent}"/>`,
  )}
  <circle cx="88" cy="206" r="34" fill="#14181d" opacity=".5"/><path d="${gear(88, 198, 34, 30, 16)}" fill="url(#${id}-black)"/>
  <circle cx="88" cy="196" r="24" fill="#2c3138" stroke="#6b7580"/>
  <rect x="66" y="190" width="44" height="12" rx="5" fill="#4b525b"/>
  ${spots('42 144, 42 260, 358 144, 358 260, 200 140, 200 270', (x, y) => bolt(id, x, y, 9))}
  ${turn(90, lathe(id, 366, 0.3, [176, 186, 22, 22, 'steel'], [186, 210, 16, 16, 'steel']), 366, 196)}`,
  )

export const engine = {
  'head-gasket': headGasket,
  'gasket-set': gasketSet,
  'piston-set': pistonSet,
  'piston-rings': pistonRings,
  'engine-bearings': engineBearings,
  camshaft,
  'valve-set': valveSet,
  'valve-lifter': valveLifter,
  'oil-pump': oilPump,
  'oil-pan': oilPan,
  'valve-cover': valveCover,
} satisfies Record<string, Drawing>
