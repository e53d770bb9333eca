import type { Drawing, Paint } from '../paint.ts'
import {
  arcPath,
  around,
  circlePath,
  coil,
  connector,
  extrude,
  eye,
  face,
  gloss,
  glossLine,
  hexBolt,
  hole,
  move,
  nut,
  painted,
  ringPath,
  sheen,
  squeeze,
  thread,
  times,
  tones,
  tube,
  turn,
} from './shapes.ts'

const padPlate = 'M58 182L66 132Q70 120 86 118L96 92Q200 52 304 92L314 118Q330 120 334 132L342 182L316 190L306 226Q200 190 94 226L84 190Z'
const padLining = 'M96 132L110 104Q200 70 290 104L304 132L294 210Q200 178 106 210Z'

/** One pad shows its friction face, the other its painted back with the shim. */
const brakePads: Drawing = (paint, id) => `
  ${move(
    14,
    -22,
    turn(
      -7,
      `${extrude(padPlate, 8, -7, '#4c555f', `url(#${id}-coat)`)}
      ${face('M108 138L118 112Q200 82 282 112L292 138L284 196Q200 170 116 196Z', `url(#${id}-plate)`, `stroke="${paint.accent}" stroke-width="5"`)}
      ${[150, 250].map((x) => `<circle cx="${x}" cy="142" r="24" fill="none" stroke="#7f8b99" stroke-width="3"/>${hole(x, 142, 7)}`).join('')}
      ${tube('M62 150L40 142L44 112', 7, tones.steel)}${tube('M338 150L360 142L356 112', 7, tones.steel)}`,
      200,
      140,
    ),
  )}
  ${move(
    -8,
    122,
    turn(
      4,
      `<path d="${padPlate}" fill="#0d1118" opacity=".22" transform="translate(6 8)"/>
      ${extrude(padPlate, 10, -8, '#39414a', `url(#${id}-coat)`)}
      ${glossLine('M100 98Q200 58 300 98', 3, 0.5)}
      ${move(-9, 9, extrude(padLining, 13, -13, '#1c1b1c', '#45413f'))}
      ${move(-9, 9, `${face('M191 77L209 77L207 186L193 186Z', '#151414')}${face('M96 132L110 104L124 99L112 207L106 210Z', '#6a6562')}${face('M304 132L290 104L276 99L288 207L294 210Z', '#2e2b2a')}
      ${times(90, (i) => `<circle cx="${124 + ((i * 47) % 154)}" cy="${104 + ((i * 31) % 74)}" r="${1 + (i % 3) * 0.5}" fill="${i % 4 ? '#8a827c' : '#c98b55'}" opacity=".7"/>`)}`)}
      ${hole(74, 160, 6)}${hole(326, 160, 6)}`,
      200,
      140,
    ),
  )}`

const shoe = (paint: Paint, id: string, flip: string) => `<g transform="${flip}">
  ${extrude(arcPath(200, 200, 150, 126, 118, 242), 22, -10, '#6c4a35', '#8c6247')}
  ${extrude(arcPath(200, 200, 138, 126, 108, 252), 22, -10, paint.dark, `url(#${id}-coat)`)}
  ${extrude(arcPath(200, 200, 127, 84, 106, 254), 5, -3, '#262c33', `url(#${id}-coat)`)}
  ${[140, 170, 200, 228].map((at) => face(arcPath(200, 200, 148, 141, at, at + 3), '#3b261a')).join('')}
  ${hole(99, 180, 9)}${hole(104, 232, 12)}${hole(130, 278, 6)}${hole(134, 118, 6)}
  ${glossLine('M112 146Q90 196 112 252', 3, 0.4)}
  <rect x="152" y="80" width="22" height="26" rx="4" fill="url(#${id}-steel)"/><rect x="152" y="296" width="22" height="26" rx="4" fill="url(#${id}-steel)"/></g>`

/** A set as it sits on the back plate, held by its two springs and the adjuster. */
const brakeShoes: Drawing = (paint, id) => `
  ${shoe(paint, id, '')}${shoe(paint, id, 'translate(400 0) scale(-1 1)')}
  ${turn(90, `${thread(192, 152, 16, 96, id)}${nut(200, 186, 30, 24, id)}<rect x="188" y="130" width="24" height="26" rx="4" fill="url(#${id}-steel)"/><rect x="188" y="244" width="24" height="26" rx="4" fill="url(#${id}-steel)"/>`, 200, 92)
    .replace('rotate(90 200 92)', 'translate(0 -92) rotate(90 200 200)')}
  ${turn(90, coil(200, 150, 11, 10, 10, 5, [paint.dark, paint.accent, '#ffffff']), 200, 200).replace('rotate(90 200 200)', 'translate(0 -62) rotate(90 200 200)')}
  ${move(0, 86, turn(90, coil(200, 140, 12, 10, 12, 5, tones.steel)))}`

/** Vented and drilled disc, the hat in the brand's coat. */
const brakeDisc: Drawing = (paint, id) =>
  squeeze(
    0.9,
    1,
    `${extrude(circlePath(190, 200, 156), 30, 0, '#58626e', '#6a7480')}
    ${around(60, 206, 200, 154, (x, y, at) => turn(at, `<rect x="${x - 4}" y="${y - 3}" width="7" height="6" rx="2" fill="#14181d"/>`, x, y))}
    ${extrude(circlePath(190, 200, 156), 9, 0, '#8d98a5', `url(#${id}-plate)`)}
    ${sheen(190, 200, 154, 84, 0.6)}
    ${[152, 138, 124, 110, 98].map((r) => `<circle cx="190" cy="200" r="${r}" fill="none" stroke="#7c8896" opacity=".35"/>`).join('')}
    ${around(12, 190, 200, 138, (x, y) => hole(x, y, 5), -80)}${around(12, 190, 200, 121, (x, y) => hole(x, y, 5), -70)}${around(12, 190, 200, 104, (x, y) => hole(x, y, 5), -60)}
    <circle cx="190" cy="200" r="86" fill="#2e353d"/>
    ${move(-16, 0, `${extrude(circlePath(190, 200, 78), 18, 0, paint.dark, `url(#${id}-coat)`)}
    <circle cx="190" cy="200" r="74" fill="none" stroke="#fff" stroke-width="2" opacity=".45"/>
    <circle cx="190" cy="200" r="40" fill="url(#${id}-plate)"/>${hole(190, 200, 33, '#1a1f25')}
    ${face(arcPath(190, 200, 33, 27, -80, 80), '#59636f')}
    ${around(5, 190, 200, 57, (x, y) => hole(x, y, 8.5))}${hole(226, 222, 4)}`)}`,
  )

/** Closed face to the front, cooling ribs on the rim. */
const brakeDrum: Drawing = (paint, id) =>
  squeeze(
    0.9,
    1,
    `${extrude(circlePath(182, 200, 146), 48, 0, '#59636f', '#59636f')}
    ${extrude(circlePath(212, 200, 156), 20, 0, '#454e58', '#7b8692')}
    ${times(3, (i) => extrude(circlePath(202 - i * 9, 200, 151), 4, 0, '#4b545e', '#8b96a3'))}
    ${extrude(circlePath(176, 200, 146), 12, 0, '#6a7480', `url(#${id}-cast)`)}
    ${sheen(176, 200, 144, 100, 0.45)}<circle cx="176" cy="200" r="143" fill="none" stroke="#fff" stroke-width="3" opacity=".5"/>
    <circle cx="176" cy="200" r="112" fill="#3a424b" opacity=".5"/>
    ${move(-10, 0, `${extrude(circlePath(176, 200, 104), 12, 0, paint.dark, `url(#${id}-coat)`)}
    <circle cx="176" cy="200" r="100" fill="none" stroke="#fff" stroke-width="2" opacity=".4"/><circle cx="176" cy="200" r="84" fill="none" stroke="${paint.dark}" stroke-width="2" opacity=".6"/>
    <circle cx="176" cy="200" r="45" fill="${paint.accent}"/><circle cx="176" cy="200" r="41" fill="url(#${id}-plate)"/>${hole(176, 200, 34, '#1a1f25')}${face(arcPath(176, 200, 34, 28, -80, 80), '#59636f')}
    ${around(5, 176, 200, 66, (x, y) => hole(x, y, 9))}${around(2, 176, 200, 66, (x, y) => hole(x, y, 5), -54)}`)}`,
  )

const caliperBody = 'M44 250Q52 128 148 92Q200 74 252 92Q348 128 356 250L300 268Q284 262 282 240Q270 184 200 184Q130 184 118 240Q116 262 100 268Z'

/** Fixed caliper over its pads, seen from the wheel side. */
const brakeCaliper: Drawing = (paint, id) => `
  ${extrude('M96 262L112 212Q200 152 288 212L304 262L286 290Q200 236 114 290Z', 8, -6, '#2a2622', '#4d4641')}
  ${face('M112 268Q200 214 288 268L284 284Q200 232 116 284Z', `url(#${id}-steel)`)}
  ${extrude('M50 232L30 250L30 300Q44 322 66 306L104 262ZM350 232L370 250L370 300Q356 322 334 306L296 262Z', 10, -8, '#3a424b', `url(#${id}-cast)`)}
  ${extrude(caliperBody, 16, -22, paint.dark, `url(#${id}-coat)`)}
  ${glossLine('M54 242Q64 138 152 102Q200 86 248 102', 5, 0.55)}
  ${face('M150 128Q200 112 250 128L244 172Q200 158 156 172Z', paint.dark)}${face('M156 134Q200 120 244 134L239 166Q200 153 161 166Z', '#262321')}
  ${tube('M146 130L254 130', 9, tones.steel)}${tube('M178 126L178 164', 6, tones.steel)}${tube('M222 126L222 164', 6, tones.steel)}
  ${[[98, 178], [302, 178]].map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="34" fill="${paint.dark}"/><circle cx="${x - 2}" cy="${y - 2}" r="31" fill="url(#${id}-coat)"/><circle cx="${x - 2}" cy="${y - 2}" r="22" fill="${paint.accent}"/><circle cx="${x - 2}" cy="${y - 2}" r="18" fill="url(#${id}-plate)"/>`).join('')}
  ${hexBolt(70, 238, 13, id)}${hexBolt(330, 238, 13, id)}${hexBolt(142, 106, 8, id)}${hexBolt(258, 106, 8, id)}
  ${hole(48, 284, 10)}${hole(352, 284, 10)}
  ${turn(-24, `${nut(124, 62, 20, 14, id)}<rect x="119" y="40" width="10" height="24" rx="3" fill="url(#${id}-brass)"/><rect x="117" y="32" width="14" height="16" rx="5" fill="url(#${id}-rubber)"/>`, 124, 80)}`

/** Reservoir on top, booster flange at the right. */
const masterCylinder: Drawing = (paint, id) => `
  ${extrude('M296 196Q316 190 322 214L330 258L322 310Q316 330 298 322Q282 300 282 258Q282 214 296 196Z', 14, -6, '#59636f', `url(#${id}-plate)`)}
  ${hole(304, 218, 8)}${hole(304, 300, 8)}
  ${turn(90, `<rect x="160" y="40" width="80" height="24" rx="8" fill="url(#${id}-iron)"/><rect x="152" y="60" width="96" height="200" rx="14" fill="url(#${id}-steel)"/><rect x="146" y="206" width="108" height="30" rx="6" fill="url(#${id}-steel)"/><rect x="170" y="22" width="60" height="22" rx="6" fill="url(#${id}-steel)"/>
    ${times(3, (i) => `<rect x="152" y="${90 + i * 32}" width="96" height="4" fill="#4b545e" opacity=".5"/>`)}`)
    .replace('rotate(90 200 200)', 'translate(-54 58) rotate(-90 200 200)')}
  ${[112, 210].map((x) => `<rect x="${x - 14}" y="186" width="44" height="28" rx="6" fill="url(#${id}-rubber)"/>`).join('')}
  ${[100, 196].map((x) => `<rect x="${x}" y="300" width="40" height="18" rx="4" fill="url(#${id}-steel)"/>${nut(x + 20, 316, 26, 20, id, `url(#${id}-brass)`)}`).join('')}
  <path d="M66 118Q66 106 78 106L262 106Q276 106 274 120L264 184Q262 194 250 194L86 194Q74 194 73 184Z" fill="url(#${id}-glass)" stroke="#8ea5bd" stroke-width="2.5"/>
  <path d="M70 150L269 150L264 184Q262 192 250 192L86 192Q74 192 73 184Z" fill="${paint.accent}" opacity=".45"/>
  <path d="M76 134h40M76 150h26M76 166h40" stroke="#55687d" stroke-width="2.5"/><path d="M170 108v84" stroke="#8ea5bd" stroke-width="3"/>${gloss('M84 112h20l-4 76h-10Z', 0.7)}
  <rect x="122" y="92" width="92" height="16" rx="4" fill="url(#${id}-glass)" stroke="#8ea5bd" stroke-width="2"/>
  <rect x="112" y="58" width="112" height="38" rx="9" fill="url(#${id}-paint)"/>${times(13, (i) => `<path d="M${120 + i * 8} 64v26" stroke="${paint.dark}" stroke-width="2.5" opacity=".55"/>`)}
  <rect x="122" y="46" width="92" height="15" rx="6" fill="url(#${id}-paint)"/>
  ${turn(90, `<rect x="190" y="-160" width="20" height="34" rx="6" fill="url(#${id}-steel)"/>`, 200, 200).replace('rotate(90 200 200)', 'translate(-8 58) rotate(90 200 200)')}`

/** Two pistons under dust boots in a cast body. */
const wheelCylinder: Drawing = (paint, id) => `
  ${extrude('M140 120Q200 84 260 120L272 180L260 262Q200 300 140 262L128 180Z', 10, -10, '#454e58', `url(#${id}-cast)`)}
  ${turn(
    -90,
    `${[0, 180].map((at) => turn(at, `<rect x="186" y="36" width="28" height="40" rx="8" fill="url(#${id}-steel)"/><rect x="194" y="36" width="12" height="20" fill="#39414a"/>
      <path d="M176 70Q176 60 188 60L212 60Q224 60 224 70L250 96Q262 100 260 112L260 128L140 128L140 112Q138 100 150 96Z" fill="url(#${id}-rubber)"/>
      <rect x="146" y="100" width="108" height="5" rx="2.5" fill="#fff" opacity=".2"/><rect x="172" y="74" width="56" height="4" rx="2" fill="#fff" opacity=".2"/>`)).join('')}
    <rect x="144" y="118" width="112" height="164" rx="12" fill="url(#${id}-paint)"/><rect x="138" y="124" width="124" height="20" rx="6" fill="url(#${id}-steel)"/><rect x="138" y="256" width="124" height="20" rx="6" fill="url(#${id}-steel)"/>
    <rect x="144" y="190" width="112" height="18" fill="${paint.accent}"/>`,
  )}
  ${hexBolt(170, 166, 14, id)}${hexBolt(236, 236, 14, id)}
  ${nut(200, 106, 36, 22, id, `url(#${id}-brass)`)}<rect x="191" y="72" width="18" height="36" rx="4" fill="url(#${id}-brass)"/><rect x="187" y="54" width="26" height="28" rx="9" fill="url(#${id}-rubber)"/>
  ${nut(200, 276, 40, 20, id)}${thread(187, 296, 26, 30, id)}`

/** Flexible hose with a banjo on one end, a union on the other. */
const brakeHose: Drawing = (paint, id) => `
  ${tube('M104 112C104 300 180 330 216 244S250 92 304 150C330 180 318 230 306 268', 24, tones.rubber, 'butt')}
  <path d="M104 130C104 300 180 330 216 244S250 92 304 150C330 180 318 230 306 256" fill="none" stroke="${paint.accent}" stroke-width="3" stroke-dasharray="16 12"/>
  <rect x="86" y="104" width="36" height="56" rx="6" fill="url(#${id}-paint)"/>${times(4, (i) => `<rect x="86" y="${114 + i * 11}" width="36" height="4" fill="${paint.dark}" opacity=".7"/>`)}
  <rect x="92" y="84" width="24" height="24" fill="url(#${id}-steel)"/>
  ${extrude(ringPath(104, 66, 32, 14), 7, -5, '#6a7480', `url(#${id}-plate)`)}<circle cx="104" cy="66" r="23" fill="none" stroke="#c9733f" stroke-width="6"/>
  ${turn(12, `<rect x="284" y="246" width="38" height="52" rx="6" fill="url(#${id}-paint)"/>${times(4, (i) => `<rect x="284" y="${254 + i * 10}" width="38" height="4" fill="${paint.dark}" opacity=".7"/>`)}
    ${nut(303, 298, 46, 26, id)}<rect x="288" y="324" width="30" height="12" fill="url(#${id}-steel)"/>${thread(290, 334, 26, 22, id)}`, 303, 268)}
  ${turn(-62, `<rect x="200" y="176" width="36" height="48" rx="6" fill="url(#${id}-steel)"/><rect x="194" y="190" width="48" height="20" rx="4" fill="url(#${id}-rubber)"/>`, 218, 206).replace('rotate(-62 218 206)', 'translate(6 -6) rotate(12 218 206)')}
  ${extrude('M236 196h58q8 0 8 8v16q0 8-8 8h-58Z', 4, -4, '#6a7480', `url(#${id}-plate)`)}${hole(280, 212, 8)}`

/** Probe with its ear, grommet on the lead, plug at the end. */
const absSensor: Drawing = (paint, id) => `
  ${tube('M128 176C128 40 250 30 268 130S190 262 262 290', 15, tones.rubber)}
  <path d="M128 176C128 40 250 30 268 130S190 262 262 290" fill="none" stroke="${paint.accent}" stroke-width="2.5" stroke-dasharray="10 14"/>
  ${turn(14, `<rect x="252" y="104" width="34" height="42" rx="10" fill="url(#${id}-rubber)"/><rect x="246" y="118" width="46" height="14" rx="6" fill="url(#${id}-steel)"/>`, 268, 130)}
  ${extrude('M94 196L94 232Q96 242 106 242L150 242L206 232Q226 222 220 202Q212 186 190 192L160 194Z', 7, -6, '#59636f', `url(#${id}-plate)`)}${hole(198, 213, 11)}
  <circle cx="198" cy="213" r="16" fill="none" stroke="#b98a35" stroke-width="5"/>
  <rect x="100" y="164" width="56" height="52" rx="12" fill="url(#${id}-rubber)"/>${times(3, (i) => `<rect x="100" y="${176 + i * 11}" width="56" height="4" fill="#fff" opacity=".15"/>`)}
  <rect x="104" y="236" width="48" height="76" rx="5" fill="url(#${id}-paint)"/><rect x="100" y="256" width="56" height="10" rx="5" fill="#16191d"/><rect x="108" y="308" width="40" height="24" rx="5" fill="url(#${id}-chrome)"/><rect x="116" y="330" width="24" height="10" rx="2" fill="url(#${id}-iron)"/>
  ${turn(-62, connector(268, 276, 50, 74, id, paint.accent), 262, 290)}`

/** Parking brake cable, coiled for the shelf. */
const brakeCable: Drawing = (paint, id) => `
  ${tube('M70 92C160 60 330 90 330 200S240 330 196 330S70 290 70 210S150 100 210 100S306 150 306 206S240 304 200 304', 13, tones.rubber)}
  ${tube('M200 304C120 304 96 250 98 214S160 126 208 126', 13, tones.rubber)}
  ${tube('M208 126C262 128 280 170 276 214S240 280 196 276', 5, tones.steel)}
  ${turn(6, turn(-90, `<rect x="198" y="118" width="24" height="54" rx="6" fill="url(#${id}-paint)"/><rect x="194" y="136" width="32" height="9" rx="3" fill="url(#${id}-steel)"/>`, 210, 126).replace('rotate(-90 210 126)', 'rotate(-90 210 126) translate(0 -20)'), 210, 126)}
  ${turn(-82, `${coil(196, 250, 13, 9, 6, 5, painted(paint))}`, 196, 276)}
  ${turn(14, `<rect x="164" y="262" width="34" height="28" rx="6" fill="url(#${id}-steel)"/><circle cx="172" cy="276" r="7" fill="#39414a"/>`, 180, 276)}
  ${turn(70, `<rect x="56" y="54" width="28" height="66" rx="6" fill="url(#${id}-paint)"/><rect x="50" y="76" width="40" height="12" rx="4" fill="url(#${id}-steel)"/>${thread(62, 112, 16, 20, id)}`, 70, 92)}
  ${tube('M42 102L58 96', 6, tones.steel)}${eye(40, 104, 15, id)}
  ${extrude('M302 176h46q8 0 8 8v24q0 8-8 8h-46Z', 5, -4, '#59636f', `url(#${id}-plate)`)}${hole(338, 196, 8)}
  <rect x="300" y="170" width="36" height="52" rx="7" fill="${paint.accent}" opacity=".0"/>`

export const brakes = {
  'brake-pads': brakePads,
  'brake-shoes': brakeShoes,
  'brake-disc': brakeDisc,
  'brake-drum': brakeDrum,
  'brake-caliper': brakeCaliper,
  'master-cylinder': masterCylinder,
  'wheel-cylinder': wheelCylinder,
  'brake-hose': brakeHose,
  'abs-sensor': absSensor,
  'brake-cable': brakeCable,
} satisfies Record<string, Drawing>
