import type { Drawing, Paint } from '../paint.ts'
import {
  around,
  bellows,
  circlePath,
  extrude,
  gloss,
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

/** The ball stud that both steering ends share, upright with its boot. */
const stud = (paint: Paint, id: string) => `
  ${thread(190, 54, 20, 40, id)}${nut(200, 74, 46, 22, id)}
    ${times(4, (i) => `<rect x="${180 + i * 11.5}" y="66" width="6" height="10" fill="url(#${id}-steel)"/>`)}
  <path d="M184 140L188 96h24L216 140Z" fill="url(#${id}-chrome)"/>
  ${bellows(200, 136, 196, [20, 34, 26, 44, 36, 50], `url(#${id}-rubber)`)}
    <rect x="178" y="133" width="44" height="8" rx="4" fill="${paint.accent}"/>`

const tieRodEnd: Drawing = (paint, id) =>
  turn(
    14,
    `${move(
      -76,
      20,
      `${turn(90, `<path d="M184 164h32l4 40h-40Z" fill="url(#${id}-coat)"/>`, 200, 240)}
      ${move(
        0,
        0,
        turn(
          -90,
          `<path d="M168 262L232 262L222 330L178 330Z" fill="url(#${id}-paint)"/>
      <rect x="176" y="326" width="48" height="30" rx="4" fill="url(#${id}-paint)"/>${thread(182, 394, 36, 96, id, 7)}
      ${nut(200, 360, 60, 32, id)}<rect x="182" y="350" width="36" height="12" fill="url(#${id}-steel)"/>`,
          200,
          240,
        ),
      )}
      ${stud(paint, id)}
      <path d="M142 204Q142 190 158 190L242 190Q258 190 258 204L258 262Q254 292 226 296L174 296Q146 292 142 262Z" fill="url(#${id}-paint)"/>
      <ellipse cx="200" cy="196" rx="54" ry="10" fill="${paint.dark}"/>${gloss('M160 206h14v82l-14-8Z', 0.4)}
      <path d="M144 272h112" stroke="${paint.dark}" stroke-width="4"/>
      ${nut(200, 294, 22, 10, id)}<rect x="194" y="302" width="12" height="12" rx="5" fill="url(#${id}-brass)"/>`,
    )}`,
  )

/** Inner tie rod: ball housing with its flats, then the long threaded rod. */
const rackEnd: Drawing = (paint, id) =>
  turn(
    38,
    `${thread(184, 14, 32, 54, id, 6)}<rect x="176" y="64" width="48" height="10" rx="3" fill="url(#${id}-steel)"/>
    ${nut(200, 74, 92, 56, id, `url(#${id}-paint)`)}<path d="M152 128h96v22q-4 22-30 30h-36q-26-8-30-30Z" fill="url(#${id}-paint)"/>
    <rect x="152" y="132" width="96" height="10" fill="${paint.accent}"/>
    ${gloss('M168 146h12v28l-12-10Z', 0.45)}
    <path d="M172 176h56l-10 18h-36Z" fill="url(#${id}-rubber)"/>
    <rect x="186" y="190" width="28" height="110" fill="url(#${id}-steel)"/><path d="M180 250h40v18h-40Z" fill="url(#${id}-steel)"/>
    <path d="M188 250h24v18h-24Z" fill="#fff" opacity=".5"/>
    ${thread(187, 296, 26, 92, id, 6)}${nut(200, 300, 50, 24, id)}`,
  )

/** Power rack across the picture: bellows and tie rods on both sides, pinion tower in the middle. */
const steeringRack: Drawing = (paint, id) =>
  turn(
    -24,
    squeeze(
      0.9,
      1.08,
      `${tube('M-2 206L402 206', 11, tones.steel)}
    ${[false, true]
      .map(
        (right) => `<g${right ? ' transform="translate(400 0) scale(-1 1)"' : ''}>
        ${turn(
          -90,
          `${bellows(200, 44, 122, [12, 22, 14, 25, 16, 28, 18, 30, 20, 32, 26], `url(#${id}-rubber)`)}
        <rect x="172" y="116" width="56" height="8" rx="3" fill="url(#${id}-steel)"/>
        <rect x="184" y="38" width="32" height="8" rx="3" fill="url(#${id}-steel)"/>`,
          200,
          206,
        )}
      ${move(
        -2,
        0,
        `${thread(-8, 150, 14, 28, id)}<path d="M-14 178h26l8 14h-42Z" fill="url(#${id}-rubber)"/>
      <path d="M-22 190h44v22q-4 16-22 16t-22-16Z" fill="url(#${id}-paint)"/>`,
      )}</g>`,
      )
      .join('')}
    ${turn(
      -90,
      `<rect x="176" y="112" width="48" height="176" rx="8" fill="url(#${id}-cast)"/>
    <rect x="176" y="112" width="48" height="176" rx="8" fill="url(#${id}-steel)" opacity=".75"/>
    <rect x="170" y="120" width="60" height="24" rx="5" fill="url(#${id}-paint)"/>
    <rect x="170" y="262" width="60" height="20" rx="5" fill="url(#${id}-paint)"/>
    <rect x="176" y="232" width="48" height="10" fill="${paint.accent}"/>`,
      200,
      206,
    )}
    ${tube('M176 172C200 130 250 140 262 190', 7, tones.steel)}${tube('M184 160C214 112 278 130 284 184', 7, tones.steel)}
    ${turn(
      10,
      `<rect x="150" y="118" width="56" height="124" rx="10" fill="url(#${id}-paint)"/>
    <rect x="144" y="150" width="68" height="12" rx="4" fill="url(#${id}-steel)"/>
    <rect x="158" y="98" width="40" height="24" rx="5" fill="url(#${id}-rubber)"/>
    <rect x="168" y="58" width="20" height="44" rx="3" fill="url(#${id}-chrome)"/>
    ${times(5, (i) => `<path d="M${170 + i * 4} 60v22" stroke="#59636f" stroke-width="1.5"/>`)}${hexBolt(178, 214, 17, id)}`,
      178,
      200,
    )}
    ${[118, 300]
      .map(
        (x) => `${extrude(`M${x - 22} 226L${x + 22} 226L${x + 18} 262Q${x} 278 ${x - 18} 262Z`, 4, -4, '#39414a', `url(#${id}-cast)`)}
    ${hole(x, 252, 9)}`,
      )
      .join('')}`,
      200,
      200,
    ),
    190,
    200,
  )

/** Vane pump with its grooved pulley in front and the reservoir on top. */
const powerSteeringPump: Drawing = (paint, id) => `
  <path d="M196 92Q196 78 212 78L316 78Q332 78 332 92L326 170L202 170Z" fill="url(#${id}-rubber)"/>${gloss('M212 86h12v78h-10Z', 0.25)}
  <rect x="234" y="50" width="60" height="30" rx="8" fill="url(#${id}-paint)"/>
    ${times(7, (i) => `<path d="M${241 + i * 8} 54v22" stroke="${paint.dark}" stroke-width="2.5" opacity=".6"/>`)}
  ${tube('M318 118L362 118', 18, tones.rubber)}
  ${extrude('M168 158Q170 140 190 140L320 150Q346 154 346 180L346 278Q346 304 320 308L200 318Z', 8, -6, '#4b545e', `url(#${id}-cast)`)}
  ${times(
    4,
    (i) => `<path d="M${262 + i * 18} 158v142" stroke="#4b545e" stroke-width="3" opacity=".6"/>
    <path d="M${265 + i * 18} 158v142" stroke="#fff" stroke-width="2" opacity=".35"/>`,
  )}
  ${turn(90, `${nut(340, 196, 34, 20, id, `url(#${id}-brass)`)}`, 340, 220)}
  ${extrude('M250 300L302 296L316 342Q304 358 284 350Z', 6, -4, '#4b545e', `url(#${id}-cast)`)}${hole(292, 332, 10)}
  ${squeeze(
    0.82,
    1,
    `${extrude(circlePath(138, 222, 118), 40, 0, '#15181c', '#2c3138')}
    ${times(6, (i) => `<path d="M${144 + i * 6} 104A118 118 0 0 1 ${144 + i * 6} 340" fill="none" stroke="#6d7682" stroke-width="2"/>`)}
    ${extrude(circlePath(132, 222, 120), 8, 0, '#15181c', `url(#${id}-black)`)}
    <circle cx="132" cy="222" r="116" fill="none" stroke="#fff" stroke-width="3" opacity=".3"/>
    <circle cx="132" cy="222" r="98" fill="#15181c"/><circle cx="134" cy="224" r="94" fill="url(#${id}-coat)"/>
    <circle cx="134" cy="224" r="92" fill="none" stroke="${paint.accent}" stroke-width="4"/>
    ${around(
      6,
      132,
      222,
      64,
      (x, y) => `<circle cx="${x}" cy="${y}" r="19" fill="${paint.dark}"/>
    <circle cx="${x + 2}" cy="${y + 1}" r="17" fill="#20252b"/>`,
    )}
    ${move(-10, 0, `${extrude(circlePath(132, 222, 36), 12, 0, '#59636f', `url(#${id}-plate)`)}${sheen(132, 222, 35, 18, 0.7)}`)}
    ${hexBolt(120, 222, 18, id)}`,
    132,
    222,
  )}`

export const steering = {
  'tie-rod-end': tieRodEnd,
  'rack-end': rackEnd,
  'steering-rack': steeringRack,
  'power-steering-pump': powerSteeringPump,
} satisfies Record<string, Drawing>
