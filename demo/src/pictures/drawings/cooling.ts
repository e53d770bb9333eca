import type { Drawing } from '../paint.ts'
import { belts } from './belts.ts'
import {
  arcPath,
  around,
  circlePath,
  coil,
  connector,
  extrude,
  face,
  gloss,
  hexBolt,
  hole,
  move,
  ringPath,
  sheen,
  squeeze,
  times,
  tones,
  tube,
  turn,
} from './shapes.ts'

const waterPump: Drawing = (paint, id) => `
  ${tube('M262 118Q330 108 340 56', 50, tones.steel, 'butt')}
    <ellipse cx="341" cy="52" rx="27" ry="10" fill="#39414a" stroke="#c3ccd6" stroke-width="5"/>
  ${extrude(
    'M128 96Q150 66 190 74L292 92Q342 108 350 168Q366 220 342 270Q330 330 268 338L170 346Q120 340 112 292Z',
    20,
    -10,
    '#4b545e',
    `url(#${id}-cast)`,
  )}
  <path d="M206 92L288 108Q328 122 334 172Q348 220 328 266Q316 314 262 322L206 328" fill="none" stroke="#f4f7fa" stroke-width="4"
    opacity=".55"/>
  ${[
    [306, 126],
    [334, 216],
    [302, 308],
    [210, 334],
    [214, 88],
  ]
    .map(
      ([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="20" fill="url(#${id}-cast)" stroke="#59636f" stroke-width="2"/>${hole(x, y, 9)}`,
    )
    .join('')}
  ${squeeze(
    0.86,
    1,
    `${extrude(circlePath(170, 212, 92), 50, 0, '#39414a', '#59636f')}
    ${times(
      5,
      (i) => `<path d="M${176 + i * 10} 108A104 104 0 0 1 ${176 + i * 10} 316" fill="none"
      stroke="${i % 2 ? '#8d98a5' : '#15181c'}" stroke-width="6"/>`,
    )}
    ${extrude(circlePath(156, 212, 112), 12, 0, paint.dark, `url(#${id}-coat)`)}
    <circle cx="156" cy="212" r="108" fill="none" stroke="#fff" stroke-width="3" opacity=".5"/>
    ${around(5, 156, 212, 0, (_x, _y, at) => face(arcPath(156, 212, 90, 52, at - 22, at + 22), '#20252b'), -54)}
    <circle cx="156" cy="212" r="96" fill="none" stroke="${paint.accent}" stroke-width="4"/>
    ${move(
      -8,
      0,
      `${extrude(circlePath(156, 212, 46), 10, 0, '#59636f', `url(#${id}-plate)`)}${sheen(156, 212, 45, 20, 0.7)}
    ${around(4, 156, 212, 32, (x, y) => hole(x, y, 6), -45)}${hole(156, 212, 15)}`,
    )}`,
    156,
    212,
  )}`

/** Wax capsule with its spring below the flange, bridge above. */
const thermostat: Drawing = (paint, id) => `
  ${coil(
    200,
    216,
    50,
    24,
    3,
    10,
    tones.steel,
    `<rect x="172" y="200" width="56" height="110" rx="10" fill="url(#${id}-brass)"/>
    ${gloss('M184 210h9v92h-9Z', 0.4)}`,
  )}
  ${tube('M120 206L146 322L254 322L280 206', 15, tones.brass)}
    <rect x="182" y="310" width="36" height="36" rx="8" fill="url(#${id}-copper)"/>
  <path d="M58 184v22a142 40 0 0 0 284 0v-22Z" fill="url(#${id}-rubber)"/>
    <ellipse cx="200" cy="184" rx="142" ry="40" fill="url(#${id}-black)"/>
    <path d="M60 194a142 40 0 0 0 280 0" fill="none" stroke="${paint.accent}" stroke-width="5"/>
  <ellipse cx="200" cy="178" rx="122" ry="33" fill="#6a7480"/><ellipse cx="200" cy="174" rx="122" ry="33" fill="url(#${id}-steel)"/>
    <ellipse cx="200" cy="174" rx="84" ry="22" fill="#39414a"/><ellipse cx="200" cy="170" rx="80" ry="20" fill="url(#${id}-coat)"/>
    <ellipse cx="200" cy="167" rx="64" ry="14" fill="none" stroke="#fff" stroke-width="2.5" opacity=".5"/>
  ${tube('M104 172Q112 84 176 74L224 74Q288 84 296 172', 22, tones.brass)}
  <path d="M172 60h56l8 34h-72Z" fill="url(#${id}-brass)"/><rect x="192" y="84" width="16" height="84" fill="url(#${id}-chrome)"/>
    <ellipse cx="200" cy="60" rx="28" ry="8" fill="#f9e6ae"/>
  <ellipse cx="288" cy="180" rx="11" ry="5" fill="#20252b"/><circle cx="288" cy="174" r="6" fill="url(#${id}-brass)"/>`

const radiator: Drawing = (paint, id) =>
  squeeze(
    1.1,
    0.9,
    `
  ${tube('M84 92L84 50L52 50', 28, tones.rubber, 'butt')}${tube('M316 308L350 308', 28, tones.rubber, 'butt')}
  ${extrude('M76 76L324 76L324 332L76 332Z', 12, -8, '#4b545e', '#39414a')}
  ${times(
    16,
    (i) => `<rect x="76" y="${78 + i * 15.8}" width="248" height="6" fill="url(#${id}-plate)"/>
    <path d="M80 ${93 + i * 15.8}${'l4-8l4 8'.repeat(30)}" fill="none" stroke="#c3ccd6" stroke-width="1.5"/>`,
  )}
  <rect x="66" y="68" width="268" height="14" rx="4" fill="url(#${id}-steel)"/>
    <rect x="66" y="324" width="268" height="14" rx="4" fill="url(#${id}-steel)"/>
  ${[56, 300]
    .map(
      (x) => `${extrude(
        `M${x} 76Q${x} 62 ${x + 14} 62L${x + 30} 62Q${x + 44} 62 ${x + 44} 76
        L${x + 44} 330Q${x + 44} 344 ${x + 30} 344L${x + 14} 344Q${x} 344 ${x} 330Z`,
        8,
        -6,
        paint.dark,
        `url(#${id}-paint)`,
      )}
    ${times(
      11,
      (i) => `<rect x="${x + 2}" y="${84 + i * 23}" width="40" height="5" rx="2" fill="${paint.dark}" opacity=".55"/>
    <rect x="${x + 2}" y="${89 + i * 23}" width="40" height="2" fill="#fff" opacity=".25"/>`,
    )}`,
    )
    .join('')}
  <rect x="304" y="44" width="36" height="22" rx="4" fill="url(#${id}-paint)"/>
    <rect x="298" y="30" width="48" height="18" rx="6" fill="${paint.accent}"/>
    <path d="M306 34v10M314 34v10M322 34v10M330 34v10M338 34v10" stroke="#000" stroke-width="2" opacity=".3"/>
  ${[
    [40, 110],
    [40, 280],
    [344, 110],
    [344, 250],
  ]
    .map(([x = 0, y = 0]) => `<rect x="${x}" y="${y}" width="18" height="32" rx="4" fill="url(#${id}-steel)"/>${hole(x + 9, y + 16, 5)}`)
    .join('')}`,
  )

const clamp = (x: number, y: number, at: number, width: number, id: string, accent: string) =>
  turn(
    at,
    `<rect x="${x - width / 2}" y="${y - 10}" width="${width}" height="20" rx="4" fill="url(#${id}-steel)"/>
    ${times(Math.floor(width / 7), (i) => `<path d="M${x - width / 2 + 5 + i * 7} ${y - 5}v10" stroke="#4b545e" stroke-width="2"/>`)}
    <rect x="${x - 4}" y="${y - 15}" width="28" height="30" rx="5" fill="url(#${id}-chrome)"/>
    <circle cx="${x + 10}" cy="${y}" r="7" fill="${accent}"/><path d="M${x + 5} ${y}h10" stroke="#14181d" stroke-width="2.5"/>`,
    x,
    y,
  )

/** Moulded hose with both clamps on. */
const radiatorHose: Drawing = (paint, id) =>
  squeeze(
    1.14,
    1.08,
    `
  ${tube('M96 66L96 150C96 230 140 246 200 244S300 262 302 330', 66, tones.rubber, 'butt')}
  <path d="M80 70L80 150C80 246 146 258 200 256S286 270 288 328" fill="none" stroke="${paint.accent}"
    stroke-width="4" stroke-dasharray="22 9"/>
  <path d="M104 118v18C104 226 150 236 200 234" fill="none" stroke="${paint.light}" stroke-width="5" opacity=".9"/>
  <ellipse cx="96" cy="66" rx="33" ry="12" fill="#3a4048"/><ellipse cx="96" cy="66" rx="23" ry="7.5" fill="#07090b"/>
  <path d="M269 328a33 12 0 0 0 66 0Z" fill="#1b1f24"/>
  ${clamp(96, 96, 0, 76, id, paint.base)}${clamp(302, 304, 0, 76, id, paint.base)}
  ${turn(
    -3,
    `<rect x="178" y="208" width="44" height="72" rx="6" fill="url(#${id}-coat)"/>
    <path d="M184 210v68M216 210v68" stroke="#fff" stroke-width="2" opacity=".4"/>`,
    200,
    244,
  )}`,
  )

const blade = 'M-16-40L18-44Q44-84 40-134Q12-142-14-136Q-2-92-16-40Z'

/** Electric fan: ring shroud with its mounting lugs, motor held by arms behind the blades, lead with plug. */
const radiatorFan: Drawing = (paint, id) => `
  ${tube('M256 326C300 352 340 356 352 318', 9, tones.rubber)}${connector(352, 272, 34, 48, id, paint.accent)}
  ${[-142, -38, 38, 142]
    .map((at) =>
      turn(
        at,
        `${extrude('M330 178L362 184Q374 200 362 216L330 222Z', 5, -4, '#0d1014', `url(#${id}-black)`)}
    ${hole(356, 200, 7)}`,
      ),
    )
    .join('')}
  ${extrude(ringPath(200, 200, 158, 140), 12, -7, '#0d1014', `url(#${id}-black)`)}
    <circle cx="200" cy="200" r="155" fill="none" stroke="#fff" stroke-width="2" opacity=".3"/>
  ${times(5, (i) =>
    turn(
      i * 72 + 36,
      `<path d="M190 200L194 56L206 56L210 200Z" fill="#2c3138"/>
    <path d="M195 200L197 58" stroke="#fff" stroke-width="2" opacity=".25"/>`,
    ),
  )}
  <circle cx="210" cy="196" r="62" fill="#14181d"/>
  ${times(
    9,
    (i) => `<g transform="translate(200 200) rotate(${i * 40})"><path d="${blade}" fill="${paint.dark}" transform="translate(5 3)"/>
    <path d="${blade}" fill="url(#${id}-coat)"/>
    <path d="M-12-46Q2-92-10-132" fill="none" stroke="#fff" stroke-width="3" opacity=".5"/></g>`,
  )}
  <circle cx="200" cy="200" r="135" fill="none" stroke="${paint.base}" stroke-width="7"/>
    <circle cx="200" cy="200" r="138" fill="none" stroke="${paint.dark}" stroke-width="2"/>
  ${move(
    -5,
    3,
    `${extrude(circlePath(200, 200, 50), 10, -6, paint.dark, `url(#${id}-coat)`)}${around(9, 200, 200, 40, (x, y) => hole(x, y, 3.5))}
  <circle cx="200" cy="200" r="29" fill="url(#${id}-plate)"/>${sheen(200, 200, 29, 14, 0.8)}
    <circle cx="200" cy="200" r="14" fill="${paint.accent}"/>${hexBolt(200, 200, 9, id)}`,
  )}`

/** Pressure cap with its valve spring below. */
const radiatorCap: Drawing = (paint, id) => `
  ${coil(200, 222, 44, 19, 4, 9, tones.brass, `<rect x="184" y="210" width="32" height="100" fill="url(#${id}-steel)"/>`)}
  <rect x="138" y="298" width="124" height="16" rx="7" fill="url(#${id}-rubber)"/>
    <rect x="150" y="312" width="100" height="12" rx="5" fill="url(#${id}-brass)"/>
    <rect x="178" y="322" width="44" height="22" rx="8" fill="url(#${id}-copper)"/>
  <path d="M92 190h216v26q0 14-108 18q-108-4-108-18Z" fill="url(#${id}-steel)"/>
    <rect x="108" y="216" width="184" height="14" rx="6" fill="url(#${id}-rubber)"/>
  <path d="M40 152Q36 138 52 134L92 126L308 126L348 134Q364 138 360 152L352 176Q348 188 330 190L70 190Q52 188 48 176Z"
    fill="url(#${id}-chrome)"/>
    <path d="M48 168L352 168" stroke="#59636f" stroke-width="2" opacity=".6"/>
  <path d="M82 108v54Q84 196 200 200Q316 196 318 162v-54Z" fill="url(#${id}-steel)"/>
    ${times(
      26,
      (i) => `<path d="M${88 + i * 9} ${126 + Math.sin(((i + 0.5) / 26) * Math.PI) * 26}v34" stroke="#4b545e" stroke-width="3"
      opacity=".45"/>`,
    )}
  <ellipse cx="200" cy="108" rx="118" ry="40" fill="#6a7480"/><ellipse cx="200" cy="104" rx="118" ry="40" fill="url(#${id}-plate)"/>
    <ellipse cx="200" cy="102" rx="98" ry="31" fill="url(#${id}-coat)" stroke="${paint.dark}" stroke-width="3"/>
  <path d="M110 96Q140 74 200 72" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/>
    <path d="M200 78L246 120L154 120Z" fill="${paint.accent}"/><path d="M196 90h8l-2 15h-4ZM197 109h6v6h-6Z" fill="${paint.dark}"/>`

const coolantReservoir: Drawing = (paint, id) => `
  ${tube('M90 130L44 120', 22, ['#8ea5bd', '#dbe8f4', '#ffffff'], 'butt')}
    ${tube('M276 322L352 330', 24, ['#8ea5bd', '#dbe8f4', '#ffffff'], 'butt')}${tube('M324 327L372 332', 32, tones.rubber, 'butt')}
  <path d="M76 160Q76 118 120 112L260 104Q322 108 328 160L332 250Q332 312 286 336Q200 356 120 334Q74 312 74 260Z" fill="url(#${id}-glass)"
    stroke="#8ea5bd" stroke-width="3"/>
  <path d="M76 224Q200 240 330 222L332 252Q330 312 286 334Q200 354 120 332Q76 312 75 260Z" fill="${paint.accent}" opacity=".6"/>
    <path d="M76 224Q200 240 330 222" fill="none" stroke="#fff" stroke-width="3" opacity=".7"/>
  <path d="M70 208Q200 226 334 206M150 110Q140 230 158 342M252 106Q264 220 248 340" fill="none" stroke="#8ea5bd" stroke-width="3"
    opacity=".7"/>
  <path d="M180 196h40M180 212h24M180 270h40M180 286h24" stroke="#3c556e" stroke-width="4"/>
    ${gloss('M92 168Q96 132 126 126L138 126Q114 150 112 190L112 290Q96 276 92 252Z', 0.75)}
  <rect x="156" y="82" width="88" height="34" fill="url(#${id}-glass)" stroke="#8ea5bd" stroke-width="3"/>
    <rect x="144" y="40" width="112" height="50" rx="10" fill="url(#${id}-paint)"/>
    ${times(13, (i) => `<path d="M${152 + i * 8} 48v36" stroke="${paint.dark}" stroke-width="3" opacity=".55"/>`)}
    <rect x="156" y="28" width="88" height="16" rx="7" fill="url(#${id}-paint)"/>
  ${extrude('M318 132h40q8 0 8 8v26q0 8-8 8h-36Z', 3, -3, '#8ea5bd', `url(#${id}-glass)`)}${hole(348, 153, 8)}`

export const cooling = {
  'water-pump': waterPump,
  thermostat,
  radiator,
  'radiator-hose': radiatorHose,
  'radiator-fan': radiatorFan,
  'radiator-cap': radiatorCap,
  'coolant-reservoir': coolantReservoir,
  ...belts,
} satisfies Record<string, Drawing>
