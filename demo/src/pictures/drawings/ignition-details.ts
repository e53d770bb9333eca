import type { Drawing } from '../paint.ts'
import { lathe, lie, mouth, socket } from './body-shapes.ts'
import { around, can, connector, extrude, gloss, glossLine, hole, nut, thread, times, tones, tube, turn } from './shapes.ts'

/** The finger that turns under the distributor's cap, brass tip outwards. */
const distributorRotor: Drawing = (paint, id) => `
  ${lathe(id, 176, 0.34, [214, 300, 118, 112, 'rubber'])}
  ${extrude('M176 132q60 0 84 34l72 18q16 6 16 26t-16 26l-72 12q-24 30-84 30-88 0-88-73t88-73z', 0, 26, '#0d0f12', `url(#${id}-coat)`)}
  ${extrude('M170 190h166q28 0 28 16v18q0 10-28 10H170z', 0, 6, '#86631c', `url(#${id}-brass)`)}
  <circle cx="166" cy="208" r="40" fill="${paint.dark}"/><circle cx="166" cy="206" r="32" fill="url(#${id}-brass)"/><circle cx="166" cy="206" r="12" fill="#86631c"/>
  ${glossLine('M104 190q16-40 70-42', 5, 0.5)}${hole(112, 236, 9)}${hole(232, 252, 9)}`

/** Right-angle rubber cap with the spring contact and the well for the plug. */
const sparkPlugBoot: Drawing = (_, id) => `
  ${turn(
    28,
    `${lathe(id, 200, 0.3, [150, 176, 78, 90, 'rubber'], [176, 300, 84, 76, 'rubber'], [300, 326, 92, 96, 'paint'], [326, 352, 100, 96, 'rubber'])}
    ${mouth(200, 356, 40, 0.26)}${times(4, (i) => `<path d="M160 ${196 + i * 24}q40 16 80 0" stroke="#fff" stroke-width="2" fill="none" opacity=".18"/>`)}
    ${tube('M200 170q0-66 50-76l30-6', 66, tones.rubber, 'butt')}${tube('M276 89l40-8', 24, tones.rubber, 'butt')}
    `,
    206,
    190,
  )}`

/** Flat pan filter of an automatic gearbox: pressed halves, suction neck, mesh window. */
const transmissionFilter: Drawing = (paint, id) =>
  turn(
    -10,
    `${extrude('M58 128q0-22 22-26l150-18q28-2 44 16l62 60q12 14 10 34l-10 76q-4 26-30 28l-210 6q-30 0-32-28z', 6, 22, '#0d0f12', `url(#${id}-black)`)}
    <path d="M72 136q2-14 18-18l138-16q22-2 36 12l56 54q10 12 8 28l-8 66q-4 20-24 22l-200 6q-22 0-24-22z" fill="none" stroke="#8b95a1" stroke-width="3" opacity=".5"/>
    ${extrude('M104 190h120q8 0 8 8v62q0 8-8 8H104q-8 0-8-8v-62q0-8 8-8z', 2, 3, '#14171b', paint.base)}
    ${times(11, (i) => `<path d="M${106 + i * 11.6} 194v70" stroke="${paint.light}" stroke-width="4"/>`)}${times(6, (i) => `<path d="M98 ${202 + i * 11}h132" stroke="${paint.dark}" stroke-width="2"/>`)}
    ${lathe(id, 278, 0.34, [142, 160, 58, 64, 'rubber'], [160, 206, 76, 82, 'rubber'])}${mouth(278, 142, 22, 0.34)}${tube('M238 182a40 14 0 0 0 80 0', 7, tones.rubber)}
    ${[
      [92, 146],
      [312, 264],
      [92, 272],
    ]
      .map(([x = 0, y = 0]) => hole(x, y, 10))
      .join('')}`,
  )

/** The flat electronic box with cooling plate and plug. */
const ignitionModule: Drawing = (_, id) =>
  turn(
    -14,
    `${extrude('M44 162q0-20 20-20h272q20 0 20 20v76q0 20-20 20H64q-20 0-20-20z', 8, 10, '#59636f', `url(#${id}-plate)`)}${hole(72, 200, 15)}${hole(328, 200, 15)}
    ${extrude('M108 110q0-12 12-12h160q12 0 12 12v170q0 12-12 12H120q-12 0-12-12z', 8, -14, '#14171b', `url(#${id}-black)`)}
    <rect x="124" y="114" width="152" height="96" rx="8" fill="url(#${id}-coat)"/><path d="M196 124l-34 44h28l-10 34 40-48h-28l14-30z" fill="#fff" opacity=".9"/>
    ${gloss('M126 116h140l-50 30h-90z', 0.2)}${socket(id, 134, 232, 132, 48, 6)}`,
  )

/** The whole distributor: cap with its towers, body with vacuum can, shaft with its gear. */
const distributor: Drawing = (paint, id) =>
  turn(
    14,
    `<rect x="190" y="270" width="20" height="92" fill="url(#${id}-steel)"/>${lathe(id, 200, 0.26, [318, 350, 58, 58, 'brass'])}${times(8, (i) => `<path d="M${173 + i * 7.4} 324l5 30" stroke="#86631c" stroke-width="3"/>`)}
    <path d="M250 214h42v-24q40-6 60 34-20 40-60 34v-22h-42z" fill="url(#${id}-steel)" stroke="#59636f"/><circle cx="356" cy="224" r="7" fill="#454e58"/>
    ${lathe(id, 200, 0.26, [184, 240, 164, 150, 'steel'], [240, 286, 88, 70, 'iron'], [286, 300, 118, 118, 'iron'])}
    ${around(4, 0, 0, 56, (x, y) => lathe(id, 200 + x, 0.3, [70 + Math.round(y * 0.25), 128 + Math.round(y * 0.25), 30, 36, 'paint']), -45)}
    ${lathe(id, 200, 0.26, [118, 190, 148, 172, 'paint'])}
    ${around(4, 0, 0, 56, (x, y) => (y > 0 ? lathe(id, 200 + x, 0.3, [70 + Math.round(y * 0.25), 128 + Math.round(y * 0.25), 30, 36, 'paint']) : ''), -45)}
    ${lathe(id, 200, 0.3, [56, 122, 34, 42, 'paint'])}<ellipse cx="200" cy="56" rx="10" ry="3" fill="#14181d"/>
    <path d="M120 160v54M280 160v54" stroke="url(#${id}-steel)" stroke-width="9" stroke-linecap="round"/><path d="M122 190a80 22 0 0 0 156 0" fill="none" stroke="${paint.dark}" stroke-width="4"/>`,
  )

/** Lock cylinder with its key, the contact block behind. */
const ignitionSwitch: Drawing = (paint, id) => `
  ${extrude('M232 112h84q14 0 14 14v116q0 14-14 14h-84z', 14, -14, '#0d0f12', `url(#${id}-black)`)}${socket(id, 262, 236, 70, 46, 5)}
  ${lie(lathe(id, 200, 0.3, [120, 156, 118, 118, 'cast'], [156, 236, 104, 104, 'cast'], [236, 262, 140, 140, 'paint']), 0)}
  <ellipse cx="138" cy="200" rx="22" ry="70" fill="url(#${id}-coat)" stroke="${paint.dark}"/><ellipse cx="134" cy="200" rx="15" ry="46" fill="url(#${id}-chrome)"/><rect x="129" y="180" width="9" height="40" rx="4" fill="#14181d"/>
  ${turn(-8, `<path d="M132 193h-26v-4H88v-12q-30-22-58 4-18 30 8 54 26 16 50-6v-14h44z" fill="url(#${id}-brass)" stroke="#86631c" stroke-width="2"/><circle cx="46" cy="206" r="10" fill="#f7f9fc"/>`, 100, 200)}
  ${times(3, (i) => `<path d="M${296} ${140 + i * 22}h26" stroke="${i === 1 ? paint.base : '#6b7580'}" stroke-width="6"/>`)}`

/** Senders and switches of the engine: threaded foot, spanner flats, head of their own. */
const sender = (id: string, head: string, foot: string, flats = 104, shank = 56, length = 64) =>
  turn(
    34,
    `${head}${nut(200, 176, flats, 48, id, `url(#${id}-${foot})`)}${lathe(id, 200, 0.26, [222, 236, shank + 22, shank + 22, foot])}
    ${thread(200 - shank / 2, 234, shank, length, id, 8, `url(#${id}-${foot})`)}${lathe(id, 200, 0.3, [234 + length, 262 + length, shank - 14, shank - 26, foot])}`,
  )

/** One blade on top: the gauge's single wire. */
const temperatureGaugeSender: Drawing = (paint, id) =>
  sender(
    id,
    `<rect x="184" y="44" width="32" height="56" rx="4" fill="url(#${id}-brass)" stroke="#86631c"/><circle cx="200" cy="62" r="7" fill="#6f5214"/>
    ${lathe(id, 200, 0.26, [96, 180, 66, 78, 'paint'])}<path d="M164 130q36 14 72 0" stroke="${paint.dark}" stroke-width="4" fill="none"/>`,
    'brass',
    92,
    50,
    56,
  )

/** Large foot for the radiator's tank, two blades side by side. */
const fanSwitch: Drawing = (paint, id) =>
  sender(
    id,
    `${[172, 214].map((x) => `<rect x="${x}" y="52" width="14" height="56" rx="2" fill="url(#${id}-brass)"/>`).join('')}
    <path d="M146 92h108v86H146z" fill="url(#${id}-rubber)"/><rect x="140" y="118" width="120" height="16" rx="6" fill="url(#${id}-paint)"/><path d="M154 72h92v24h-92z" fill="none" stroke="${paint.dark}" stroke-width="9"/>`,
    'brass',
    138,
    92,
    70,
  )

/** Wide pressed can with one blade: the oil lamp's switch. */
const oilPressureSensor: Drawing = (paint, id) =>
  sender(
    id,
    `<rect x="190" y="34" width="20" height="40" rx="3" fill="url(#${id}-brass)"/>${lathe(id, 200, 0.26, [66, 86, 66, 104, 'rubber'], [86, 158, 132, 132, 'steel'], [158, 180, 132, 92, 'steel'])}
    <path d="M134 108a66 17 0 0 0 132 0v20a66 17 0 0 1-132 0z" fill="${paint.base}"/>`,
    'steel',
    86,
    42,
    58,
  )

/** Slim body with a three-way plug and a green ring: refrigerant's side. */
const acPressureSwitch: Drawing = (paint, id) =>
  sender(
    id,
    `${turn(180, connector(200, 296, 84, 84, id, paint.accent))}${lathe(id, 200, 0.26, [104, 178, 88, 88, 'cast'])}<path d="M156 134a44 12 0 0 0 88 0v16a44 12 0 0 1-88 0z" fill="${paint.base}"/>
    ${tube('M162 232a38 11 0 0 0 76 0', 8, ['#0f6b3a', '#1fa35c', '#8fe0b2'])}`,
    'cast',
    96,
    64,
    36,
  )

/** A ring with a bolt through it, bedded in plastic, short plug at its side. */
const knockSensor: Drawing = (paint, id) => `
  ${turn(-32, `${connector(200, 256, 74, 96, id, paint.accent)}<rect x="166" y="222" width="68" height="44" rx="8" fill="url(#${id}-rubber)"/>`, 176, 176)}
  ${can(176, 150, 208, 54, 66, `url(#${id}-rubber)`, `url(#${id}-black)`)}${can(176, 132, 150, 22, 48, `url(#${id}-steel)`, `url(#${id}-plate)`)}
  <path d="M74 172a104 66 0 0 0 206 0" fill="none" stroke="${paint.base}" stroke-width="8"/><ellipse cx="176" cy="132" rx="40" ry="25" fill="#20252b"/><path d="M138 136a40 25 0 0 0 76 0a46 30 0 0 1-76 0z" fill="#8d98a5"/>
  ${turn(18, `${nut(320, 56, 58, 30, id)}${thread(306, 86, 28, 84, id)}`, 320, 110)}`

/** A drum with a gear on its shaft: it turns with the gearbox. */
const vehicleSpeedSensor: Drawing = (paint, id) =>
  turn(
    -30,
    `${turn(62, connector(200, 84, 62, 84, id, paint.accent), 200, 120)}${lathe(id, 200, 0.26, [66, 142, 124, 132, 'rubber'], [142, 160, 150, 150, 'paint'])}
    ${extrude('M150 150h150q20 0 20 18t-20 18H150z', 0, 10, '#14171b', `url(#${id}-black)`)}${hole(296, 168, 11)}
    ${lathe(id, 200, 0.26, [178, 262, 86, 84, 'rubber'])}${tube('M157 212a43 11 0 0 0 86 0', 8, tones.rubber)}<rect x="190" y="262" width="20" height="36" fill="url(#${id}-steel)"/>
    ${lathe(id, 200, 0.26, [292, 350, 74, 74, 'glass'])}${times(9, (i) => `<path d="M${166 + i * 8} 302l6 52" stroke="#8ea5bd" stroke-width="4"/>`)}`,
  )

/** Shorter than the crankshaft's, with its ear at a right angle and an O-ring on the nose. */
const camshaftSensor: Drawing = (paint, id) =>
  turn(
    22,
    `${connector(196, 20, 66, 92, id, paint.accent)}<path d="M150 100h96q12 0 12 12v62H138v-62q0-12 12-12z" fill="url(#${id}-black)"/>
    ${extrude('M120 172h172q46 0 46 32t-46 32H120q-14 0-14-14v-36q0-14 14-14z', 6, -8, '#14171b', `url(#${id}-coat)`)}${hole(300, 204, 16)}<circle cx="300" cy="204" r="22" fill="none" stroke="#d3a94a" stroke-width="7"/>
    ${lathe(id, 190, 0.26, [230, 322, 84, 80, 'rubber'], [322, 346, 62, 60, 'steel'])}${tube('M148 258a42 11 0 0 0 84 0', 9, [paint.dark, paint.base, paint.light])}`,
  )

/** A flat disc with a slot for the throttle's shaft and two long holes. */
const throttlePositionSensor: Drawing = (paint, id) => `
  ${turn(38, `${connector(200, 262, 90, 108, id, paint.accent)}<rect x="158" y="246" width="84" height="34" fill="url(#${id}-black)"/>`, 200, 180)}
  ${extrude('M200 74q52 0 84 36l56 12q30 10 30 42t-30 42l-62 10q-30 52-78 52t-78-52l-62-10q-30-10-30-42t30-42l56-12q32-36 84-36z', 8, -10, '#0d0f12', `url(#${id}-black)`)}
  ${[66, 334].map((x) => turn(x < 200 ? -20 : 20, `<rect x="${x - 22}" y="151" width="44" height="24" rx="12" fill="url(#${id}-brass)"/><rect x="${x - 15}" y="156" width="30" height="14" rx="7" fill="#eef2f8"/>`, x, 163)).join('')}
  <circle cx="200" cy="166" r="66" fill="url(#${id}-coat)" stroke="${paint.dark}" stroke-width="3"/><circle cx="200" cy="166" r="44" fill="url(#${id}-cast)"/><circle cx="200" cy="166" r="34" fill="#14181d"/>
  ${turn(30, `<rect x="170" y="156" width="60" height="20" fill="#8d98a5"/><rect x="176" y="161" width="48" height="10" fill="#20252b"/>`, 200, 166)}${glossLine('M134 108q30-26 70-24', 4, 0.4)}`

export const ignitionDetails = {
  'distributor-rotor': distributorRotor,
  'spark-plug-boot': sparkPlugBoot,
  'transmission-filter': transmissionFilter,
  'ignition-module': ignitionModule,
  distributor,
  'ignition-switch': ignitionSwitch,
  'temperature-gauge-sender': temperatureGaugeSender,
  'fan-switch': fanSwitch,
  'oil-pressure-sensor': oilPressureSensor,
  'ac-pressure-switch': acPressureSwitch,
  'knock-sensor': knockSensor,
  'vehicle-speed-sensor': vehicleSpeedSensor,
  'camshaft-sensor': camshaftSensor,
  'throttle-position-sensor': throttlePositionSensor,
} satisfies Record<string, Drawing>
