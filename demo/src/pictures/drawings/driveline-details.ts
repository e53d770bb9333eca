import type { Drawing } from '../paint.ts'
import { lathe } from './body-shapes.ts'
import {
  arcPath,
  around,
  bellows,
  circlePath,
  extrude,
  eye,
  face,
  gearPath,
  hexBolt,
  hole,
  move,
  ringPath,
  sheen,
  squeeze,
  thread,
  times,
  tones,
  tube,
  turn,
} from './shapes.ts'

/** The bearing that pushes the diaphragm: ring face on a sleeve with two fork ears. */
const clutchReleaseBearing: Drawing = (paint, id) =>
  squeeze(
    0.9,
    1,
    `${extrude(ringPath(250, 200, 66, 40), 92, 0, '#454e58', '#6a7480')}
    ${extrude('M212 70h54q12 0 12 12v34h-66zM212 284h66v34q0 12-12 12h-54z', 16, 0, '#39414a', `url(#${id}-cast)`)}
    ${extrude(circlePath(176, 200, 128), 54, 0, paint.dark, `url(#${id}-coat)`)}
    <circle cx="176" cy="200" r="125" fill="none" stroke="#fff" stroke-width="3" opacity=".4"/>
    ${extrude(circlePath(162, 200, 106), 16, 0, '#59636f', `url(#${id}-plate)`)}${sheen(162, 200, 104, 70, 0.7)}
    <circle cx="162" cy="200" r="88" fill="none" stroke="#8d98a5" stroke-width="5"/>
    <circle cx="164" cy="200" r="64" fill="#14181d"/>${extrude(ringPath(168, 200, 58, 44), 4, 0, '#39414a', `url(#${id}-iron)`)}
    ${face(arcPath(166, 200, 44, 34, -80, 80), '#59636f')}`,
  )

/** The cast cover with its straps and, in its middle, the fingers of the diaphragm spring. */
const clutchPressurePlate: Drawing = (paint, id) =>
  squeeze(
    0.96,
    1,
    `${extrude(circlePath(194, 204, 152), 16, -6, '#454e58', `url(#${id}-cast)`)}
    ${around(6, 194, 204, 146, (x, y) => `<circle cx="${x}" cy="${y}" r="24" fill="url(#${id}-coat)" stroke="${paint.dark}"/>`)}
    <circle cx="194" cy="204" r="140" fill="url(#${id}-coat)" stroke="${paint.dark}" stroke-width="2"/>
    ${around(6, 194, 204, 148, (x, y) => hole(x, y, 9))}
    ${around(3, 194, 204, 126, (x, y, at) => turn(at + 90, `<rect x="${x - 34}" y="${y - 8}" width="68" height="16" rx="8" fill="url(#${id}-plate)" stroke="#59636f"/>`, x, y) + hexBolt(x, y, 8, id), -60)}
    <circle cx="194" cy="204" r="104" fill="#20252b"/>
    ${around(18, 194, 204, 66, (x, y, at) => turn(at, `<path d="M${x - 36} ${y - 4}l74-10v28l-74-10z" fill="url(#${id}-plate)" stroke="#4b545e" stroke-width="1.5"/>`, x, y))}
    ${around(18, 194, 204, 92, (x, y) => `<circle cx="${x}" cy="${y}" r="5" fill="#39414a"/>`, -80)}
    <circle cx="194" cy="204" r="31" fill="#14181d"/>`,
  )

/** Two cables side by side, as a gear lever has them, eyes at the lever, ball sockets at the box. */
const shiftCable: Drawing = (paint, id) => {
  const one = (d: string) => tube(d, 15, tones.rubber)
  return `${one('M86 92C210 60 350 110 318 210S130 260 104 316')}${one('M70 130C190 110 300 140 276 208S90 250 66 300')}
  ${[
    [86, 92, -78],
    [70, 130, -82],
    [104, 316, 204],
    [66, 300, 204],
  ]
    .map(([x = 0, y = 0, at = 0], i) =>
      move(
        x,
        y,
        turn(
          at,
          `<rect x="-15" y="-10" width="30" height="46" rx="6" fill="url(#${id}-paint)"/><rect x="-20" y="6" width="40" height="10" rx="3" fill="${paint.accent}"/>
      <rect x="-4" y="-44" width="8" height="36" fill="url(#${id}-chrome)"/>${i < 2 ? eye(0, -52, 17, id) : `<circle cx="0" cy="-52" r="17" fill="url(#${id}-rubber)"/><circle cx="0" cy="-52" r="9" fill="#aab4c0"/>`}`,
          0,
          0,
        ),
      ),
    )
    .join('')}
  ${extrude('M268 176h66q10 0 10 10v56q0 10-10 10h-66q-10 0-10-10v-56q0-10 10-10z', 6, -6, '#59636f', `url(#${id}-plate)`)}${hole(282, 236, 8)}${hole(326, 192, 8)}`
}

/** The bell with its splined stub and, in its mouth, cage and balls; boot, clamp and grease beside it. */
const cvJoint: Drawing = (paint, id) => `
  ${turn(
    -52,
    `${thread(182, 20, 36, 44, id)}${lathe(id, 200, 0.3, [64, 150, 46, 50, 'steel'])}
    ${times(6, (i) => `<path d="M${180 + i * 8} 74v70" stroke="#59636f" stroke-width="2.5"/>`)}
    ${lathe(id, 200, 0.3, [148, 176, 92, 150, 'iron'], [176, 262, 170, 170, 'iron'])}
    <path d="M115 206a85 26 0 0 0 170 0v14a85 26 0 0 1-170 0z" fill="${paint.base}"/>
    <ellipse cx="200" cy="262" rx="85" ry="30" fill="url(#${id}-steel)"/><ellipse cx="200" cy="264" rx="72" ry="24" fill="#14181d"/>
    ${around(6, 0, 0, 50, (x, y) => `<circle cx="${200 + x}" cy="${Math.round(264 + y * 0.34)}" r="14" fill="url(#${id}-chrome)"/>`)}
    <ellipse cx="200" cy="264" rx="30" ry="11" fill="url(#${id}-brass)"/><ellipse cx="200" cy="264" rx="17" ry="6" fill="#14181d"/>`,
    214,
    190,
  )}
  ${bellows(88, 254, 344, [22, 40, 30, 50, 40, 58], `url(#${id}-rubber)`)}${tube(circlePath(316, 70, 40, 16), 7, tones.steel)}
  ${extrude('M286 110l64-10 8 50-64 10z', 3, -3, paint.dark, `url(#${id}-coat)`)}`

/** Three barrel rollers on the pins of a splined star. */
const tripodJoint: Drawing = (paint, id) => `
  ${around(3, 200, 206, 92, (x, y, at) =>
    turn(
      at + 90,
      `<rect x="${x - 20}" y="${y}" width="40" height="70" fill="url(#${id}-iron)"/>
    <rect x="${x - 56}" y="${y - 52}" width="112" height="76" rx="26" fill="url(#${id}-chrome)" stroke="#6a7480" stroke-width="2"/>
    <rect x="${x - 56}" y="${y - 24}" width="112" height="16" fill="#59636f" opacity=".25"/>
    <rect x="${x - 30}" y="${y - 62}" width="60" height="14" rx="5" fill="url(#${id}-paint)"/>`,
      x,
      y,
    ),
  )}
  ${extrude(circlePath(200, 206, 76), 10, -6, '#2b3138', `url(#${id}-cast)`)}<circle cx="200" cy="206" r="62" fill="url(#${id}-coat)" stroke="${paint.dark}" stroke-width="2"/>
  <circle cx="200" cy="206" r="50" fill="url(#${id}-iron)"/>${face(`${circlePath(200, 206, 44)}${gearPath(200, 206, 22, 42, 34)}`, '#8d98a5')}
  <circle cx="200" cy="206" r="34" fill="#14181d"/>${face(arcPath(200, 206, 34, 27, -20, 120), '#59636f')}`

export const drivelineDetails = {
  'clutch-release-bearing': clutchReleaseBearing,
  'clutch-pressure-plate': clutchPressurePlate,
  'shift-cable': shiftCable,
  'cv-joint': cvJoint,
  'tripod-joint': tripodJoint,
} satisfies Record<string, Drawing>
