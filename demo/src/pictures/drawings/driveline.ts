import type { Drawing, Paint } from '../paint.ts'
import {
  arcPath,
  around,
  bellows,
  circlePath,
  coil,
  extrude,
  eye,
  face,
  gearPath,
  gloss,
  glossLine,
  hexBolt,
  hole,
  move,
  nut,
  ringPath,
  sheen,
  squeeze,
  thread,
  times,
  tones,
  tube,
  turn,
} from './shapes.ts'

const splines = (x: number, y: number, width: number, height: number, id: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="url(#${id}-steel)"/>
    ${times(
      Math.floor(width / 5),
      (i) => `<path d="M${x + 2.5 + i * 5} ${y + 2}v${height - 4}" stroke="#4b545e" stroke-width="1.6"
      opacity=".7"/>`,
    )}`

/** Complete half shaft from corner to corner, outer joint at the lower left. */
const cvAxle: Drawing = (paint, id) =>
  turn(
    45,
    `<rect x="189" y="90" width="22" height="200" fill="url(#${id}-iron)"/>
    <rect x="182" y="184" width="36" height="26" rx="5" fill="url(#${id}-rubber)"/>
    ${splines(184, -6, 32, 34, id)}<rect x="180" y="26" width="40" height="10" rx="3" fill="url(#${id}-steel)"/>
    <path d="M152 40Q154 34 164 34h72q10 0 12 6v44h-96Z" fill="url(#${id}-paint)"/>
    <rect x="148" y="76" width="104" height="16" rx="4" fill="url(#${id}-steel)"/>${gloss('M168 40h12v36h-12Z', 0.4)}
    ${bellows(200, 90, 164, [44, 48, 36, 42, 29, 35, 23, 28, 17], `url(#${id}-rubber)`)}
    <rect x="156" y="90" width="88" height="8" rx="3" fill="${paint.accent}"/>
    <rect x="181" y="158" width="38" height="7" rx="3" fill="url(#${id}-steel)"/>
    ${bellows(200, 236, 308, [17, 30, 22, 38, 28, 46, 34, 53, 50], `url(#${id}-rubber)`)}
    <rect x="181" y="234" width="38" height="7" rx="3" fill="url(#${id}-steel)"/>
    <rect x="148" y="300" width="104" height="9" rx="3" fill="${paint.accent}"/>
    <path d="M144 308h112v16q-2 22-26 32h-60q-24-10-26-32Z" fill="url(#${id}-paint)"/>${gloss('M162 312h14v36l-14-12Z', 0.4)}
    ${face(gearPath(200, 318, 44, 62, 57), `url(#${id}-steel)`, 'transform="translate(0 254) scale(1 .2)"')}
    <rect x="178" y="354" width="44" height="8" fill="url(#${id}-steel)"/>${splines(181, 360, 38, 26, id)}${thread(186, 386, 28, 22, id)}`,
  )

/** Boot with its clamps and the grease sachet of the kit. */
const cvBoot: Drawing = (paint, id) => `
  ${bellows(178, 64, 322, [34, 52, 40, 66, 52, 82, 64, 98, 78, 112, 104], `url(#${id}-rubber)`)}
  <ellipse cx="178" cy="62" rx="36" ry="10" fill="#2a2f35"/><ellipse cx="178" cy="60" rx="25" ry="6" fill="#06080a"/>
  <rect x="140" y="66" width="76" height="13" rx="4" fill="url(#${id}-steel)"/>
    <rect x="204" y="62" width="18" height="18" rx="4" fill="url(#${id}-chrome)"/>
  <path d="M70 314Q178 352 286 314v18Q178 370 70 332Z" fill="url(#${id}-steel)"/>
    <path d="M250 322l26-8v26l-26 8Z" fill="url(#${id}-chrome)"/>
  ${turn(
    8,
    `<path d="M262 150L352 150L352 300L262 300Z" fill="url(#${id}-coat)"/>
    <path d="M262 150h90v14h-90ZM262 286h90v14h-90Z" fill="${paint.dark}"/>
    ${times(15, (i) => `<path d="M${265 + i * 6} 150v14M${265 + i * 6} 286v14" stroke="#fff" stroke-width="1.5" opacity=".35"/>`)}
    <rect x="274" y="184" width="66" height="52" rx="6" fill="${paint.accent}"/>
    <path d="M307 192q20 24 0 36q-20-12 0-36Z" fill="${paint.dark}"/>
    <path d="M280 252h54M280 264h38" stroke="#fff" stroke-width="5" opacity=".7"/>${gloss('M268 166h8v118h-8Z', 0.35)}`,
    307,
    225,
  )}
  ${squeeze(1, 0.42, tube(circlePath(304, 96, 44), 12, tones.steel), 304, 96)}`

/** Diaphragm pressure plate, face-on around (200, 200), 130 in radius. */
const pressurePlate = (paint: Paint, id: string) => `
  ${extrude(`${gearPath(200, 200, 6, 138, 122, 0.5)}`, 22, 0, paint.dark, `url(#${id}-coat)`)}
  ${extrude(circlePath(200, 200, 122), 10, 0, paint.dark, `url(#${id}-coat)`)}
    <circle cx="200" cy="200" r="119" fill="none" stroke="#fff" stroke-width="2" opacity=".5"/>
  ${around(6, 200, 200, 129, (x, y) => hole(x, y, 5))}
    ${around(
      3,
      200,
      200,
      106,
      (x, y, at) =>
        turn(
          at + 90,
          `<rect x="${x - 20}" y="${y - 6}" width="40" height="12" rx="5"
      fill="url(#${id}-steel)"/>`,
          x,
          y,
        ),
      -60,
    )}
  <circle cx="200" cy="200" r="92" fill="#20252b"/>
    ${around(18, 200, 200, 0, (_x, _y, at) => face(arcPath(200, 200, 90, 36, at - 8, at + 8), at > 0 && at < 180 ? '#8d98a5' : '#c6cfd9'))}
  ${around(18, 200, 200, 78, (x, y) => `<circle cx="${x}" cy="${y}" r="5" fill="#20252b"/>`, -80)}
    <circle cx="200" cy="200" r="66" fill="none" stroke="#59636f" stroke-width="4"/>${sheen(200, 200, 90, 36, 0.6)}
  <circle cx="200" cy="200" r="34" fill="#0d1014"/>`

/** Friction disc, face-on around (200, 200), 140 in radius. */
const frictionDisc = (paint: Paint, id: string) => `
  ${extrude(ringPath(200, 200, 140, 90), 16, 0, '#3d2c22', '#7a5a45')}
    <circle cx="200" cy="200" r="137" fill="none" stroke="#fff" stroke-width="2" opacity=".25"/>
  ${around(20, 200, 200, 115, (x, y, at) => turn(at, `<rect x="${x - 26}" y="${y - 2}" width="52" height="4" fill="#33241b"/>`, x, y))}
  ${around(20, 200, 200, 128, (x, y) => hole(x, y, 4, '#c9a24a'), -81)}${around(20, 200, 200, 101, (x, y) => hole(x, y, 4, '#c9a24a'), -81)}
  ${extrude(ringPath(200, 200, 92, 24), 6, 0, paint.dark, `url(#${id}-coat)`)}
    <circle cx="200" cy="200" r="89" fill="none" stroke="#fff" stroke-width="2" opacity=".45"/>
  ${around(6, 200, 200, 60, (x, y, at) =>
    turn(
      at + 90,
      `<rect x="${x - 25}" y="${y - 14}" width="50" height="28" rx="8" fill="#14181d"/>
    ${turn(90, coil(x, y - 19, 8, 7.6, 5, 5, tones.steel), x, y)}`,
      x,
      y,
    ),
  )}
  ${around(
    6,
    200,
    200,
    78,
    (x, y) => `<circle cx="${x}" cy="${y}" r="6" fill="${paint.accent}"/>
    <circle cx="${x - 1}" cy="${y - 1}" r="3" fill="#fff" opacity=".6"/>`,
    -60,
  )}
  ${move(-10, 0, extrude(`${circlePath(200, 200, 36)}${gearPath(200, 200, 20, 25, 20)}`, 12, 0, '#59636f', `url(#${id}-plate)`))}`

const clutchDisc: Drawing = (paint, id) => squeeze(1, 1.08, frictionDisc(paint, id))

/** Pressure plate, disc and release bearing. */
const clutchKit: Drawing = (paint, id) => `
  ${move(52, -42, squeeze(0.76, 0.86, pressurePlate(paint, id)))}
  ${move(-72, 52, squeeze(0.68, 0.78, frictionDisc(paint, id)))}
  ${move(
    96,
    96,
    squeeze(
      0.9,
      1,
      `${extrude(circlePath(200, 200, 50), 26, 0, '#39414a', '#59636f')}
    ${extrude(circlePath(196, 200, 54), 8, 0, '#59636f', `url(#${id}-plate)`)}${sheen(196, 200, 52, 34, 0.7)}
    <circle cx="196" cy="200" r="38" fill="${paint.accent}"/><circle cx="196" cy="200" r="34" fill="url(#${id}-black)"/>
    ${hole(196, 200, 24)}${face(arcPath(196, 200, 24, 18, -80, 80), '#8d98a5')}`,
    ),
  )}`

const clutchCable: Drawing = (paint, id) => `
  ${tube('M96 330C40 210 70 84 170 78S320 120 322 200S250 300 200 290S120 230 150 176S260 150 266 206', 16, tones.rubber)}
  ${tube('M266 206C268 236 254 256 236 258', 5, tones.steel)}
  ${turn(
    -6,
    `<rect x="252" y="192" width="28" height="40" rx="6" fill="url(#${id}-paint)"/>
    <rect x="246" y="208" width="40" height="9" rx="4" fill="${paint.accent}"/>`,
    266,
    206,
  )}
  <circle cx="230" cy="260" r="15" fill="url(#${id}-steel)"/>${hole(230, 260, 6)}
  ${turn(
    -24,
    `<rect x="82" y="300" width="28" height="14" rx="4" fill="url(#${id}-steel)"/>
    <rect x="76" y="262" width="40" height="40" rx="10" fill="url(#${id}-paint)"/>
    <rect x="70" y="278" width="52" height="10" rx="4" fill="${paint.accent}"/>${thread(87, 312, 18, 44, id)}${nut(96, 322, 36, 16, id)}
    ${bellows(96, 232, 264, [10, 16, 11, 18, 14], `url(#${id}-rubber)`)}`,
    96,
    320,
  )}
  ${extrude('M300 166h54q8 0 8 8v34q0 8-8 8h-54Z', 6, -4, '#59636f', `url(#${id}-plate)`)}${hole(344, 190, 8)}
    <rect x="304" y="160" width="34" height="62" rx="12" fill="url(#${id}-rubber)"/>
    ${times(4, (i) => `<rect x="304" y="${172 + i * 11}" width="34" height="4" fill="#fff" opacity=".15"/>`)}`

const flywheel: Drawing = (paint, id) =>
  squeeze(
    0.92,
    1,
    `${extrude(gearPath(188, 200, 76, 158, 148), 24, 0, '#454e58', `url(#${id}-steel)`)}
    <circle cx="188" cy="200" r="146" fill="${paint.dark}"/><circle cx="188" cy="200" r="143" fill="url(#${id}-coat)"/>
    <circle cx="188" cy="200" r="128" fill="#59636f"/>
    ${face(circlePath(190, 200, 126), `url(#${id}-plate)`)}${sheen(190, 200, 125, 74, 0.7)}
    ${[118, 108, 98, 88].map((r) => `<circle cx="190" cy="200" r="${r}" fill="none" stroke="#7c8896" opacity=".4"/>`).join('')}
    ${around(6, 188, 200, 135, (x, y) => hole(x, y, 6))}
    ${around(3, 188, 200, 135, (x, y) => `<circle cx="${x}" cy="${y}" r="4.5" fill="${paint.accent}"/>`, -60)}
    <circle cx="190" cy="200" r="74" fill="#39414a"/><circle cx="194" cy="200" r="70" fill="url(#${id}-cast)"/>
    ${around(8, 192, 200, 48, (x, y) => hole(x, y, 8))}<circle cx="192" cy="200" r="32" fill="url(#${id}-plate)"/>${hole(192, 200, 25)}
    ${face(arcPath(192, 200, 25, 19, -80, 80), '#8d98a5')}`,
  )

/** Hydraulic mount: rubber cone between its bracket and the cup. */
const engineMount: Drawing = (paint, id) => `
  ${thread(188, 30, 24, 62, id)}${nut(200, 70, 50, 22, id)}
  ${extrude('M108 108Q110 92 128 92L272 92Q290 92 292 108L286 132L114 132Z', 8, -8, '#454e58', `url(#${id}-cast)`)}
    <rect x="286" y="76" width="12" height="22" rx="3" fill="url(#${id}-steel)"/>
  <path d="M128 130L272 130Q280 170 302 204L98 204Q120 170 128 130Z" fill="url(#${id}-rubber)"/>
    ${times(
      3,
      (i) => `<path d="M${122 - i * 7} ${150 + i * 18}Q200 ${166 + i * 18} ${278 + i * 7} ${150 + i * 18}" fill="none"
      stroke="#fff" stroke-width="2" opacity=".18"/>`,
    )}
  <path d="M84 202Q84 190 98 190h204q14 0 14 12v20H84Z" fill="url(#${id}-steel)"/>
  <path d="M94 218h212v62q0 26-28 30H122q-28-4-28-30Z" fill="url(#${id}-paint)"/>
    <rect x="94" y="238" width="212" height="20" fill="${paint.accent}"/>${gloss('M122 222h18v84l-18-8Z', 0.4)}
  ${extrude(
    'M40 306Q40 294 54 294L96 294L110 308L290 308L304 294L346 294Q360 294 360 306L354 330Q352 338 340 338L60 338Q48 338 46 330Z',
    8,
    -6,
    '#2b3138',
    `url(#${id}-cast)`,
  )}
    ${hexBolt(72, 316, 14, id)}${hexBolt(328, 316, 14, id)}
  <rect x="190" y="338" width="20" height="14" fill="url(#${id}-steel)"/>${thread(190, 338, 20, 22, id)}`

/** Bracket with a big bushing in its eye. */
const transmissionMount: Drawing = (paint, id) => `
  ${extrude(
    `M44 300L44 256Q46 244 60 242L96 236Q92 130 160 96Q200 78 240 96Q308 130 304 236L340 242Q354 244 356 256L356 300
    Q354 316 338 316L62 316Q46 316 44 300Z`,
    12,
    18,
    paint.dark,
    `url(#${id}-coat)`,
  )}
  ${glossLine('M52 252Q90 246 104 238Q102 140 164 108Q200 92 236 106', 5, 0.5)}
  ${face('M116 286L284 286L272 264L128 264Z', paint.dark, 'opacity=".6"')}
  <circle cx="200" cy="188" r="88" fill="${paint.dark}"/><circle cx="200" cy="186" r="84" fill="url(#${id}-steel)"/>
    <circle cx="200" cy="186" r="77" fill="url(#${id}-black)"/>
  ${[200, 20]
    .map(
      (at) => `${face(arcPath(200, 186, 66, 46, at, at + 140), '#06080a')}
    ${face(arcPath(200, 186, 66, 64, at, at + 140), '#fff', 'opacity=".3"')}`,
    )
    .join('')}
  ${move(
    -4,
    -4,
    `${extrude(circlePath(200, 186, 40), 8, 8, '#59636f', `url(#${id}-plate)`)}${sheen(200, 186, 39, 20, 0.7)}
    ${hole(200, 186, 19)}`,
  )}
  <circle cx="200" cy="186" r="80" fill="none" stroke="${paint.accent}" stroke-width="4"/>
  ${[78, 322].map((x) => `<circle cx="${x}" cy="282" r="25" fill="${paint.dark}" opacity=".6"/>${hexBolt(x, 280, 19, id)}`).join('')}
  ${eye(200, 296, 17, id)}`

export const driveline = {
  'cv-axle': cvAxle,
  'cv-boot': cvBoot,
  'clutch-kit': clutchKit,
  'clutch-disc': clutchDisc,
  'clutch-cable': clutchCable,
  flywheel,
  'engine-mount': engineMount,
  'transmission-mount': transmissionMount,
} satisfies Record<string, Drawing>
