import type { Drawing } from '../paint.ts'
import { lathe } from './body-shapes.ts'
import {
  arcPath,
  around,
  bellows,
  circlePath,
  coil,
  connector,
  extrude,
  face,
  gloss,
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

/** One guide pin with its pleated boot, upright, head at the bottom. */
const guidePin = (id: string) => `
  <rect x="186" y="60" width="28" height="180" rx="10" fill="url(#${id}-chrome)"/>
  ${face('M186 100h28v8h-28zM186 190h28v8h-28z', '#7b8692', 'opacity=".7"')}
  ${bellows(200, 226, 290, [22, 34, 24, 36, 26, 38], `url(#${id}-rubber)`)}
  ${nut(200, 290, 64, 26, id)}${thread(188, 316, 24, 44, id)}`

/** Two guide pins in their boots, the bolts and the sachet of grease that come with them. */
const caliperGuidePins: Drawing = (paint, id) => `
  ${move(-86, -14, turn(-14, guidePin(id)))}${move(-4, -14, turn(-14, guidePin(id)))}
  ${[
    [284, 84],
    [330, 150],
  ]
    .map(([x = 0, y = 0]) => turn(24, `${nut(x, y, 38, 22, id)}${thread(x - 10, y + 22, 20, 60, id)}`, x, y))
    .join('')}
  ${extrude('M262 256l84-16 14 84-84 16z', 4, -4, paint.dark, `url(#${id}-coat)`)}
  <path d="M266 264l78-15M276 332l80-15" stroke="#fff" stroke-width="3" stroke-dasharray="5 4" opacity=".7"/>
  ${face('M290 280l38-7 5 30-38 7z', '#fff', 'opacity=".9"')}`

/** Piston, square seals, dust boot, bleeder and small rubbers, laid out. */
const caliperRepairKit: Drawing = (paint, id) => `
  ${lathe(id, 128, 0.34, [86, 100, 132, 132, 'chrome'], [100, 112, 122, 122, 'iron'], [112, 232, 132, 132, 'chrome'])}
  <ellipse cx="128" cy="86" rx="50" ry="17" fill="#39414a"/><ellipse cx="130" cy="90" rx="46" ry="14" fill="#6a7480"/>
  ${[
    [276, 108, 76, 27, 15],
    [276, 168, 70, 25, 11],
  ]
    .map(([x = 0, y = 0, rx = 0, ry = 0, w = 0]) => tube(circlePath(x, y, rx, ry), w, tones.rubber))
    .join('')}
  ${tube(circlePath(278, 226, 66, 23), 8, painted(paint))}
  ${[0, 1, 2].map((i) => tube(circlePath(120, 300 - i * 11, 74 - (i % 2) * 8, 25), 9, tones.rubber)).join('')}
  ${turn(62, `${thread(262, 276, 20, 34, id)}${nut(272, 262, 32, 16, id)}<rect x="264" y="236" width="16" height="28" rx="4" fill="url(#${id}-steel)"/>`, 272, 290)}
  ${lathe(id, 340, 0.34, [278, 288, 26, 30, 'rubber'], [288, 322, 36, 30, 'rubber'])}
  ${tube(circlePath(248, 330, 18, 8), 6, tones.copper)}${tube(circlePath(292, 338, 18, 8), 6, tones.copper)}`

/** The round vacuum chamber with its clamped seam, pushrod and fork to the pedal. */
const brakeBooster: Drawing = (paint, id) =>
  squeeze(
    0.92,
    1,
    `${turn(-90, `<rect x="192" y="330" width="16" height="58" fill="url(#${id}-steel)"/>`)}
    ${turn(-90, bellows(200, 296, 350, [50, 34, 44, 28, 36, 20], `url(#${id}-rubber)`))}
    ${extrude('M372 182h26v36h-26z', 4, -4, '#59636f', `url(#${id}-plate)`)}
    ${[104, 296].map((y) => move(262, y, turn(90, thread(-9, -56, 18, 40, id), 0, 0))).join('')}
    ${extrude(circlePath(212, 200, 132), 64, 0, '#171b20', `url(#${id}-black)`)}
    ${extrude(circlePath(196, 200, 150), 16, 0, '#3a424b', `url(#${id}-black)`)}
    <circle cx="196" cy="200" r="147" fill="none" stroke="#8b95a1" stroke-width="3" opacity=".7"/>
    ${around(16, 196, 200, 143, (x, y, at) => turn(at, `<rect x="${x - 7}" y="${y - 9}" width="14" height="18" rx="3" fill="#5a626c"/>`, x, y))}
    <circle cx="186" cy="200" r="124" fill="url(#${id}-black)" stroke="#6b7580" stroke-opacity=".5"/>
    <circle cx="180" cy="200" r="98" fill="none" stroke="#fff" stroke-width="3" opacity=".14"/>
    ${gloss(arcPath(184, 200, 118, 86, 185, 265), 0.2)}
    <circle cx="176" cy="200" r="62" fill="url(#${id}-coat)" stroke="${paint.dark}" stroke-width="3"/>
    <circle cx="170" cy="200" r="40" fill="url(#${id}-cast)"/>${hole(166, 200, 24)}
    ${turn(90, `<rect x="192" y="196" width="16" height="52" rx="5" fill="url(#${id}-chrome)"/>`, 166, 200)}
    ${[-70, 70].map((dy) => move(168, 200 + dy, turn(-90, thread(-9, -44, 18, 44, id, 5), 0, 0) + hexBolt(0, 0, 13, id))).join('')}
    ${turn(-40, `<rect x="272" y="186" width="34" height="28" rx="6" fill="url(#${id}-rubber)"/>`, 186, 200)}
    ${tube('M262 116q34-40 62-20', 14, painted(paint))}`,
  )

/** Plunger switch of the brake pedal: threaded plastic barrel, two nuts, plug. */
const brakeLightSwitch: Drawing = (paint, id) =>
  turn(
    40,
    `<rect x="188" y="26" width="24" height="60" rx="10" fill="url(#${id}-chrome)"/>
  <rect x="178" y="76" width="44" height="16" rx="5" fill="url(#${id}-rubber)"/>
  ${thread(168, 90, 64, 130, id, 9, `url(#${id}-paint)`)}
  ${nut(200, 118, 104, 24, id)}${nut(200, 176, 104, 24, id)}
  <rect x="146" y="218" width="108" height="94" rx="14" fill="url(#${id}-rubber)"/>
  ${times(3, (i) => `<rect x="154" y="${232 + i * 14}" width="92" height="4" rx="2" fill="#fff" opacity=".14"/>`)}
  ${connector(200, 306, 84, 62, id, paint.accent)}`,
  )

/** Return springs, hold-down pins with their cups, and the star adjuster. */
const brakeShoeHardware: Drawing = (paint, id) => {
  const spring = (x: number, y: number, at: number, turns: number, colours: typeof tones.steel | ReturnType<typeof painted>) =>
    turn(
      at,
      `${tube(`M${x} ${y - 30}q-16-4-14-20t18-10`, 6, colours)}${coil(x, y - 26, 16, 12, turns, 7, colours)}
    ${tube(`M${x} ${y - 20 + turns * 12}v16q0 14 14 12t8-16`, 6, colours)}`,
      x,
      y,
    )
  const cup = (x: number, y: number) => `${coil(x, y - 40, 15, 9, 4, 5, tones.steel)}
    ${lathe(id, x, 0.35, [y - 52, y - 44, 46, 52, 'paint'])}<ellipse cx="${x}" cy="${y - 52}" rx="9" ry="3" fill="#14181d"/>
    ${tube(`M${x} ${y + 4}v40`, 6, tones.steel)}<rect x="${x - 11}" y="${y + 42}" width="22" height="8" rx="4" fill="url(#${id}-steel)"/>`
  return `${spring(120, 112, 64, 8, painted(paint))}${spring(112, 186, 64, 8, tones.steel)}
  ${cup(290, 120)}${cup(348, 132)}
  ${move(
    -6,
    74,
    turn(
      78,
      `<rect x="188" y="70" width="24" height="76" rx="5" fill="url(#${id}-steel)"/><rect x="195" y="66" width="10" height="26" fill="#39414a"/>
    ${thread(190, 146, 20, 66, id)}
    ${turn(0, `<rect x="166" y="176" width="68" height="22" rx="4" fill="url(#${id}-paint)"/>${times(8, (i) => `<path d="M${171 + i * 8.3} 177v20" stroke="${paint.dark}" stroke-width="3"/>`)}`)}
    <rect x="186" y="212" width="28" height="104" rx="6" fill="url(#${id}-steel)"/><rect x="195" y="292" width="10" height="28" fill="#39414a"/>`,
    ),
  )}
  ${extrude('M70 308q30-26 66-6l30 26q-8 20-30 12l-26-16-28 8q-18-6-12-24z', 4, -4, '#59636f', `url(#${id}-plate)`)}${hole(86, 320, 7)}`
}

/** A short hydraulic cylinder for the clutch pedal: hose nipple at the back, pushrod with its fork in front. */
const clutchMasterCylinder: Drawing = (paint, id) =>
  move(
    6,
    12,
    `${turn(
      -72,
      `<rect x="194" y="12" width="12" height="80" fill="url(#${id}-steel)"/>
    ${extrude('M182 6h36v34h-10v-20h-16v20h-10z', 5, -3, '#59636f', `url(#${id}-plate)`)}
    ${bellows(200, 74, 122, [22, 32, 24, 38, 30, 44], `url(#${id}-rubber)`)}
    ${extrude('M122 122h156q12 0 12 12t-12 12H122q-12 0-12-12t12-12z', 4, -6, '#59636f', `url(#${id}-plate)`)}${hole(132, 134, 8)}${hole(268, 134, 8)}
    <rect x="158" y="144" width="84" height="176" rx="14" fill="url(#${id}-black)"/><rect x="158" y="144" width="84" height="176" rx="14" fill="url(#${id}-iron)" opacity=".5"/>
    <rect x="152" y="226" width="96" height="18" rx="5" fill="url(#${id}-paint)"/>
    ${nut(200, 318, 50, 22, id, `url(#${id}-brass)`)}<rect x="190" y="338" width="20" height="30" rx="4" fill="url(#${id}-steel)"/>`,
    )}
  <path d="M164 176l8-46h54l8 40z" fill="url(#${id}-rubber)"/>
  <path d="M146 74q0-8 8-8h92q8 0 8 8v58q0 10-10 10h-88q-10 0-10-10z" fill="url(#${id}-glass)" stroke="#8ea5bd" stroke-width="2"/>
  <path d="M148 108h104v24q0 8-8 8h-88q-8 0-8-8z" fill="${paint.accent}" opacity=".6"/>
  <rect x="138" y="38" width="124" height="34" rx="9" fill="url(#${id}-paint)"/>${times(14, (i) => `<path d="M${147 + i * 8.2} 44v22" stroke="${paint.dark}" stroke-width="2.5" opacity=".6"/>`)}`,
  )

/** Pushrod out of a dust boot on one side only, two mounting ears. */
const clutchSlaveCylinder: Drawing = (paint, id) => `
  ${turn(
    58,
    `<path d="M192 16q8-10 16 0v90h-16z" fill="url(#${id}-chrome)"/>
    ${bellows(200, 70, 142, [18, 36, 26, 46, 34, 54], `url(#${id}-rubber)`)}
    ${extrude('M104 176q0-16 18-16h156q18 0 18 16v28q0 16-18 16H122q-18 0-18-16z', 8, -6, '#454e58', `url(#${id}-cast)`)}
    <rect x="142" y="140" width="116" height="166" rx="16" fill="url(#${id}-steel)"/>
    <rect x="136" y="142" width="128" height="18" rx="6" fill="url(#${id}-paint)"/><rect x="142" y="232" width="116" height="16" fill="${paint.base}"/>
    <path d="M142 296h116l-22 44h-72z" fill="url(#${id}-iron)"/>
    ${hole(124, 190, 12)}${hole(276, 190, 12)}`,
  )}
  ${turn(16, `${nut(150, 146, 30, 18, id, `url(#${id}-brass)`)}<rect x="141" y="112" width="18" height="36" rx="4" fill="url(#${id}-brass)"/><rect x="137" y="98" width="26" height="26" rx="8" fill="url(#${id}-rubber)"/>`, 150, 150)}
  ${turn(-32, `${nut(98, 304, 40, 20, id)}${thread(86, 324, 24, 28, id)}`, 98, 304)}`

/** A rubber lip seal: rubber coat, steel case, lip held by its garter spring. */
const seal = (paint: { readonly base: string }, id: string, cx: number, cy: number, r: number, bore: number) => `
  ${extrude(ringPath(cx, cy, r, bore), 26, -4, '#101316', `url(#${id}-black)`)}
  <circle cx="${cx}" cy="${cy}" r="${r - 4}" fill="none" stroke="#fff" stroke-width="2" opacity=".3"/>
  <circle cx="${cx}" cy="${cy}" r="${(r * 2 + bore) / 3}" fill="none" stroke="${paint.base}" stroke-width="${(r - bore) * 0.3}"/>
  ${sheen(cx, cy, (r * 2 + bore) / 3 + (r - bore) * 0.15, (r * 2 + bore) / 3 - (r - bore) * 0.15, 0.5)}
  <circle cx="${cx}" cy="${cy}" r="${bore + 15}" fill="none" stroke="#0a0c0e" stroke-width="16"/>
  <circle cx="${cx}" cy="${cy}" r="${bore + 13}" fill="none" stroke="#aeb8c4" stroke-width="6" stroke-dasharray="3 2.4"/>
  <circle cx="${cx}" cy="${cy}" r="${bore + 3}" fill="none" stroke="#3a424b" stroke-width="6"/>`

const wheelSeal: Drawing = (paint, id) => squeeze(0.92, 1, seal(paint, id, 188, 204, 146, 84))

/** Narrower than a wheel's, sold with the ring that seals the drain of the gearbox. */
const axleSeal: Drawing = (paint, id) =>
  `${squeeze(0.92, 1, seal(paint, id, 160, 184, 124, 56))}${tube(circlePath(302, 304, 48, 20), 10, tones.copper)}`

/** A pair for the two ends of the crankshaft, the large one with its mounting sleeve. */
const crankshaftSeal: Drawing = (paint, id) => `
  ${squeeze(0.92, 1, seal({ base: '#c9733f' }, id, 232, 166, 126, 92))}${squeeze(0.92, 1, seal(paint, id, 112, 278, 74, 38))}`

export const brakeDetails = {
  'caliper-guide-pins': caliperGuidePins,
  'caliper-repair-kit': caliperRepairKit,
  'brake-booster': brakeBooster,
  'brake-light-switch': brakeLightSwitch,
  'brake-shoe-hardware': brakeShoeHardware,
  'clutch-master-cylinder': clutchMasterCylinder,
  'clutch-slave-cylinder': clutchSlaveCylinder,
  'wheel-seal': wheelSeal,
  'axle-seal': axleSeal,
  'crankshaft-seal': crankshaftSeal,
} satisfies Record<string, Drawing>
