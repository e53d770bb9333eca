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
  gloss,
  glossLine,
  hexBolt,
  hole,
  move,
  nut,
  painted,
  sheen,
  squeeze,
  thread,
  times,
  tones,
  tube,
  turn,
} from './shapes.ts'
import { wheelEnd } from './wheel-end.ts'

/** Twin-tube damper, leaning a little so that it fills its box. */
const shockAbsorber: Drawing = (paint, id) =>
  turn(
    24,
    `${thread(192, 14, 16, 28, id)}${nut(200, 34, 32, 14, id)}
    <rect x="174" y="48" width="52" height="6" rx="3" fill="url(#${id}-steel)"/>
    <rect x="172" y="54" width="56" height="18" rx="8" fill="url(#${id}-rubber)"/>
    <rect x="174" y="72" width="52" height="6" rx="3" fill="url(#${id}-steel)"/>
    <rect x="191" y="78" width="18" height="90" fill="url(#${id}-chrome)"/>
    <rect x="162" y="86" width="76" height="104" rx="9" fill="url(#${id}-rubber)"/>
    <rect x="158" y="82" width="84" height="16" rx="7" fill="url(#${id}-steel)"/>
    ${times(3, (i) => `<rect x="162" y="${112 + i * 22}" width="76" height="3" fill="#fff" opacity=".14"/>`)}
    <path d="M166 190h68v124q0 12-12 14h-44q-12-2-12-14Z" fill="url(#${id}-paint)"/>
    <rect x="166" y="186" width="68" height="10" fill="url(#${id}-steel)"/>
    <rect x="166" y="222" width="68" height="34" fill="${paint.accent}"/>
    <rect x="166" y="222" width="68" height="34" fill="url(#${id}-chrome)" opacity=".25"/>
    <rect x="166" y="262" width="68" height="4" fill="#fff" opacity=".7"/>
    ${gloss('M180 200h9v120h-9Z', 0.35)}
    <rect x="184" y="322" width="32" height="20" fill="url(#${id}-iron)"/>${eye(200, 360, 30, id)}`,
    200,
    196,
  )

/** Complete strut: mount, spring around the boot, damper with its bracket. */
const strut: Drawing = (paint, id) =>
  squeeze(
    1.22,
    1,
    `
  ${thread(192, 22, 16, 22, id)}${nut(200, 38, 30, 12, id)}
  <path d="M140 74Q140 56 170 52L230 52Q260 56 260 74Z" fill="url(#${id}-iron)"/>
    ${[154, 246].map((x) => `<rect x="${x - 5}" y="38" width="10" height="26" rx="2" fill="url(#${id}-steel)"/>`).join('')}
  <rect x="126" y="72" width="148" height="14" rx="7" fill="url(#${id}-steel)"/>
    <rect x="140" y="84" width="120" height="12" rx="5" fill="url(#${id}-rubber)"/>
  ${coil(
    200,
    102,
    62,
    29,
    4,
    15,
    painted(paint),
    `${bellows(200, 92, 190, [18, 24, 18, 24, 18, 24, 18, 24, 18, 24], `url(#${id}-rubber)`)}
    <rect x="174" y="184" width="52" height="60" fill="url(#${id}-black)"/>`,
  )}
  <path d="M122 238Q120 226 134 228L266 228Q280 226 278 238L262 256L138 256Z" fill="url(#${id}-steel)"/>
    <path d="M122 238L278 238" stroke="#fff" stroke-width="2" opacity=".6"/>
  <path d="M174 254h52v96q0 10-10 10h-32q-10 0-10-10Z" fill="url(#${id}-rubber)"/>
    <rect x="174" y="262" width="52" height="16" fill="${paint.accent}"/>
  ${extrude('M168 284L240 284L268 292Q276 294 276 302L276 352Q276 362 266 360L168 348Z', -5, 3, '#2b3138', `url(#${id}-iron)`)}
    ${hole(258, 308, 8)}${hole(258, 342, 8)}
  ${tube('M174 274L148 266L148 284', 7, tones.steel)}`,
  )

const coilSpring: Drawing = (paint) => `
  ${tube('M106 70C106 42 294 50 294 72', 24, [paint.dark, paint.dark, paint.base])}
  ${coil(200, 68, 94, 46, 5, 25, painted(paint))}
  ${tube('M294 321C294 356 140 362 112 338', 24, painted(paint))}
  ${[137, 183, 229]
    .map(
      (y) => `<path d="M178 ${y + 5}L204 ${y + 11}" stroke="${paint.accent}" stroke-width="24"/>
    <path d="M178 ${y + 1}L204 ${y + 7}" stroke="#fff" stroke-width="5" opacity=".5"/>`,
    )
    .join('')}`

/** Top mount seen from above: three studs, rubber, bearing. */
const strutMount: Drawing = (paint, id) =>
  squeeze(
    1,
    0.8,
    `${extrude(circlePath(200, 214, 104), 0, 64, '#16191d', '#2a2f35')}
    ${times(
      4,
      (i) => `<path d="M${97 + i} ${232 + i * 14}A104 104 0 0 0 ${303 - i} ${232 + i * 14}" fill="none" stroke="#fff"
      stroke-width="2" opacity=".14"/>`,
    )}
    ${extrude(
      'M200 40Q232 40 248 74L330 214Q362 262 330 290Q312 306 282 300L118 300Q88 306 70 290Q38 262 70 214L152 74Q168 40 200 40Z',
      0,
      16,
      paint.dark,
      `url(#${id}-coat)`,
    )}
    ${glossLine('M82 222L160 82Q174 52 200 50', 4, 0.55)}
    <circle cx="200" cy="206" r="92" fill="${paint.dark}"/><circle cx="200" cy="202" r="90" fill="url(#${id}-coat)"/>
    <circle cx="200" cy="202" r="76" fill="url(#${id}-black)"/>
    ${around(20, 200, 202, 64, (x, y, at) =>
      turn(
        at,
        `<rect x="${x - 8}" y="${y - 2}" width="16" height="4" rx="2" fill="#fff"
      opacity=".14"/>`,
        x,
        y,
      ),
    )}
    ${extrude(circlePath(200, 194, 48), 0, 10, '#59636f', `url(#${id}-plate)`)}${sheen(200, 194, 46, 28, 0.7)}
    <circle cx="200" cy="194" r="27" fill="${paint.accent}"/>${hole(200, 194, 21)}${face(arcPath(200, 194, 21, 16, 10, 170), '#59636f')}`,
    200,
    220,
  ) +
  [
    [200, 92],
    [98, 248],
    [302, 248],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<ellipse cx="${x}" cy="${y + 6}" rx="20" ry="11" fill="${paint.dark}"/>${nut(x, y - 14, 32, 20, id)}
        ${thread(x - 8, y - 52, 16, 40, id)}`,
    )
    .join('')

/** Stamped lower arm: two bushings on the car's side, the ball joint outside. */
const controlArm: Drawing = (paint, id) => `
  ${extrude(
    `M62 96Q62 66 96 66Q126 68 130 96Q138 150 176 172Q236 196 316 232Q346 248 338 282Q324 306 294 296Q216 254 152 262
    Q128 268 122 300Q114 334 82 330Q52 322 54 290Q62 250 82 214Q72 150 62 96Z`,
    8,
    12,
    paint.dark,
    `url(#${id}-coat)`,
  )}
  ${face(
    'M98 128Q112 168 160 192Q224 214 284 244Q214 232 150 240Q112 244 100 280Q88 270 102 220Q92 170 98 128Z',
    paint.dark,
    'opacity=".55"',
  )}
  ${glossLine('M76 150Q80 182 90 210', 4, 0.5)}${glossLine('M140 130Q152 158 184 170L304 222', 4, 0.5)}
  ${hole(142, 212, 15)}${hole(212, 226, 9)}
  ${move(0, 6, eye(96, 96, 48, id, `url(#${id}-cast)`))}${eye(96, 96, 47, id)}
  ${move(0, 6, eye(86, 296, 42, id, `url(#${id}-cast)`))}${eye(86, 296, 41, id)}
  <ellipse cx="306" cy="268" rx="40" ry="34" fill="#39414a"/><ellipse cx="306" cy="262" rx="40" ry="34" fill="url(#${id}-steel)"/>
  ${bellows(306, 204, 262, [15, 23, 19, 29, 24, 33], `url(#${id}-rubber)`)}
    <rect x="290" y="202" width="32" height="7" rx="3" fill="${paint.accent}"/>
  <path d="M295 204L298 160h16L317 204Z" fill="url(#${id}-chrome)"/>${thread(299, 128, 14, 36, id)}${nut(306, 146, 30, 18, id)}`

const ballJoint: Drawing = (paint, id) => `
  ${thread(186, 34, 28, 50, id)}${nut(200, 64, 62, 28, id)}
    ${times(5, (i) => `<rect x="${172 + i * 13}" y="56" width="7" height="12" fill="url(#${id}-steel)"/>`)}
  <path d="M178 150L184 92h32L222 150Z" fill="url(#${id}-chrome)"/>
  ${bellows(200, 146, 236, [26, 46, 36, 62, 52, 72], `url(#${id}-rubber)`)}
    <rect x="172" y="143" width="56" height="9" rx="4" fill="${paint.accent}"/>
  <path d="M128 238L272 238L264 262L136 262Z" fill="url(#${id}-steel)"/>
  ${extrude(
    'M40 286Q30 252 66 252L334 252Q370 252 360 286Q350 318 300 310L260 306L140 306L100 310Q50 318 40 286Z',
    0,
    14,
    paint.dark,
    `url(#${id}-coat)`,
  )}
  ${glossLine('M60 262L340 262', 4, 0.5)}
  <path d="M136 284h128v30q0 28-30 32h-68q-30-4-30-32Z" fill="url(#${id}-paint)"/>
    <path d="M138 322h124" stroke="${paint.dark}" stroke-width="3"/>${gloss('M160 288h14v50l-14-5Z', 0.4)}
  <ellipse cx="200" cy="284" rx="64" ry="14" fill="${paint.dark}" opacity=".45"/>
  ${hexBolt(78, 282, 15, id)}${hexBolt(322, 282, 15, id)}
  ${nut(200, 344, 22, 10, id)}<rect x="195" y="352" width="10" height="10" rx="4" fill="url(#${id}-brass)"/>`

const linkEnd = (paint: Paint, id: string) => `
  ${turn(
    -90,
    `${thread(193, 82, 14, 46, id)}${nut(200, 106, 34, 18, id)}<rect x="192" y="122" width="16" height="18" fill="url(#${id}-chrome)"/>
    ${bellows(200, 138, 182, [15, 24, 18, 30, 25], `url(#${id}-rubber)`)}
    <rect x="184" y="134" width="32" height="7" rx="3" fill="${paint.accent}"/>
  <path d="M168 178h64v26q-2 22-22 24h-20q-20-2-22-24Z" fill="url(#${id}-paint)"/>`,
  )}`

const stabilizerLink: Drawing = (paint, id) =>
  turn(
    16,
    squeeze(
      1.25,
      1.04,
      `${tube('M206 86L206 316', 22, tones.iron)}<rect x="195" y="176" width="22" height="44" fill="url(#${id}-paint)"/>
      <rect x="195" y="188" width="22" height="20" fill="${paint.accent}"/>
    ${move(0, -124, linkEnd(paint, id))}<g transform="translate(412 128) scale(-1 1)">${linkEnd(paint, id)}</g>`,
    ),
  )

export const suspension = {
  'shock-absorber': shockAbsorber,
  strut,
  'coil-spring': coilSpring,
  'strut-mount': strutMount,
  'control-arm': controlArm,
  'ball-joint': ballJoint,
  'stabilizer-link': stabilizerLink,
  ...wheelEnd,
} satisfies Record<string, Drawing>
