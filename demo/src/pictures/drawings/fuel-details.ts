import type { Drawing } from '../paint.ts'
import { cable, lathe, lie, mouth, socket } from './body-shapes.ts'
import { circlePath, connector, extrude, face, gloss, glossLine, hole, move, painted, times, tones, tube, turn } from './shapes.ts'

/** The bare electric pump: steel can, terminals and outlet on top, strainer sock at its foot. */
const bareFuelPump: Drawing = (_, id) => `
  ${extrude('M236 292l92 12q22 4 20 24l-4 12q-4 14-22 12l-96-10q-20-4-16-26 4-26 26-24z', 3, -3, '#c9cfd6', '#f4f6f8')}
  ${times(7, (i) => `<path d="M${228 + i * 16} ${298 + i * 2}l-6 44" stroke="#aab4c0" stroke-width="2"/>`)}${times(3, (i) => `<path d="M214 ${308 + i * 12}l128 16" stroke="#aab4c0" stroke-width="2"/>`)}
  ${turn(
    -12,
    `${lathe(id, 190, 0.26, [44, 78, 26, 26, 'rubber'], [72, 92, 34, 34, 'rubber'], [88, 120, 110, 118, 'rubber'], [118, 290, 124, 124, 'chrome'], [290, 322, 118, 100, 'rubber'])}
    <path d="M128 190a62 16 0 0 0 124 0v44a62 16 0 0 1-124 0z" fill="url(#${id}-paint)"/><path d="M128 134a62 16 0 0 0 124 0M128 280a62 16 0 0 0 124 0" fill="none" stroke="#76818f" stroke-width="3"/>
    ${[152, 220].map((x) => `<rect x="${x}" y="70" width="12" height="32" rx="2" fill="url(#${id}-brass)"/>`).join('')}${mouth(190, 44, 8, 0.3)}`,
    190,
    200,
  )}
  ${cable('M148 74C120 20 60 60 66 110s-20 70 6 96', 8, '#c01822')}${cable('M214 68C250 10 310 40 300 96', 8, '#20262d')}${socket(id, 274, 96, 54, 40, 2)}`

/** The float on its long arm and the resistor card it wipes. */
const fuelLevelSender: Drawing = (paint, id) => `
  ${tube('M150 150C120 240 190 300 300 300', 8, tones.steel)}
  ${extrude('M288 262h64q14 0 14 14v50q0 14-14 14h-64q-14 0-14-14v-50q0-14 14-14z', 8, -10, '#14171b', `url(#${id}-coat)`)}${gloss('M282 268h70l-30 20h-40z', 0.3)}
  ${extrude('M86 70h120q12 0 12 12v96q0 12-12 12H86q-12 0-12-12V82q0-12 12-12z', 6, -8, '#8a9bab', `url(#${id}-glass)`)}
  <path d="M94 164q52-90 106-10" fill="none" stroke="#1d6b46" stroke-width="24"/>${times(11, (i) => turn(-50 + i * 10, '<path d="M148 104v18" stroke="#f6dc8f" stroke-width="3"/>', 148, 176))}
  <circle cx="150" cy="150" r="20" fill="url(#${id}-paint)"/>${turn(-26, `<rect x="145" y="92" width="10" height="60" rx="3" fill="url(#${id}-steel)"/>`, 150, 150)}<circle cx="150" cy="150" r="9" fill="url(#${id}-brass)"/>
  ${cable('M92 82C40 70 40 140 60 180s-10 80 20 110', 7, '#20262d')}${cable('M92 100C60 100 60 150 76 184s0 70 16 100', 7, paint.base)}${socket(id, 62, 284, 52, 38, 2)}`

/** Screw cap with its grip and the strap that keeps it at the filler. */
const fuelCap: Drawing = (_, id) => `
  ${tube('M268 262C360 270 350 170 300 150', 9, tones.rubber)}
  ${lathe(id, 190, 0.34, [130, 196, 232, 244, 'rubber'], [196, 216, 190, 190, 'paint'], [216, 300, 150, 140, 'rubber'])}
  <path d="M116 236q74 36 148-4v12q-74 40-146 6zM118 262q74 36 144-4v12q-74 40-142 6z" fill="#000" opacity=".5"/>
  ${times(18, (i) => `<path d="M${80 + i * 13} ${150 + Math.round(Math.sin(((i + 0.5) / 18) * Math.PI) * 32)}v46" stroke="#fff" stroke-width="3" opacity=".14"/>`)}
  <ellipse cx="190" cy="128" rx="100" ry="32" fill="#2c3138"/>${extrude('M104 124q86-22 172 0v18q-86-20-172 0z', 0, -26, '#15181c', `url(#${id}-coat)`)}
  ${glossLine('M112 96q78-18 156 0', 4, 0.5)}<circle cx="308" cy="150" r="14" fill="url(#${id}-rubber)"/>`

/** A small motor on a plastic pump head with a barb, rubber grommet below. */
const washerPump: Drawing = (paint, id) => `
  ${lathe(id, 176, 0.28, [64, 84, 74, 88, 'rubber'], [84, 214, 100, 100, 'paint'], [214, 262, 112, 108, 'rubber'], [262, 292, 58, 46, 'rubber'], [292, 318, 76, 70, 'rubber'])}
  ${turn(180, connector(176, 312, 62, 50, id, paint.accent), 176, 200)}
  ${move(0, 40, lie(lathe(id, 200, 0.28, [30, 46, 30, 38, 'rubber'], [46, 60, 30, 30, 'rubber'], [60, 186, 34, 34, 'rubber'])))}
  ${gloss('M138 92h14v124l-14-3z', 0.4)}<path d="M126 150a50 14 0 0 0 100 0v12a50 14 0 0 1-100 0z" fill="#fff" opacity=".6"/>
  ${lathe(id, 300, 0.34, [300, 312, 66, 76, 'rubber'], [312, 322, 58, 58, 'rubber'], [322, 336, 72, 66, 'rubber'])}${mouth(300, 300, 18, 0.34)}`

/** Diaphragm can with its seam, vacuum pipe on top, O-ringed nose below. */
const fuelPressureRegulator: Drawing = (paint, id) =>
  turn(
    16,
    `${extrude('M150 206h-84q-16 0-16 16t16 16h84z', 0, 6, '#59636f', `url(#${id}-plate)`)}${hole(70, 222, 9)}
    ${lathe(id, 200, 0.3, [34, 96, 22, 22, 'steel'], [92, 108, 48, 92, 'steel'], [108, 164, 116, 124, 'chrome'], [164, 186, 168, 168, 'paint'], [186, 236, 128, 112, 'chrome'], [236, 300, 66, 64, 'steel'], [300, 330, 44, 40, 'steel'])}
    ${tube('M167 262a33 10 0 0 0 66 0', 11, tones.rubber)}${tube('M178 314a22 7 0 0 0 44 0', 8, painted(paint))}${mouth(200, 34, 7, 0.3)}`,
  )

/** Cast flange with two ports, valve body and its round actuator. */
const egrValve: Drawing = (paint, id) => `
  ${extrude('M64 276q0-22 26-24h220q26 2 26 24v26q0 22-26 22H90q-26 0-26-22z', 8, 12, '#454e58', `url(#${id}-cast)`)}${hole(92, 288, 12)}${hole(308, 288, 12)}
  <ellipse cx="166" cy="288" rx="24" ry="18" fill="#14181d"/><ellipse cx="236" cy="288" rx="24" ry="18" fill="#14181d"/>
  ${lathe(id, 200, 0.28, [196, 216, 88, 88, 'cast'], [216, 256, 120, 140, 'cast'])}${[164, 228].map((x) => `<rect x="${x}" y="152" width="10" height="54" fill="url(#${id}-steel)"/>`).join('')}
  <rect x="194" y="150" width="12" height="60" fill="url(#${id}-chrome)"/>
  ${lathe(id, 200, 0.3, [60, 84, 92, 168, 'steel'], [84, 112, 196, 196, 'paint'], [112, 156, 176, 120, 'steel'])}
  ${tube('M230 66q60-14 70-34', 16, tones.steel, 'butt')}<path d="M102 94a98 29 0 0 0 196 0" fill="none" stroke="${paint.dark}" stroke-width="4"/>`

/** A little electric valve in a line: one barb each side, plug on top. */
const purgeValve: Drawing = (paint, id) => `
  ${turn(
    -12,
    `${turn(90, lathe(id, 200, 0.28, [18, 36, 32, 42, 'rubber'], [36, 110, 34, 34, 'rubber'], [110, 132, 92, 100, 'rubber'], [132, 268, 124, 124, 'paint'], [268, 292, 100, 92, 'rubber'], [292, 366, 34, 34, 'rubber'], [366, 382, 42, 32, 'rubber']))}
    ${turn(180, connector(200, 262, 74, 86, id, paint.accent))}${extrude('M150 256h100v44q0 14-14 14h-72q-14 0-14-14z', 4, -4, '#59636f', `url(#${id}-plate)`)}${hole(200, 290, 11)}
    <path d="M158 172h84v40h-84z" fill="#fff" opacity=".85"/><path d="M168 192h52m-16-12l18 12-18 12" fill="none" stroke="#454e58" stroke-width="6"/>`,
  )}`

/** The square block of the evaporator: two bores on its face, capsule on top. */
const expansionValve: Drawing = (paint, id) => `
  ${lathe(id, 214, 0.3, [48, 62, 70, 118, 'steel'], [62, 84, 134, 134, 'paint'], [84, 104, 110, 60, 'steel'])}
  ${face('M116 126l50-30h130l-50 30z', '#e6ebf0')}${face('M246 126l50-30v200l-50 34z', '#7b8692')}<rect x="116" y="126" width="130" height="204" fill="url(#${id}-plate)"/>
  ${[
    [184, 184, 34],
    [174, 278, 24],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<circle cx="${x}" cy="${y}" r="${r + 8}" fill="url(#${id}-cast)"/>${hole(x, y, r, '#14181d')}<circle cx="${x}" cy="${y}" r="${r + 3}" fill="none" stroke="#1fa35c" stroke-width="5"/>`,
    )
    .join('')}
  ${hole(136, 228, 9)}${hole(226, 236, 9)}${face('M258 176l24-15v44l-24 16z', '#454e58')}${face('M258 250l24-15v30l-24 16z', '#454e58')}<path d="M116 150h130" stroke="${paint.base}" stroke-width="5"/>`

/** O-rings, caps and little filter baskets: what four injectors are resealed with. */
const injectorSealKit: Drawing = (paint, id) => `
  ${times(4, (i) => tube(circlePath(86 + i * 76, 98, 28, 13), 11, i % 2 ? ['#7a3b12', '#c4702e', '#f3bd96'] : tones.rubber))}
  ${times(4, (i) => tube(circlePath(86 + i * 76, 150, 24, 11), 9, painted(paint)))}
  ${times(4, (i) => lathe(id, 86 + i * 76, 0.32, [196, 206, 44, 44, 'brass'], [206, 250, 32, 22, 'glass']) + times(3, (k) => `<path d="M${72 + i * 76 + k * 2} ${216 + k * 11}h${28 - k * 4}" stroke="#8ea5bd" stroke-width="2.5"/>`))}
  ${times(4, (i) => lathe(id, 86 + i * 76, 0.32, [290, 304, 46, 54, 'paint'], [304, 330, 54, 44, 'rubber']) + mouth(86 + i * 76, 290, 12, 0.32))}`

/** Black square canister full of charcoal, three hose spouts on its lid. */
const evapCanister: Drawing = (paint, id) => `
  ${[
    [126, 20],
    [184, 24],
    [248, 18],
  ]
    .map(([x = 0, w = 0]) => lathe(id, x, 0.3, [66, 74, w + 4, w + 8, 'rubber'], [74, 124, w, w, 'rubber']) + mouth(x, 66, w / 2 - 2, 0.3))
    .join('')}
  ${face('M84 132l44-28h216l-44 28z', '#4b525b')}${face('M300 132l44-28v200l-44 36z', '#101316')}<rect x="84" y="132" width="216" height="208" rx="8" fill="url(#${id}-black)"/>
  ${times(5, (i) => `<path d="M${116 + i * 38} 214v112" stroke="#000" stroke-width="9" opacity=".5"/><path d="M${121 + i * 38} 214v112" stroke="#fff" stroke-width="2" opacity=".16"/>`)}
  <rect x="106" y="148" width="172" height="50" rx="6" fill="url(#${id}-coat)"/>${times(9, (i) => `<circle cx="${130 + (i % 5) * 32}" cy="${162 + Math.floor(i / 5) * 22}" r="7" fill="${paint.accent}" opacity=".8"/>`)}
  ${extrude('M40 220h46v70H40q-10 0-10-10v-50q0-10 10-10z', 3, -3, '#0d0f12', `url(#${id}-black)`)}${hole(56, 255, 11, '#eef2f8')}`

export const fuelDetails = {
  'fuel-pump': bareFuelPump,
  'fuel-level-sender': fuelLevelSender,
  'fuel-cap': fuelCap,
  'washer-pump': washerPump,
  'fuel-pressure-regulator': fuelPressureRegulator,
  'egr-valve': egrValve,
  'purge-valve': purgeValve,
  'expansion-valve': expansionValve,
  'injector-seal-kit': injectorSealKit,
  'evap-canister': evapCanister,
} satisfies Record<string, Drawing>
