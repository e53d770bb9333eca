import type { Drawing, Paint } from '../paint.ts'
import { around, circlePath, extrude, gearPath, glossLine, hexBolt, hole, move, polar, r1, sheen, squeeze, times, turn } from './shapes.ts'

/** Idler or tensioner roller around (200, 200), 80 in radius, seen a little from the left. */
const roller = (paint: Paint, id: string, depth = 34) => `
  ${extrude(circlePath(200, 200, 78), depth, 0, '#20252b', '#2c3138')}
    ${times(
      Math.floor(depth / 9),
      (i) => `<path d="M${206 + i * 9} 122A78 78 0 0 1 ${206 + i * 9} 278" fill="none" stroke="#fff"
      stroke-width="2" opacity=".22"/>`,
    )}
  ${extrude(circlePath(200, 200, 82), 6, 0, '#15181c', `url(#${id}-coat)`)}
    <circle cx="200" cy="200" r="79" fill="none" stroke="#fff" stroke-width="2.5" opacity=".5"/>
  ${around(12, 200, 200, 58, (x, y, at) =>
    turn(
      at,
      `<rect x="${x - 15}" y="${y - 3}" width="30" height="6" rx="3" fill="${paint.dark}"
    opacity=".7"/>`,
      x,
      y,
    ),
  )}
  <circle cx="200" cy="200" r="41" fill="${paint.accent}"/><circle cx="200" cy="200" r="37" fill="url(#${id}-plate)"/>
    ${sheen(200, 200, 36, 18, 0.8)}${hexBolt(200, 200, 19, id)}`

/** A toothed loop: the clip keeps the dashes on the inner side, where a belt has its teeth. */
const belt = (d: string, id: string, stripe: string) => {
  const line = (colour: string, width: number, more = '') =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`
  return `<clipPath id="${id}-loop"><path d="${d}"/></clipPath>
  ${times(12, (i) => move(12 - i, i * 0.6 - 7, line(i % 2 ? '#0d0f12' : '#1b1f24', 12)))}
  <g clip-path="url(#${id}-loop)">${line('#15181c', 34, 'stroke-dasharray="7 5"')}
    ${line('#4b525b', 28, 'stroke-dasharray="3 9" stroke-dashoffset="-2"')}</g>
  ${line('#2a2f35', 14)}${line('#5d6670', 2.5, 'transform="translate(-3 -3)"')}${line(stripe, 3, 'stroke-dasharray="34 18"')}`
}

const timingBeltKit: Drawing = (paint, id) => `
  ${belt('M48 120C48 24 250 24 264 100C270 150 346 146 356 222C362 316 250 352 190 326C110 296 48 250 48 120Z', id, paint.accent)}
  ${move(-48, -52, squeeze(0.76, 0.8, roller(paint, id)))}
  ${move(68, 46, squeeze(0.74, 0.78, roller(paint, id)))}
  ${move(
    -120,
    118,
    squeeze(
      0.56,
      0.6,
      `${extrude(circlePath(200, 200, 78), 30, 0, '#59636f', `url(#${id}-plate)`)}
    ${sheen(200, 200, 77, 40, 0.7)}<circle cx="200" cy="200" r="52" fill="${paint.accent}"/>${hexBolt(200, 200, 34, id)}`,
    ),
  )}`

const sprocket = (cx: number, cy: number, teeth: number, r: number, paint: Paint, id: string) => `
  ${extrude(gearPath(cx, cy, teeth, r, r - 11, 0.7), 9, -5, '#39414a', `url(#${id}-steel)`)}
    <circle cx="${cx}" cy="${cy}" r="${r - 18}" fill="url(#${id}-coat)"/>
    <circle cx="${cx}" cy="${cy}" r="${r - 18}" fill="none" stroke="${paint.dark}" stroke-width="3"/>
  ${r > 50 ? around(5, cx, cy, r * 0.5, (x, y) => hole(x, y, r1(r * 0.13))) : ''}
    <circle cx="${cx}" cy="${cy}" r="${r1(r * 0.28)}" fill="url(#${id}-plate)"/>${hole(cx, cy, r1(r * 0.16))}`

/** Links as dots over a dark loop: pins in steel, a few plates marked for timing. */
const timingChainKit: Drawing = (paint, id) => {
  const [bigX, bigY, big, smallX, smallY, small] = [176, 132, 92, 198, 292, 42]
  const [ax, ay] = polar(bigX, bigY, big, 172)
  const [bx, by] = polar(bigX, bigY, big, 8)
  const [cx, cy] = polar(smallX, smallY, small, 10)
  const [dx, dy] = polar(smallX, smallY, small, 170)
  const loop = `M${ax} ${ay}A${big} ${big} 0 0 1 ${bx} ${by}L${cx} ${cy}A${small} ${small} 0 0 1 ${dx} ${dy}Z`
  const stroke = (colour: string, width: number, more = '') =>
    `<path d="${loop}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`
  return `${sprocket(bigX, bigY, 30, 92, paint, id)}${sprocket(smallX, smallY, 15, 44, paint, id)}
  ${stroke('#20252b', 21, 'transform="translate(7 -4)"')}${stroke('#4b545e', 21)}${stroke('#98a2ae', 17, 'stroke-dasharray="11 3"')}
    ${stroke('#e8edf2', 6, 'stroke-dasharray="0 7" stroke-linecap="round"')}${stroke(paint.accent, 17, 'stroke-dasharray="11 227"')}
  ${extrude(
    'M300 70Q318 66 322 84Q350 190 318 300Q312 316 298 310Q288 304 292 290Q316 190 292 92Q290 74 300 70Z',
    10,
    -4,
    paint.dark,
    `url(#${id}-coat)`,
  )}
    <path d="M294 96Q318 190 294 288" fill="none" stroke="#14181d" stroke-width="9"/>${hole(308, 88, 7)}${hole(306, 296, 7)}
  ${move(
    -110,
    92,
    `${extrude('M164 150h64q10 0 10 10v80q0 10-10 10h-64q-10 0-10-10v-80q0-10 10-10Z', 8, -5, '#4b545e', `url(#${id}-cast)`)}
    <rect x="180" y="112" width="32" height="42" rx="6" fill="url(#${id}-chrome)"/>${hexBolt(196, 176, 12, id)}
    ${hexBolt(196, 224, 12, id)}`,
  )}`
}

/** Ribbed belt hanging in loops; the ribs are lines along the run. */
const serpentineBelt: Drawing = (paint) => {
  const loop = `M96 110C90 40 300 30 306 116C310 176 236 170 238 214C240 252 330 240 326 300C320 356 110 360 92 296C76 238 172 240 168 196
      C164 158 100 160 96 110Z`
  const line = (colour: string, width: number, y: number, more = '') =>
    `<path d="${loop}" fill="none" stroke="${colour}" stroke-width="${width}" transform="translate(${r1(y * 0.5)} ${y})" ${more}/>`
  return `${times(19, (i) => line(i % 4 < 2 ? '#14171b' : '#3d444d', 8, 18 - i * 2))}${line('#1b1f24', 10, -19)}${line('#5d6670', 2, -23)}
    ${line(paint.accent, 4, -19, 'stroke-dasharray="46 22"')}${line(paint.base, 4, -19, 'stroke-dasharray="22 46" stroke-dashoffset="22"')}`
}

/** Spring-loaded arm with its grooved pulley. */
const tensionerPulley: Drawing = (paint, id) =>
  move(
    -18,
    2,
    `
  ${extrude('M150 70Q190 30 240 62L338 206Q364 262 326 300Q284 332 240 300L136 160Q116 110 150 70Z', 14, -8, '#4b545e', `url(#${id}-cast)`)}
  ${extrude('M60 118L96 62Q110 48 128 58L150 84L112 148L76 150Q56 140 60 118Z', 10, -6, '#39414a', `url(#${id}-cast)`)}${hole(92, 112, 12)}
  ${glossLine('M146 150L244 288', 5, 0.5)}
  ${move(
    -12,
    -82,
    squeeze(
      0.78,
      0.8,
      `${extrude(circlePath(200, 200, 96), 30, -14, '#15181c', `url(#${id}-black)`)}
    <circle cx="200" cy="200" r="92" fill="none" stroke="#fff" stroke-width="3" opacity=".3"/>
    ${around(18, 200, 200, 76, (x, y) => `<circle cx="${x}" cy="${y}" r="4" fill="#6d7682"/>`)}
    <circle cx="200" cy="200" r="56" fill="${paint.accent}"/><circle cx="200" cy="200" r="50" fill="url(#${id}-cast)"/>
    ${hexBolt(200, 200, 28, id)}`,
    ),
  )}
  ${move(70, 58, squeeze(1.02, 1.1, roller(paint, id, 44)))}`,
  )

export const belts = {
  'timing-belt-kit': timingBeltKit,
  'timing-chain-kit': timingChainKit,
  'serpentine-belt': serpentineBelt,
  'tensioner-pulley': tensionerPulley,
} satisfies Record<string, Drawing>
