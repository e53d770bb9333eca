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
const brakePads: Drawing = (_, id) => `
  ${move(
    24,
    -32,
    turn(
      -8,
      squeeze(
        0.94,
        0.88,
        `${extrude(padPlate, -8, 10, '#2b2726', `url(#${id}-coat)`)}
      ${face('M98 132L116 96Q200 70 284 96L302 132L290 204Q200 174 110 204Z', `url(#${id}-black)`, 'stroke="#0d0f12" stroke-width="3"')}
      ${glossLine('M120 80Q200 58 280 80', 3, 0.6)}${glossLine('M112 128L124 104Q200 80 276 104', 2, 0.35)}
      ${hole(66, 147, 6)}${hole(334, 147, 6)}`,
        200,
        140,
      ),
      200,
      140,
    ),
  )}
  ${move(
    -16,
    128,
    turn(
      4,
      squeeze(
        0.94,
        0.88,
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
  'M92 152Q108 100 200 96Q292 100 308 152L318 192L354 200Q374 206 370 228L364 248L304 252Q284 316 200 318Q116 316 96 252L36 248L30 228Q26 206 46 200L82 192Z'

/** Floating caliper seen from the car's side: one piston in its boot, ears on their guide pins, bracket and pads behind. */
const brakeCaliper: Drawing = (paint, id) => `
  ${extrude('M34 250L58 112Q200 40 342 112L366 250L366 322Q350 340 326 322L312 204Q200 140 88 204L74 322Q50 340 34 322Z', 10, -10, '#39414a', `url(#${id}-cast)`)}
  ${hole(52, 312, 11)}${hole(348, 312, 11)}
  ${face('M112 116Q200 70 288 116L282 88Q200 46 118 88Z', '#3b3532')}${face('M112 116Q200 70 288 116L286 106Q200 60 114 106Z', `url(#${id}-steel)`)}
  ${[58, 342].map((x) => `<rect x="${x - 17}" y="150" width="34" height="60" rx="8" fill="url(#${id}-rubber)"/>${times(3, (i) => `<rect x="${x - 20}" y="${160 + i * 15}" width="40" height="7" rx="3" fill="#2a2f35"/>`)}`).join('')}
  ${extrude(caliperBody, 10, -16, paint.dark, `url(#${id}-coat)`)}
  ${glossLine('M100 150Q116 110 200 106', 5, 0.55)}${hexBolt(60, 226, 15, id)}${hexBolt(340, 226, 15, id)}
  <circle cx="202" cy="218" r="84" fill="${paint.dark}"/><circle cx="200" cy="215" r="80" fill="url(#${id}-cast)"/><circle cx="200" cy="216" r="69" fill="#101316"/>
  <circle cx="200" cy="216" r="62" fill="none" stroke="#4b525b" stroke-width="3"/><circle cx="200" cy="216" r="53" fill="url(#${id}-chrome)" stroke="#59636f"/>${sheen(200, 216, 52, 36, 0.7)}
  ${hole(200, 216, 34, '#39414a')}${face(arcPath(200, 216, 34, 26, 10, 130), '#8d98a5')}
  ${turn(
    -34,
    `${nut(116, 102, 26, 16, id)}<rect x="108" y="74" width="16" height="30" rx="3" fill="url(#${id}-brass)"/>
    <rect x="105" y="60" width="22" height="22" rx="7" fill="url(#${id}-rubber)"/>`,
    116,
    120,
  )}`

export const brakes = {
  'brake-pads': brakePads,
  'brake-shoes': brakeShoes,
  'brake-disc': brakeDisc,
  'brake-drum': brakeDrum,
  'brake-caliper': brakeCaliper,
  ...brakeDetails,
  ...brakeHydraulics,
} satisfies Record<string, Drawing>
