import type { Drawing } from '../paint.ts'
import { bolt, lathe, lie, mouth, times, tube, turn } from './body-shapes.ts'
import { extrude, gloss } from './shapes.ts'

/** Braided bellows between two pipe ends. */
const exhaustFlexPipe: Drawing = (paint, id) =>
  turn(
    -24,
    `${lie(lathe(id, 200, 0.3, [28, 96, 78, 78, 'steel'], [96, 116, 92, 104, 'chrome'], [116, 284, 120, 120, 'iron'], [284, 304, 104, 92, 'chrome'], [304, 372, 78, 78, 'steel']))}
    ${times(17, (i) => `<path d="M${114 + i * 10} 142q12 56 0 116M${126 + i * 10} 142q-14 58 0 116" fill="none" stroke="#dfe5eb" stroke-width="2" opacity=".55"/>`)}
    ${[116, 284].map((x) => `<path d="M${x - 12} 140h24v120h-24z" fill="url(#${id}-paint)"/><path d="M${x - 12} 150h24" stroke="#fff" stroke-width="4" opacity=".5"/>`).join('')}<ellipse cx="372" cy="200" rx="11" ry="38" fill="#14181d"/><path d="M116 150h168v12H116z" fill="${paint.accent}" opacity=".25"/>`,
  )

/** Rubber block with two eyes, on its steel hook. */
const exhaustHanger: Drawing = (paint, id) => `
  ${tube('M122 64h58q22 0 22 22v46', 18)}${tube('M200 262v44q0 26 26 26h64', 18)}
  ${extrude('M200 84q66 0 84 60v96q-18 68-84 68t-84-68v-96q18-60 84-60zM200 112a28 28 0 1 0 .1 0zM200 224a28 28 0 1 0 .1 0zM146 192q0-8 8-8h92q8 0 8 8v4q0 8-8 8h-92q-8 0-8-8z', 18, -10, '#0d0f12', `url(#${id}-black)`)}
  <path d="M136 150q14-48 64-50" fill="none" stroke="#fff" stroke-width="4" opacity=".3"/><path d="M128 146q-2 48 0 92" stroke="${paint.base}" stroke-width="7" fill="none"/>
  ${tube('M202 100v42h-30', 18)}${tube('M200 262v-10h34', 18)}<circle cx="122" cy="64" r="14" fill="url(#${id}-steel)"/><circle cx="290" cy="332" r="14" fill="url(#${id}-steel)"/>`

/** Four cast runners from one long flange into one collector. */
const exhaustManifold: Drawing = (paint, id) => `
  ${[
    'M78 138C80 220 150 220 190 268',
    'M322 138C320 220 250 220 212 268',
    'M158 138C160 200 180 220 196 262',
    'M242 138C240 200 222 220 206 262',
  ]
    .map(
      (d) =>
        `<path d="${d}" fill="none" stroke="#39414a" stroke-width="58"/><path d="${d}" fill="none" stroke="#7b8692" stroke-width="44"/><path d="${d}" fill="none" stroke="#b7c1cc" stroke-width="14" transform="translate(-8 -2)"/>`,
    )
    .join('')}
  ${lathe(id, 200, 0.28, [246, 310, 118, 88, 'iron'], [304, 328, 150, 150, 'iron'])}${mouth(200, 336, 34, 0.2)}
  ${extrude('M30 96q0-16 16-16h308q16 0 16 16v44q0 16-16 16H46q-16 0-16-16z', 4, 10, '#39414a', `url(#${id}-cast)`)}
  ${[78, 158, 242, 322].map((x) => `<ellipse cx="${x}" cy="118" rx="28" ry="24" fill="#59636f"/><ellipse cx="${x + 2}" cy="120" rx="24" ry="20" fill="#14181d"/>`).join('')}${[44, 118, 200, 282, 356].map((x, i) => bolt(id, x, i % 2 ? 142 : 96, 9)).join('')}
  <path d="M150 322q50 18 100 0" fill="none" stroke="${paint.base}" stroke-width="5"/>${turn(-50, lathe(id, 250, 0.28, [196, 222, 36, 36, 'brass']), 250, 230)}`

/** A round straight-through tube: slimmer and longer than the muffler. */
const resonator: Drawing = (paint, id) =>
  turn(
    -22,
    `${lie(lathe(id, 200, 0.3, [8, 74, 56, 56, 'steel'], [74, 104, 60, 110, 'steel'], [104, 300, 116, 116, 'chrome'], [300, 330, 110, 60, 'steel'], [330, 392, 56, 56, 'steel']))}
    ${[112, 288].map((x) => `<path d="M${x} 142v116" stroke="#76818f" stroke-width="4"/>`).join('')}<rect x="166" y="142" width="64" height="116" fill="url(#${id}-paint)" opacity=".9"/>${gloss('M104 152h192v14H104z', 0.7)}<path d="M182 200h30m-12-12l14 12-14 12" fill="none" stroke="#fff" stroke-width="6"/><path d="M96 222h208" stroke="${paint.dark}" stroke-width="2" opacity=".2"/><ellipse cx="392" cy="200" rx="8" ry="26" fill="#14181d"/>`,
  )

/** Half a chord of the honeycomb's round face. */
const half = (i: number) => Math.round(Math.sqrt(45 ** 2 - (36 - i * 9) ** 2))

/** Plain round cones to weld in, without flanges; its honeycomb seen through the inlet. */
const universalCatalyticConverter: Drawing = (paint, id) => `
  ${turn(
    -20,
    `${lie(lathe(id, 200, 0.3, [18, 66, 70, 70, 'steel'], [66, 128, 72, 176, 'steel'], [128, 272, 184, 184, 'cast'], [272, 334, 176, 76, 'steel'], [334, 380, 72, 72, 'steel']))}
    <path d="M128 108h144v184H128z" fill="url(#${id}-plate)" opacity=".5"/>${times(5, (i) => `<path d="M${148 + i * 26} 112v176" stroke="#59636f" stroke-width="3" opacity=".5"/>`)}<path d="M128 244h144v26H128z" fill="url(#${id}-coat)"/>${gloss('M128 122h144v16H128z', 0.6)}`,
  )}
  <circle cx="312" cy="300" r="52" fill="url(#${id}-steel)"/><circle cx="312" cy="300" r="45" fill="#c9a877"/>${times(9, (i) => `<path d="M${276 + i * 9} ${300 - half(i)}v${2 * half(i)}M${312 - half(i)} ${264 + i * 9}h${2 * half(i)}" stroke="#6f5430" stroke-width="2"/>`)}<circle cx="312" cy="300" r="48" fill="none" stroke="${paint.base}" stroke-width="4"/>`

export const exhaustDetails = {
  'exhaust-flex-pipe': exhaustFlexPipe,
  'exhaust-hanger': exhaustHanger,
  'exhaust-manifold': exhaustManifold,
  resonator,
  'universal-catalytic-converter': universalCatalyticConverter,
} satisfies Record<string, Drawing>
