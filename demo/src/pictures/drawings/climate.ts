import type { Drawing } from '../paint.ts'
import { around, bolt, clipped, each, gloss, grow, hole, lathe, mouth, nut, socket, spots, times, turn } from './body-shapes.ts'

/** Clutch towards the viewer, ribbed cylinder block and rear head receding to the right. */
const acCompressor: Drawing = (paint, id) => `
  <path d="M150 84l24-42h36l10 48zM236 88l14-40h34l16 52zM160 312l16 48h40l10-52zM256 306l18 40h36l-6-54z"
    fill="url(#${id}-cast)" stroke="#4a525c"/>
    ${spots('192 58, 266 66, 196 344, 290 332', (x, y) => hole(x, y, 10))}
  ${turn(90, `<path d="M136 298V138q4-38 46-42h136q42 4 46 42V298z" fill="url(#${id}-steel)" stroke="#4a525c"/>`, 250, 198)}
  ${times(
    4,
    (i) => `<path d="M${208 + i * 30} ${86 + i * 3}q34 112 0 ${226 - i * 6}" fill="none"
    stroke="#4a525c" stroke-opacity=".55" stroke-width="4"/>
    <path d="M${213 + i * 30} ${86 + i * 3}q34 112 0 ${226 - i * 6}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2.5"/>`,
  )}
  <path d="M262 92h74q10 0 10 10v34q0 8-10 8h-66z" fill="url(#${id}-cast)" stroke="#4a525c"/>${hole(288, 116, 12)}${hole(322, 116, 9)}
  ${spots('336 168, 342 206, 336 244, 312 286', (x, y) => bolt(id, x, y, 9))}
  <circle cx="156" cy="206" r="122" fill="#1b222b" opacity=".55"/><circle cx="158" cy="200" r="120" fill="url(#${id}-iron)"/>
  <circle cx="150" cy="202" r="120" fill="url(#${id}-rubber)"/>
  ${times(
    6,
    (i) => `<circle cx="${156 - i * 1.6}" cy="${201 + i * 0.3}" r="${118 - i * 1.5}" fill="none"
    stroke="${i % 2 ? '#0d1014' : '#6b7580'}" stroke-width="2.2"/>`,
  )}
  <circle cx="144" cy="204" r="106" fill="url(#${id}-plate)" stroke="#59636f" stroke-width="2"/>
  <circle cx="144" cy="204" r="94" fill="#39424c"/><circle cx="144" cy="204" r="90" fill="url(#${id}-coat)"/>
  <circle cx="144" cy="204" r="78" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2.5"/>
  ${around(3, 144, 204, 58, (x, y, a) =>
    turn(
      a,
      `<path d="M${x - 36} ${y - 20}q40-8 58 8v24q-18 16-58 8z"
    fill="url(#${id}-plate)" stroke="#59636f"/>`,
      x,
      y,
    ),
  )}
  ${around(3, 144, 204, 66, (x, y) => bolt(id, x, y, 11))}
  ${around(3, 144, 204, 62, (x, y) => `<circle cx="${x}" cy="${y}" r="9" fill="${paint.dark}"/>`, -30)}
  <circle cx="144" cy="204" r="30" fill="url(#${id}-steel)" stroke="#59636f"/>${bolt(id, 144, 204, 19)}`

const acCondenser: Drawing = (paint, id) =>
  turn(
    -7,
    `
  <path d="M30 96h24v236H30zM346 96h24v236h-24z" fill="#1b222b" opacity=".4" transform="translate(4 8)"/>
  <rect x="46" y="92" width="308" height="228" fill="#8b95a1"/>
  ${times(
    12,
    (r) => `<rect x="46" y="${100 + r * 18}" width="308" height="12" fill="#39424c"/>
    <path d="M48 ${111 + r * 18}${times(38, () => 'l4-10 4 10')}" fill="none" stroke="#c9d0d8" stroke-width="1.6"/>
    <rect x="46" y="${93 + r * 18}" width="308" height="6" fill="url(#${id}-plate)"/>
    <path d="M46 ${94 + r * 18}h308" stroke="#fff" stroke-width="1.6"/>`,
  )}
  ${gloss('M46 92h150L90 320H46z', 0.16)}
  <rect x="40" y="76" width="320" height="18" rx="4" fill="url(#${id}-coat)" stroke="#1b222b" stroke-opacity=".3"/>
  <rect x="40" y="316" width="320" height="18" rx="4" fill="url(#${id}-coat)" stroke="#1b222b" stroke-opacity=".3"/>
  ${lathe(id, 42, 0.3, [80, 332, 28, 28, 'chrome'])}${lathe(id, 358, 0.3, [80, 332, 28, 28, 'chrome'])}
  ${spots(
    '42 66, 358 66',
    (x, y) => `<rect x="${x - 8}" y="${y - 12}" width="16" height="24" rx="5"
    fill="url(#${id}-rubber)"/>`,
  )}
  ${spots(
    '42 344, 358 344',
    (x, y) => `<rect x="${x - 8}" y="${y - 8}" width="16" height="18" rx="5"
    fill="url(#${id}-rubber)"/>`,
  )}
  ${lathe(id, 322, 0.3, [112, 300, 34, 34, 'steel'], [300, 312, 26, 26, 'brass'])}
  <path d="M305 180q17 8 34 0v44q-17 8-34 0z" fill="${paint.base}"/>
  ${each([128, 282], (y) => `<rect x="336" y="${y}" width="18" height="16" rx="3" fill="url(#${id}-cast)"/>`)}
  ${each(
    [118, 262],
    (y) => `<rect x="18" y="${y}" width="32" height="34" rx="5" fill="url(#${id}-cast)" stroke="#59636f"/>
  ${hole(31, y + 17, 8)}`,
  )}`,
  )

const receiverDrier: Drawing = (paint, id) =>
  grow(
    1.06,
    `
  ${lathe(id, 200, 0.26, [112, 132, 112, 128, 'chrome'], [132, 318, 132, 132, 'chrome'], [318, 342, 132, 96, 'chrome'])}
  <path d="M134 178a66 17 0 0 0 132 0v96a66 17 0 0 1-132 0z" fill="url(#${id}-paint)"/>
  <path d="M134 186a66 17 0 0 0 132 0v6a66 17 0 0 1-132 0zM134 260a66 17 0 0 0 132 0v6a66 17 0 0 1-132 0z" fill="${paint.accent}"/>
  <path d="M200 214v44M181 225l38 22M219 225l-38 22M194 218l6 5 6-5M194 254l6-5 6 5" stroke="#fff" stroke-width="4"
    fill="none" stroke-linecap="round"/>
  <path d="M134 302a66 17 0 0 0 132 0v14a66 17 0 0 1-132 0zM134 144a66 17 0 0 0 132 0v12a66 17 0 0 1-132 0z" fill="url(#${id}-iron)"/>
  <path d="M262 146h34q10 0 10 10v24q0 10-10 10h-34zM262 292h34q10 0 10 10v20q0 8-10 8h-34z" fill="url(#${id}-iron)"/>
  ${bolt(id, 288, 168, 10)}${bolt(id, 288, 310, 9)}
  <path d="M94 100l26-26h160l26 26-14 34q-92 24-184 0z" fill="url(#${id}-cast)" stroke="#4a525c"/>
  <path d="M94 100l26-26h160l26 26q-106 26-212 0z" fill="url(#${id}-plate)"/>
  ${lathe(id, 146, 0.32, [52, 70, 26, 26, 'brass'], [70, 92, 42, 42, 'steel'])}${mouth(146, 52, 9, 0.32)}
  ${lathe(id, 254, 0.32, [52, 70, 26, 26, 'brass'], [70, 92, 42, 42, 'steel'])}${mouth(254, 52, 9, 0.32)}
  <ellipse cx="200" cy="86" rx="21" ry="12" fill="url(#${id}-brass)" stroke="#6f5214"/>
  <ellipse cx="200" cy="86" rx="14" ry="8" fill="#20384f"/><ellipse cx="196" cy="83" rx="6" ry="3" fill="#fff" opacity=".8"/>
  <g transform="translate(0 2)">${nut(id, 108, 108, 26, 16, 'brass')}</g>
  <rect x="84" y="106" width="14" height="20" rx="3" fill="${paint.base}"/>`,
  )

/** The cage fan above its mounting flange, motor below. */
const blowerMotor: Drawing = (_, id) => `
  ${lathe(id, 200, 0.26, [232, 320, 128, 124, 'steel'], [320, 344, 116, 92, 'rubber'])}
  <path d="M137 282a63 16 0 0 0 126 0v22a63 16 0 0 1-126 0z" fill="url(#${id}-paint)"/>
  ${socket(id, 268, 276, 58, 40, 2)}
  ${lathe(id, 200, 0.26, [222, 238, 284, 284, 'rubber'])}${around(6, 0, 0, 1, (x, y) => bolt(id, 200 + x * 130, 222 + y * 33, 9), -60)}
  <path d="M86 88l8 126a106 28 0 0 0 212 0l8-126z" fill="#14181d"/>
  ${times(33, (i) => {
    const a = ((i + 0.5) * Math.PI) / 33
    const [x, y] = [200 - 113 * Math.cos(a), 90 + 30 * Math.sin(a)]
    const w = 1.5 + 6.5 * Math.sin(a)
    const lean = ((200 - x) * 0.06 - w * 0.2).toFixed(1)
    return `<path d="M${(x - w / 2).toFixed(1)} ${y.toFixed(1)}h${w.toFixed(1)}l${lean} 124h${(-w * 0.7).toFixed(1)}z"
      fill="${i < 11 ? '#6b7580' : i < 20 ? '#8b95a1' : '#4b525b'}"/>`
  })}
  <path d="M93 206a107 28 0 0 0 214 0l-1 14a106 28 0 0 1-212 0z" fill="url(#${id}-paint)"/>
  <path d="M89 146a111 29 0 0 0 222 0v8a111 29 0 0 1-222 0z" fill="url(#${id}-rubber)"/>
  <ellipse cx="200" cy="88" rx="118" ry="34" fill="url(#${id}-rubber)"/>
  <path d="M82 88a118 34 0 0 0 236 0v12a118 34 0 0 1-236 0z" fill="url(#${id}-paint)"/>
  <ellipse cx="200" cy="88" rx="118" ry="34" fill="url(#${id}-coat)" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>
  <ellipse cx="200" cy="89" rx="102" ry="27" fill="#0d1014"/>
  ${clipped(
    id,
    'inside',
    '<ellipse cx="200" cy="89" rx="102" ry="27"/>',
    `${times(30, (i) => {
      const x = 200 - 101 * Math.cos(((i + 0.5) * Math.PI) / 30)
      return `<path d="M${x.toFixed(1)} 40v${(30 + 18 * Math.sin(((i + 0.5) * Math.PI) / 30)).toFixed(1)}" stroke="#4b525b"
      stroke-width="3.5"/>`
    })}<ellipse cx="200" cy="112" rx="66" ry="22" fill="#39424c"/>`,
  )}
  ${lathe(id, 200, 0.3, [82, 104, 30, 40, 'rubber'])}${lathe(id, 200, 0.3, [72, 86, 12, 12, 'chrome'])}`

export const climate = {
  'ac-compressor': acCompressor,
  'ac-condenser': acCondenser,
  'receiver-drier': receiverDrier,
  'blower-motor': blowerMotor,
} satisfies Record<string, Drawing>
