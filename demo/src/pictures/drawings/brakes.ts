import type { Drawing, Paint } from '../paint.ts'
import { brakeDetails } from './brake-details.ts'
import { brakeHydraulics } from './brake-hydraulics.ts'
import {
  arcPath,
  around,
  circlePath,
  coil,
  extrude,
  face,
  glossLine,
  hexBolt,
  hole,
  move,
  nut,
  sheen,
  squeeze,
  thread,
  times,
  tones,
  tube,
  turn,
} from './shapes.ts'

const padPlate = 'M48 168L48 126L84 120Q86 84 116 74Q200 50 284 74Q314 84 316 120L352 126L352 168L314 172L304 226Q200 192 96 226L86 172Z'
const padLining = 'M100 122L118 92Q200 66 282 92L300 122L288 204Q200 174 112 204Z'
const sensor = 'M318 150l30 4 6 34-20 14'

/** A pair: the rear one turns its coated back with the shim, the front one its slotted lining and the tab that squeals when it is worn. */
const brakePads: Drawing = (paint, id) => `
  ${move(
    20,
    -12,
    turn(
      -8,
      `${extrude(padPlate, -8, 10, '#2b2726', `url(#${id}-coat)`)}
      ${face('M112 128L126 102Q200 80 274 102L288 128L278 190Q200 164 122 190Z', `url(#${id}-plate)`, `stroke="${paint.dark}" stroke-width="4"`)}
      ${glossLine('M120 82Q200 60 280 82', 3, 0.6)}${face('M150 116Q200 102 250 116L246 128Q200 116 154 128Z', paint.base, 'opacity=".85"')}
      ${tube('M92 120l-26-38 22-20', 7, tones.steel)}`,
      200,
      140,
    ),
  )}
  ${move(
    -14,
    118,
    turn(
      4,
      `${extrude(padPlate, 9, -8, '#39414a', `url(#${id}-coat)`)}${glossLine('M120 80Q200 58 280 80', 3, 0.6)}
      ${extrude(padLining, 15, -15, '#1c1b1c', '#4a4542')}
      ${face('M192 72L208 72L207 186L193 186Z', '#151414')}${face('M100 122L118 92L132 87L122 200L112 204Z', '#6f6a66')}
      ${face('M300 122L282 92L268 87L278 200L288 204Z', '#332f2e')}
      ${times(
        40,
        (i) => `<circle cx="${134 + ((i * 47) % 132)}" cy="${100 + ((i * 31) % 76)}" r="${1 + (i % 3) * 0.6}"
        fill="${i % 4 ? '#8a827c' : '#c98b55'}"/>`,
      )}
      ${hole(66, 147, 6)}${tube(sensor, 9, tones.steel)}`,
      200,
      140,
    ),
  )}`

const shoe = (paint: Paint, id: string, flip: string) => `<g transform="${flip}">
  ${extrude(arcPath(200, 200, 150, 126, 120, 240), 13, -6, '#6c4a35', '#8c6247')}
  ${extrude(arcPath(200, 200, 138, 126, 112, 248), 13, -6, paint.dark, `url(#${id}-coat)`)}
  ${extrude(arcPath(200, 200, 127, 84, 110, 250), 5, -3, '#262c33', `url(#${id}-coat)`)}
  ${[140, 170, 200, 228].map((at) => face(arcPath(200, 200, 148, 141, at, at + 3), '#3b261a')).join('')}
  ${hole(99, 180, 9)}${hole(104, 232, 12)}${hole(130, 278, 6)}${hole(134, 118, 6)}
  ${glossLine('M112 146Q90 196 112 252', 3, 0.4)}
  <rect x="152" y="80" width="22" height="26" rx="4" fill="url(#${id}-steel)"/>
    <rect x="152" y="296" width="22" height="26" rx="4" fill="url(#${id}-steel)"/></g>`

/** A set as it sits on the back plate, held by its two springs and the adjuster. */
const brakeShoes: Drawing = (paint, id) => `
  ${shoe(paint, id, '')}${shoe(paint, id, 'translate(400 0) scale(-1 1)')}
  ${move(
    0,
    -108,
    turn(
      90,
      `${thread(192, 152, 16, 96, id)}${nut(200, 186, 30, 24, id)}
    <rect x="188" y="130" width="24" height="26" rx="4" fill="url(#${id}-steel)"/>
    <rect x="188" y="244" width="24" height="26" rx="4" fill="url(#${id}-steel)"/>`,
    ),
  )}
  ${move(0, -62, turn(90, coil(200, 150, 11, 10, 10, 5, [paint.dark, paint.accent, '#ffffff'])))}
  ${move(0, 86, turn(90, coil(200, 140, 12, 10, 12, 5, tones.steel)))}`

/** Vented and drilled disc, the hat in the brand's coat. */
const brakeDisc: Drawing = (paint, id) =>
  squeeze(
    0.9,
    1,
    `${extrude(circlePath(190, 200, 156), 30, 0, '#58626e', '#6a7480')}
    ${around(60, 206, 200, 154, (x, y, at) =>
      turn(
        at,
        `<rect x="${x - 4}" y="${y - 3}" width="7" height="6" rx="2"
      fill="#14181d"/>`,
        x,
        y,
      ),
    )}
    ${extrude(circlePath(190, 200, 156), 9, 0, '#8d98a5', `url(#${id}-plate)`)}
    ${sheen(190, 200, 154, 84, 0.6)}
    ${[152, 138, 124, 110, 98].map((r) => `<circle cx="190" cy="200" r="${r}" fill="none" stroke="#7c8896" opacity=".35"/>`).join('')}
    ${around(12, 190, 200, 138, (x, y) => hole(x, y, 5), -80)}${around(12, 190, 200, 121, (x, y) => hole(x, y, 5), -70)}
    ${around(12, 190, 200, 104, (x, y) => hole(x, y, 5), -60)}
    <circle cx="190" cy="200" r="86" fill="#2e353d"/>
    ${move(
      -16,
      0,
      `${extrude(circlePath(190, 200, 78), 18, 0, paint.dark, `url(#${id}-coat)`)}
    <circle cx="190" cy="200" r="74" fill="none" stroke="#fff" stroke-width="2" opacity=".45"/>
    <circle cx="190" cy="200" r="40" fill="url(#${id}-plate)"/>${hole(190, 200, 33, '#1a1f25')}
    ${face(arcPath(190, 200, 33, 27, -80, 80), '#59636f')}
    ${around(5, 190, 200, 57, (x, y) => hole(x, y, 8.5))}${hole(226, 222, 4)}`,
    )}`,
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
    ${move(
      -10,
      0,
      `${extrude(circlePath(176, 200, 104), 12, 0, paint.dark, `url(#${id}-coat)`)}
    <circle cx="176" cy="200" r="100" fill="none" stroke="#fff" stroke-width="2" opacity=".4"/>
    <circle cx="176" cy="200" r="84" fill="none" stroke="${paint.dark}" stroke-width="2" opacity=".6"/>
    <circle cx="176" cy="200" r="45" fill="${paint.accent}"/><circle cx="176" cy="200" r="41" fill="url(#${id}-plate)"/>
    ${hole(176, 200, 34, '#1a1f25')}${face(arcPath(176, 200, 34, 28, -80, 80), '#59636f')}
    ${around(5, 176, 200, 66, (x, y) => hole(x, y, 9))}${around(2, 176, 200, 66, (x, y) => hole(x, y, 5), -54)}`,
    )}`,
  )

const caliperBody =
  'M44 250Q52 128 148 92Q200 74 252 92Q348 128 356 250L300 268Q284 262 282 240Q270 184 200 184Q130 184 118 240Q116 262 100 268Z'

/** Fixed caliper over its pads, seen from the wheel side. */
const brakeCaliper: Drawing = (paint, id) =>
  move(
    0,
    18,
    `
  ${extrude('M96 262L112 212Q200 152 288 212L304 262L286 290Q200 236 114 290Z', 8, -6, '#2a2622', '#4d4641')}
  ${face('M112 268Q200 214 288 268L284 284Q200 232 116 284Z', `url(#${id}-steel)`)}
  ${extrude(
    'M50 232L30 250L30 300Q44 322 66 306L104 262ZM350 232L370 250L370 300Q356 322 334 306L296 262Z',
    10,
    -8,
    '#3a424b',
    `url(#${id}-cast)`,
  )}
  ${extrude(caliperBody, 16, -22, paint.dark, `url(#${id}-coat)`)}
  ${glossLine('M54 242Q64 138 152 102Q200 86 248 102', 5, 0.55)}
  ${face('M150 128Q200 112 250 128L244 172Q200 158 156 172Z', paint.dark)}
    ${face('M156 134Q200 120 244 134L239 166Q200 153 161 166Z', '#262321')}
  ${tube('M146 130L254 130', 9, tones.steel)}${tube('M178 126L178 164', 6, tones.steel)}${tube('M222 126L222 164', 6, tones.steel)}
  ${[
    [98, 178],
    [302, 178],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x}" cy="${y}" r="34" fill="${paint.dark}"/><circle cx="${x - 2}" cy="${y - 2}" r="31" fill="url(#${id}-coat)"/>
        <circle cx="${x - 2}" cy="${y - 2}" r="22" fill="${paint.accent}"/>
        <circle cx="${x - 2}" cy="${y - 2}" r="18" fill="url(#${id}-plate)"/>`,
    )
    .join('')}
  ${hexBolt(70, 238, 13, id)}${hexBolt(330, 238, 13, id)}${hexBolt(142, 106, 8, id)}${hexBolt(258, 106, 8, id)}
  ${hole(48, 284, 10)}${hole(352, 284, 10)}
  ${turn(
    -34,
    `${nut(104, 92, 24, 16, id)}<rect x="97" y="66" width="14" height="28" rx="3" fill="url(#${id}-brass)"/>
    <rect x="94" y="54" width="20" height="22" rx="7" fill="url(#${id}-rubber)"/>`,
    104,
    108,
  )}`,
  )

export const brakes = {
  'brake-pads': brakePads,
  'brake-shoes': brakeShoes,
  'brake-disc': brakeDisc,
  'brake-drum': brakeDrum,
  'brake-caliper': brakeCaliper,
  ...brakeDetails,
  ...brakeHydraulics,
} satisfies Record<string, Drawing>
