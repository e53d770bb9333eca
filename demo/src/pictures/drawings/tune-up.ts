import type { Drawing, Paint } from '../paint.ts'
import { fluids } from './fluids.ts'
import {
  around,
  band,
  bellows,
  can,
  connector,
  extrude,
  face,
  gloss,
  glossLine,
  hole,
  move,
  nut,
  painted,
  squeeze,
  thread,
  times,
  tones,
  tube,
  turn,
} from './shapes.ts'

const sparkPlug: Drawing = (paint, id) =>
  turn(
    30,
    `<rect x="187" y="6" width="26" height="30" rx="7" fill="url(#${id}-chrome)"/>
    <rect x="191" y="34" width="18" height="14" fill="url(#${id}-steel)"/>
    <rect x="187" y="16" width="26" height="5" fill="#59636f" opacity=".5"/>
    <path d="M180 50Q180 44 188 44h24q8 0 8 6l8 110h-56Z" fill="url(#${id}-chrome)"/>
    <path d="M180 50Q180 44 188 44h24q8 0 8 6l8 110h-56Z" fill="#fff" opacity=".55"/>
    ${times(
      5,
      (i) => `<rect x="${178 - i}" y="${58 + i * 13}" width="${44 + i * 2}" height="6" rx="3" fill="url(#${id}-chrome)"
      stroke="#aab4c0" stroke-width=".8"/>`,
    )}
    <path d="M175 128h50l1 16h-52Z" fill="${paint.base}"/><path d="M175 149h51v5h-51Z" fill="${paint.accent}"/>
    <path d="M164 160h72l6 14h-84Z" fill="url(#${id}-steel)"/>${nut(200, 172, 92, 46, id)}
    <path d="M160 218h80l-8 16h-64Z" fill="url(#${id}-steel)"/>
    <rect x="162" y="232" width="76" height="11" rx="5" fill="url(#${id}-copper)"/>
    ${thread(170, 243, 60, 92, id, 8)}<rect x="172" y="333" width="56" height="8" rx="2" fill="url(#${id}-iron)"/>
    <path d="M184 341h32l-4 14h-24Z" fill="#fdfdfb" stroke="#c3ccd6"/>
    <rect x="195" y="353" width="10" height="10" fill="url(#${id}-brass)"/>
    ${tube('M224 342L224 366Q224 374 214 374L194 374', 9, tones.steel, 'butt')}`,
    200,
    194,
  )

const plugBoot = (paint: Paint, id: string) => `
  <path d="M180 120h40v20l6 6v60h-52v-60l6-6Z" fill="url(#${id}-rubber)"/>
    <rect x="172" y="190" width="56" height="14" rx="5" fill="url(#${id}-rubber)"/>
    <rect x="174" y="150" width="52" height="9" fill="${paint.accent}"/>
  ${times(3, (i) => `<rect x="174" y="${166 + i * 8}" width="52" height="3" fill="#fff" opacity=".18"/>`)}
    <rect x="186" y="203" width="28" height="12" rx="3" fill="url(#${id}-steel)"/>`

/** Four leads fanned out, coil boots above and plug boots below. */
const sparkWires: Drawing = (paint, id) =>
  times(4, (i) => {
    const x = 74 + i * 84
    const top = 116 + i * 56
    return tube(`M${x} 262C${x} 150 ${top} 200 ${top} 96`, 13, painted(paint))
  }) +
  times(4, (i) => move(74 + i * 84 - 200, 130, plugBoot(paint, id))) +
  times(
    4,
    (i) => `<g transform="translate(${116 + i * 56 - 200} 226) scale(1 -1)">${squeeze(0.82, 0.82, plugBoot(paint, id), 200, 110)}</g>`,
  ) +
  `<rect x="90" y="164" width="220" height="24" rx="8" fill="url(#${id}-black)"/>
    <path d="M100 170h200" stroke="#fff" stroke-width="2" opacity=".3"/>`

/** Coil on plug, upright: connector head, ear, long boot. */
const ignitionCoil: Drawing = (paint, id) =>
  turn(
    18,
    `${turn(90, connector(150, 86, 58, 76, id, paint.accent), 150, 90)}
    ${extrude('M236 92L290 92Q308 94 308 110Q308 128 290 130L236 130Z', 5, -5, '#15181c', `url(#${id}-black)`)}
    <circle cx="286" cy="111" r="13" fill="url(#${id}-brass)"/>${hole(286, 111, 8)}
    <path d="M146 58Q146 44 160 44h80q14 0 14 14v74q0 12-12 16h-84q-12-4-12-16Z" fill="url(#${id}-paint)"/>
    <rect x="158" y="58" width="84" height="52" rx="6" fill="${paint.dark}" opacity=".5"/>
    <rect x="164" y="64" width="72" height="40" rx="4" fill="url(#${id}-coat)"/>
    <path d="M204 68l-16 20h11l-4 13l17-20h-11Z" fill="${paint.accent}"/>
    <rect x="160" y="146" width="80" height="16" rx="5" fill="url(#${id}-rubber)"/>
    <rect x="170" y="160" width="60" height="70" fill="url(#${id}-iron)"/>${gloss('M182 164h8v62h-8Z', 0.35)}
    <rect x="166" y="172" width="68" height="10" rx="4" fill="${paint.accent}"/>
    ${bellows(200, 226, 300, [34, 38, 30, 35, 28, 33, 27, 30], `url(#${id}-rubber)`)}
    <path d="M172 298h56l4 56q0 10-10 10h-44q-10 0-10-10Z" fill="url(#${id}-rubber)"/>
    <path d="M168 350h64" stroke="#fff" stroke-width="2" opacity=".25"/><ellipse cx="200" cy="362" rx="22" ry="5" fill="#06080a"/>`,
    200,
    204,
  )

const tower = (x: number, y: number, id: string, paint: Paint) =>
  `<path d="M${x - 19} ${y}l4-52h30l4 52Z" fill="url(#${id}-paint)"/>
    <rect x="${x - 17}" y="${y - 22}" width="34" height="5" fill="${paint.dark}" opacity=".6"/>
    <ellipse cx="${x}" cy="${y - 52}" rx="15" ry="6" fill="${paint.dark}"/>
    <ellipse cx="${x}" cy="${y - 52}" rx="9" ry="3.5" fill="url(#${id}-brass)"/>`

const distributorCap: Drawing = (paint, id) => `
  ${[
    [144, 130],
    [256, 130],
  ]
    .map(([x = 0, y = 0]) => tower(x, y, id, paint))
    .join('')}
  <path d="M82 192Q84 128 140 112Q200 96 260 112Q316 128 318 192L326 286Q200 330 74 286Z" fill="url(#${id}-paint)"/>
  ${gloss('M100 216h16l2 72l-18 -6Z', 0.35)}${gloss('M140 126Q160 112 180 110L178 128Q160 130 146 142Z', 0.3)}
  ${tower(200, 146, id, paint)}${tower(116, 196, id, paint)}${tower(284, 196, id, paint)}
  ${times(
    7,
    (i) => `<path d="M${134 + i * 22} 218v${78 + (3 - Math.abs(3 - i)) * 3}" stroke="${paint.dark}" stroke-width="4"
    opacity=".45"/>`,
  )}
  <path d="M70 282Q200 330 330 282L334 312Q200 364 66 312Z" fill="url(#${id}-paint)"/>
    <path d="M70 286Q200 334 330 286" fill="none" stroke="#fff" stroke-width="3" opacity=".4"/>
    <path d="M67 304Q200 354 333 304" fill="none" stroke="${paint.accent}" stroke-width="6"/>
  ${[62, 338]
    .map(
      (x) => `<rect x="${x - 20}" y="262" width="40" height="52" rx="9" fill="url(#${id}-paint)"/>${nut(x, 250, 24, 16, id)}
    <rect x="${x - 9}" y="238" width="18" height="14" rx="3" fill="url(#${id}-brass)"/>
    <rect x="${x - 6}" y="314" width="12" height="28" rx="3" fill="url(#${id}-steel)"/>`,
    )
    .join('')}`

/** Spin-on filter lying tilted so that its thread and gasket show. */
const oilFilter: Drawing = (paint, id) =>
  turn(
    -14,
    squeeze(
      1.12,
      1.12,
      `${can(200, 118, 196, 210, 34, `url(#${id}-paint)`, `url(#${id}-plate)`)}
    ${times(
      16,
      (i) => `<path d="M${106 + i * 12.5} ${300 + Math.sqrt(Math.max(0, 1 - ((i - 7.5) / 8) ** 2)) * 32}v26"
      stroke="${paint.dark}" stroke-width="5" opacity=".5"/>`,
    )}
    ${band(200, 190, 196, 74, 34, '#ffffff', 'opacity=".92"')}${band(200, 204, 196, 46, 34, paint.accent)}
    ${band(200, 218, 196, 18, 34, paint.base)}
    ${band(200, 190, 196, 74, 34, `url(#${id}-rubber)`, 'opacity=".14"')}
    <ellipse cx="200" cy="118" rx="98" ry="34" fill="none" stroke="${paint.dark}" stroke-width="4"/>
    <ellipse cx="200" cy="116" rx="94" ry="31" fill="url(#${id}-plate)"/>
    <ellipse cx="200" cy="114" rx="76" ry="24" fill="none" stroke="#16191d" stroke-width="12"/>
    <ellipse cx="200" cy="112" rx="76" ry="24" fill="none" stroke="#69727d" stroke-width="2.5"/>
    ${squeeze(
      1,
      0.33,
      `${around(8, 200, 114, 48, (x, y) => hole(x, y, 10))}<circle cx="200" cy="114" r="30" fill="url(#${id}-steel)"/>
    <circle cx="200" cy="114" r="23" fill="#14181d"/>
    ${around(30, 200, 114, 21, (x, y) => `<circle cx="${x}" cy="${y}" r="2" fill="#c3ccd6"/>`)}`,
      200,
      114,
    )}
    ${gloss('M122 140Q128 146 140 150L140 352Q128 348 122 342Z', 0.4)}`,
      200,
      236,
    ),
  )

/** Panel filter: pleats in a rubber frame. */
const airFilter: Drawing = (paint, id) =>
  turn(
    -8,
    `${extrude(
      'M62 150Q60 136 76 132L308 92Q324 90 328 104L358 262Q360 278 344 282L112 330Q96 332 92 318Z',
      -4,
      30,
      paint.dark,
      `url(#${id}-coat)`,
    )}
    ${face('M84 156L306 116L334 256L112 302Z', '#b9a37c')}
    ${times(
      23,
      (i) => `<path d="M${88 + i * 9.8} ${156 - i * 1.77}l26.6 ${142}l4.6 -1l-26.6 -141.8Z" fill="#f8f0dc"/>
    <path d="M${92.6 + i * 9.8} ${155 - i * 1.77}l26.6 142l2.4 -.5l-26.6 -142Z" fill="#7c6a48"/>`,
    )}
    <path d="M94 204L317 163L320 176L97 218Z" fill="${paint.accent}" opacity=".85"/>
    <path d="M101 246L326 203L328 213L104 257Z" fill="${paint.accent}" opacity=".85"/>
    <path d="M84 156L306 116L334 256L112 302Z" fill="none" stroke="${paint.dark}" stroke-width="5"/>
    ${glossLine('M72 146Q76 140 84 138L306 100Q316 98 320 106', 4, 0.6)}`,
  )

/** In-line fuel filter with its quick couplings. */
const fuelFilter: Drawing = (paint, id) =>
  turn(
    38,
    `<rect x="190" y="2" width="20" height="50" rx="6" fill="url(#${id}-steel)"/>
    <rect x="184" y="10" width="32" height="9" rx="4" fill="url(#${id}-steel)"/>
    <rect x="184" y="30" width="32" height="9" rx="4" fill="url(#${id}-steel)"/>
    <rect x="190" y="346" width="20" height="50" rx="6" fill="url(#${id}-steel)"/>
    <rect x="184" y="378" width="32" height="9" rx="4" fill="url(#${id}-steel)"/>
    <rect x="184" y="358" width="32" height="9" rx="4" fill="url(#${id}-steel)"/>
    <path d="M138 96Q140 60 180 52h40q40 8 42 44v210q-2 36-42 44h-40q-40-8-42-44Z" fill="url(#${id}-steel)"/>
    <rect x="134" y="92" width="132" height="12" rx="5" fill="url(#${id}-chrome)"/>
    <rect x="134" y="298" width="132" height="12" rx="5" fill="url(#${id}-chrome)"/>
    <rect x="138" y="120" width="124" height="162" fill="url(#${id}-paint)"/>
    <rect x="138" y="138" width="124" height="34" fill="${paint.accent}"/>
    <path d="M186 196h28v34h18l-32 36l-32-36h18Z" fill="#fff" opacity=".92"/>
    ${gloss('M158 70h14v266h-14Z', 0.4)}`,
  )

/** Spin-on diesel filter: a can under its cast head, with the bowl that gathers water and the tap that lets it out. */
const dieselFilter: Drawing = (paint, id) => `
  <rect x="118" y="34" width="164" height="44" rx="12" fill="url(#${id}-steel)"/>
  <rect x="72" y="44" width="52" height="22" rx="8" fill="url(#${id}-chrome)"/>
  <rect x="276" y="44" width="52" height="22" rx="8" fill="url(#${id}-chrome)"/>
  <circle cx="200" cy="40" r="14" fill="url(#${id}-chrome)"/>
  <path d="M128 78h144v190q-2 14-18 16H146q-16-2-18-16Z" fill="url(#${id}-paint)"/>
  <rect x="128" y="112" width="144" height="30" fill="${paint.accent}"/>
  <path d="M200 162q30 40 30 62a30 30 0 0 1-60 0q0-22 30-62Z" fill="#fff" opacity=".92"/>
  <rect x="122" y="274" width="156" height="18" rx="7" fill="url(#${id}-chrome)"/>
  <path d="M138 292h124l-12 52q-4 14-20 14h-60q-16 0-20-14Z" fill="#cfe0ea" opacity=".92"/>
  <path d="M146 326h108l-6 20q-4 12-18 12h-60q-14 0-18-12Z" fill="#7fa8c2"/>
  <rect x="188" y="358" width="24" height="18" rx="4" fill="url(#${id}-rubber)"/>
  <rect x="172" y="372" width="56" height="12" rx="6" fill="url(#${id}-rubber)"/>
  ${gloss('M146 84h14v184h-14Z', 0.4)}`

/** Pleated pad in its cardboard frame, charcoal grey below. */
const cabinFilter: Drawing = (paint, id) => `
  ${extrude('M96 98L338 66L372 250L60 300Z', 0, 40, '#4b525b', '#e9edf1')}
  ${times(17, (i) => {
    const [x, y, u, v] = [100 + i * 13.8, 98 - i * 1.8, 68 + i * 17.6, 296 - i * 2.8]
    return `<path d="M${x} ${y}L${x + 7} ${y - 1}L${u + 9} ${v - 1}L${u} ${v}Z" fill="#fdfefe"/>
    <path d="M${x + 7} ${y - 1}L${x + 13.8} ${y - 2}L${u + 17.6} ${v - 3}L${u + 9} ${v - 1}Z" fill="#aeb8c4"/>
    <path d="M${u} ${v}l9 -1l8 -2l0 40l-8 -6l-9 9Z" fill="#6d7682"/><path d="M${u + 9} ${v - 1}l8 -2v40l-8 -6Z" fill="#3c444e"/>`
  })}
  ${face('M96 98L108 96L74 298L74 338L60 340L60 300Z', `url(#${id}-coat)`)}
    ${face('M326 68L338 66L372 250L372 290L358 292L358 252Z', paint.dark)}${face('M326 68L338 66L372 250L358 252Z', `url(#${id}-coat)`)}
  ${turn(-8, `<path d="M150 186h96v-22l44 40l-44 40v-22h-96Z" fill="${paint.accent}" stroke="#fff" stroke-width="5"/>`, 216, 190)}`

export const tuneUp = {
  'spark-plug': sparkPlug,
  'spark-wires': sparkWires,
  'ignition-coil': ignitionCoil,
  'distributor-cap': distributorCap,
  'oil-filter': oilFilter,
  'air-filter': airFilter,
  'fuel-filter': fuelFilter,
  'diesel-filter': dieselFilter,
  'cabin-filter': cabinFilter,
  ...fluids,
} satisfies Record<string, Drawing>
