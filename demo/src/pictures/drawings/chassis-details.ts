import type { Drawing } from '../paint.ts'
import { lathe } from './body-shapes.ts'
import {
  arcPath,
  bellows,
  extrude,
  face,
  gloss,
  glossLine,
  hexBolt,
  hole,
  move,
  nut,
  ringPath,
  squeeze,
  thread,
  times,
  tones,
  tube,
  turn,
} from './shapes.ts'

/** The pleated dust tube and, beside it, the foam stop that sits inside. */
const strutBootKit: Drawing = (paint, id) => `
  ${bellows(144, 84, 330, [52, 66, 48, 68, 48, 68, 48, 68, 48, 68, 48, 66, 56], `url(#${id}-rubber)`)}
  ${lathe(id, 144, 0.3, [56, 84, 116, 112, 'rubber'])}<ellipse cx="144" cy="56" rx="40" ry="12" fill="#06080a"/>
  <rect x="86" y="66" width="116" height="9" rx="4" fill="${paint.base}"/>
  ${lathe(id, 290, 0.32, [150, 176, 84, 96, 'paint'], [176, 190, 76, 76, 'paint'], [190, 232, 104, 112, 'paint'], [232, 246, 84, 84, 'paint'], [246, 306, 112, 86, 'paint'])}
  <ellipse cx="290" cy="150" rx="20" ry="7" fill="#1b222b"/>`

/** The split D of rubber and its strap with two bolt ears. */
const stabilizerBarBushing: Drawing = (paint, id) => `
  ${extrude('M120 308V200a80 80 0 0 1 160 0v108zM200 168a36 36 0 1 0 .1 0z', 36, -20, '#0d0f12', `url(#${id}-black)`)}
  <circle cx="200" cy="204" r="42" fill="none" stroke="#5a626c" stroke-width="4"/><path d="M200 240v68" stroke="#06080a" stroke-width="5"/>
  ${times(3, (i) => `<path d="M136 ${262 + i * 14}h44M220 ${262 + i * 14}h44" stroke="#fff" stroke-width="2" opacity=".15"/>`)}
  ${extrude('M40 308h66V196a94 94 0 0 1 188 0v112h66v20h-84V198a76 76 0 0 0-152 0v130H40z', 26, -14, paint.dark, `url(#${id}-coat)`)}
  ${extrude('M40 308h66v20H40zM294 308h66v20h-66z', 26, -14, paint.dark, `url(#${id}-coat)`)}
  ${[84, 342].map((x) => squeeze(1, 0.5, hole(x, 304, 13), x, 304)).join('')}${glossLine('M112 196a88 88 0 0 1 150-62', 4, 0.6)}`

/** Tall bonded bushing, its rubber cut by two kidneys, with the locating arrow of the axle. */
const rearAxleBushing: Drawing = (paint, id) => `
  ${lathe(id, 200, 0.42, [120, 142, 236, 236, 'paint'], [142, 300, 206, 200, 'steel'])}
  <ellipse cx="200" cy="120" rx="102" ry="43" fill="url(#${id}-steel)"/><ellipse cx="200" cy="120" rx="94" ry="39" fill="url(#${id}-black)"/>
  ${squeeze(1, 0.42, `${face(arcPath(200, 120, 80, 56, -40, 40), '#050608')}${face(arcPath(200, 120, 80, 56, 140, 220), '#050608')}`, 200, 120)}
  ${lathe(id, 200, 0.42, [84, 124, 86, 90, 'chrome'])}<ellipse cx="200" cy="84" rx="26" ry="11" fill="#1b222b"/>
  <path d="M96 200a104 44 0 0 0 208 0v16a104 44 0 0 1-208 0z" fill="#1b222b" opacity=".25"/>
  <path d="M200 252l14 22h-28z" fill="${paint.base}"/>`

/** A long split sleeve and the clamp that holds the rack to the crossmember. */
const steeringRackBushing: Drawing = (paint, id) => `
  ${move(
    -16,
    10,
    turn(
      -20,
      `${extrude(ringPath(128, 220, 82, 48), 96, 0, '#14171b', `url(#${id}-black)`)}
    <circle cx="128" cy="220" r="66" fill="none" stroke="#fff" stroke-width="2" opacity=".2"/><circle cx="128" cy="220" r="50" fill="none" stroke="${paint.base}" stroke-width="6"/>
    <path d="M128 138v34" stroke="#05070a" stroke-width="7"/><path d="M132 140l94-2" stroke="#05070a" stroke-width="4"/>
    ${extrude(ringPath(128, 220, 92, 82), 10, 0, '#0d0f12', '#2a2f35')}`,
      200,
      200,
    ),
  )}
  ${extrude('M232 304h34v-52a46 46 0 0 1 92 0v52h34v18h-50v-66a30 30 0 0 0-60 0v66h-50z', 10, -12, '#59636f', `url(#${id}-plate)`)}`

/** Universal joint of the steering column: one fork across, one end-on, the cross between them. */
const steeringCoupling: Drawing = (paint, id) => {
  const cap = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id}-coat)" stroke="${paint.dark}"/>
    <circle cx="${x}" cy="${y}" r="${r * 0.66}" fill="url(#${id}-plate)"/>`
  return turn(
    36,
    `<rect x="168" y="14" width="64" height="96" rx="10" fill="url(#${id}-iron)"/>${times(6, (i) => `<path d="M${176 + i * 10} 20v40" stroke="#2b3138" stroke-width="4"/>`)}
    ${extrude('M160 84h80q12 0 22 18l24 54v74h-44v-62l-18-26h-48l-18 26v62h-44v-74l24-54q10-18 22-18z', 8, -6, '#454e58', `url(#${id}-cast)`)}
    <rect x="126" y="188" width="148" height="32" rx="8" fill="url(#${id}-chrome)"/>
    ${[112, 264].map((x) => `<rect x="${x}" y="182" width="24" height="44" rx="6" fill="url(#${id}-paint)"/>`).join('')}
    <rect x="166" y="300" width="68" height="86" rx="10" fill="url(#${id}-iron)"/>${hexBolt(200, 350, 17, id)}
    ${extrude('M166 204q0-36 34-36t34 36l14 84q0 30-20 30h-56q-20 0-20-30z', 8, -6, '#454e58', `url(#${id}-cast)`)}${cap(200, 206, 25)}`,
  )
}

/** Long even pleats, a wide mouth for the rack and a small one for the rod, with both clamps. */
const steeringRackBoot: Drawing = (paint, id) =>
  turn(
    62,
    `<rect x="170" y="16" width="60" height="44" rx="8" fill="url(#${id}-rubber)"/>
    ${bellows(200, 56, 320, [30, 52, 38, 58, 42, 62, 46, 66, 50, 68, 52, 70, 54, 72, 58], `url(#${id}-rubber)`)}
    <rect x="140" y="316" width="120" height="48" rx="10" fill="url(#${id}-rubber)"/><ellipse cx="200" cy="364" rx="52" ry="15" fill="#06080a"/>
    <rect x="136" y="330" width="128" height="14" rx="6" fill="url(#${id}-paint)"/><rect x="230" y="322" width="18" height="30" rx="4" fill="${paint.dark}"/>
    <rect x="166" y="30" width="68" height="12" rx="5" fill="url(#${id}-steel)"/>${tube('M232 36l22-8', 6, tones.steel)}`,
  )

/** A small round tank with a strap bracket, its dipstick cap and two hose spouts below. */
const powerSteeringReservoir: Drawing = (paint, id) => `
  ${tube('M170 300v48', 26, tones.rubber, 'butt')}${tube('M236 296q0 26 60 26', 22, tones.rubber, 'butt')}
  ${extrude('M276 176h70q14 0 14 14v52q0 14-14 14h-70z', 8, -8, '#59636f', `url(#${id}-plate)`)}${hole(336, 216, 12)}
  ${lathe(id, 200, 0.26, [120, 142, 120, 172, 'glass'], [142, 280, 172, 172, 'glass'], [280, 304, 172, 108, 'glass'])}
  <path d="M114 210a86 22 0 0 0 172 0v70a86 22 0 0 1-172 0z" fill="#c43b3b" opacity=".45"/>
  <path d="M114 196a86 22 0 0 0 172 0v26a86 22 0 0 1-172 0z" fill="url(#${id}-rubber)"/>
  <path d="M140 172h30M140 256h30" stroke="#55687d" stroke-width="4"/>
  ${lathe(id, 200, 0.28, [64, 120, 118, 126, 'paint'])}${times(12, (i) => `<path d="M${144 + i * 10.2} ${80 + Math.round(Math.sin(((i + 0.5) / 12) * Math.PI) * 14)}v36" stroke="${paint.dark}" stroke-width="3" opacity=".6"/>`)}
  <rect x="172" y="50" width="56" height="18" rx="6" fill="url(#${id}-paint)"/>${gloss('M128 150h14v126l-14-4z', 0.7)}`

/** Steel line, crimped rubber hose, steel line: it stands the pump's pressure. */
const powerSteeringPressureHose: Drawing = (paint, id) => `
  ${tube('M66 86h60q40 0 40 40', 12, tones.steel)}${tube('M292 216v40q0 60 46 60', 12, tones.steel)}
  ${tube('M166 150C166 380 292 10 292 200', 30, tones.rubber, 'butt')}
  <path d="M166 160C166 380 292 10 292 196" fill="none" stroke="${paint.accent}" stroke-width="3" stroke-dasharray="18 12"/>
  ${[
    [166, 124],
    [292, 176],
  ]
    .map(
      ([x = 0, y = 0]) => `<rect x="${x - 22}" y="${y}" width="44" height="56" rx="7" fill="url(#${id}-paint)"/>
    ${times(3, (i) => `<rect x="${x - 22}" y="${y + 10 + i * 14}" width="44" height="5" fill="${paint.dark}" opacity=".6"/>`)}`,
    )
    .join('')}
  ${extrude(ringPath(56, 86, 30, 13), 9, -5, '#6a7480', `url(#${id}-plate)`)}<circle cx="56" cy="86" r="21" fill="none" stroke="#c9733f" stroke-width="6"/>
  ${move(340, 316, turn(-90, `${nut(0, -2, 44, 26, id)}${thread(-12, 24, 24, 26, id)}`, 0, 0))}
  ${extrude('M206 180h52q8 0 8 8v18q0 8-8 8h-52z', 4, -4, '#59636f', `url(#${id}-plate)`)}${hole(218, 197, 7)}`

/** Gas spring of the boot lid: thin rod, ball sockets at both ends. */
const trunkStrut: Drawing = (_, id) => {
  const ball = (y: number, flip: number) => `<rect x="190" y="${y - 14}" width="20" height="28" fill="url(#${id}-rubber)"/>
    <circle cx="200" cy="${y + flip * 26}" r="21" fill="url(#${id}-rubber)"/>${hole(200, y + flip * 26, 10, '#aab4c0')}
    <path d="M182 ${y + flip * 26 - 4}q18-12 36 0" stroke="url(#${id}-steel)" stroke-width="4" fill="none"/>`
  const strut = `<rect x="193" y="46" width="14" height="150" fill="url(#${id}-chrome)"/>
    <rect x="180" y="180" width="40" height="176" rx="8" fill="url(#${id}-black)"/><rect x="180" y="180" width="40" height="176" rx="8" fill="url(#${id}-rubber)" opacity=".6"/>
    <rect x="180" y="250" width="40" height="54" fill="url(#${id}-paint)"/><rect x="176" y="176" width="48" height="12" rx="5" fill="url(#${id}-steel)"/>
    ${ball(40, -1)}${ball(360, 1)}`
  return `${move(-44, -8, turn(36, strut))}${move(50, 12, turn(36, strut))}`
}

export const chassisDetails = {
  'strut-boot-kit': strutBootKit,
  'stabilizer-bar-bushing': stabilizerBarBushing,
  'rear-axle-bushing': rearAxleBushing,
  'steering-rack-bushing': steeringRackBushing,
  'steering-coupling': steeringCoupling,
  'steering-rack-boot': steeringRackBoot,
  'power-steering-reservoir': powerSteeringReservoir,
  'power-steering-pressure-hose': powerSteeringPressureHose,
  'trunk-strut': trunkStrut,
} satisfies Record<string, Drawing>
