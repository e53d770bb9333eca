import type { Drawing } from '../paint.ts'
import { arcPath, around, circlePath, extrude, face, hole, move, polar, ringPath, sheen, squeeze, thread, times, turn } from './shapes.ts'

/** Bonded bushing with its voids and flanged shell. */
const bushing: Drawing = (paint, id) =>
  squeeze(
    0.9,
    1,
    `${extrude(circlePath(166, 200, 118), 84, 0, '#6a7480', '#8d98a5')}
    ${times(
      5,
      (i) => `<path d="M${196 + i * 12} 84A118 118 0 0 1 ${196 + i * 12} 316" fill="none" stroke="${i % 2 ? '#fff' : '#39414a'}"
      stroke-width="4" opacity=".3"/>`,
    )}
    <path d="M268 96A118 118 0 0 1 268 304" fill="none" stroke="${paint.accent}" stroke-width="9"/>
    ${extrude(circlePath(158, 200, 140), 20, 0, paint.dark, `url(#${id}-coat)`)}
    <circle cx="158" cy="200" r="136" fill="none" stroke="#fff" stroke-width="3" opacity=".45"/>
    <circle cx="158" cy="200" r="112" fill="url(#${id}-steel)"/><circle cx="158" cy="200" r="105" fill="url(#${id}-black)"/>
    ${[-45, 135].map((at) => face(arcPath(158, 200, 92, 66, at, at + 90), '#06080a')).join('')}
    ${[-45, 135].map((at) => `<path d="${arcPath(158, 200, 92, 90, at, at + 90)}" fill="#fff" opacity=".3"/>`).join('')}
    ${move(
      -22,
      0,
      `${extrude(circlePath(158, 200, 52), 24, 0, '#59636f', `url(#${id}-plate)`)}${sheen(158, 200, 50, 30, 0.7)}
    ${hole(158, 200, 28)}${face(arcPath(158, 200, 28, 21, -80, 80), '#59636f')}`,
    )}`,
    206,
    200,
  )

/** Hub unit with five studs on its flange. */
const wheelHub: Drawing = (paint, id) =>
  squeeze(
    0.9,
    1,
    `${extrude('M250 84L330 108L346 200L330 292L250 316Q190 200 250 84Z', 20, 0, '#39414a', `url(#${id}-iron)`)}${hole(316, 130, 10)}
    ${hole(316, 270, 10)}
    ${extrude(circlePath(190, 200, 90), 70, 0, '#59636f', '#7b8692')}${extrude(circlePath(236, 200, 92), 12, 0, paint.dark, paint.accent)}
    ${extrude(circlePath(168, 200, 140), 18, 0, '#6a7480', `url(#${id}-plate)`)}${sheen(168, 200, 138, 80, 0.6)}
    <circle cx="168" cy="200" r="137" fill="none" stroke="#fff" stroke-width="3" opacity=".6"/>
    ${move(
      -16,
      0,
      `${extrude(circlePath(168, 200, 74), 16, 0, paint.dark, `url(#${id}-coat)`)}
    <circle cx="168" cy="200" r="70" fill="none" stroke="#fff" stroke-width="2" opacity=".45"/>`,
    )}
    ${move(
      -30,
      0,
      `${extrude(ringPath(168, 200, 48, 26), 16, 0, '#59636f', `url(#${id}-plate)`)}
    <circle cx="172" cy="200" r="27" fill="#1a1f25"/>
    ${around(24, 170, 200, 27, (x, y, at) => turn(at, `<rect x="${x - 4}" y="${y - 2}" width="8" height="4" fill="#8d98a5"/>`, x, y))}`,
    )}
    ${Array.from({ length: 5 }, (_, i) => polar(168, 200, 110, -90 + i * 72))
      .sort(([a], [b]) => b - a)
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="19" fill="#59636f" opacity=".6"/>
          ${move(-36, 0, turn(-90, thread(x - 11, y - 4, 22, 40, id, 5, `url(#${id}-chrome)`), x, y))}
          <ellipse cx="${x - 40}" cy="${y}" rx="5" ry="11" fill="#dfe5ec" stroke="#6a7480" stroke-width="1.5"/>`,
      )
      .join('')}`,
    196,
    200,
  )

/** Ball bearing with one ring of balls showing. */
const wheelBearing: Drawing = (paint, id) =>
  squeeze(
    0.9,
    1,
    `${extrude(circlePath(172, 200, 150), 62, 0, '#6a7480', '#8d98a5')}
    <path d="M214 52A150 150 0 0 1 214 348" fill="none" stroke="#39414a" stroke-width="7" opacity=".6"/>
    <path d="M222 52A150 150 0 0 1 222 348" fill="none" stroke="#fff" stroke-width="3" opacity=".4"/>
    ${face(circlePath(172, 200, 150), `url(#${id}-plate)`)}${sheen(172, 200, 149, 120, 0.8)}
    <circle cx="172" cy="200" r="147" fill="none" stroke="#fff" stroke-width="3" opacity=".7"/>
    <circle cx="172" cy="200" r="122" fill="#20252b"/>
    <circle cx="172" cy="200" r="100" fill="none" stroke="url(#${id}-coat)" stroke-width="24"/>
    ${around(
      13,
      172,
      200,
      100,
      (x, y) => `<circle cx="${x}" cy="${y}" r="19" fill="#14181d"/>
    <circle cx="${x}" cy="${y}" r="17" fill="url(#${id}-chrome)"/><circle cx="${x - 5}" cy="${y - 6}" r="5" fill="#fff"/>`,
    )}
    <circle cx="172" cy="200" r="120" fill="none" stroke="${paint.accent}" stroke-width="4"/>
    ${extrude(ringPath(166, 200, 80, 54), 10, 0, '#59636f', `url(#${id}-plate)`)}${sheen(166, 200, 79, 56, 0.8)}
    ${face(circlePath(168, 200, 54), '#2b3138')}${face('M168 146A54 54 0 0 1 168 254A40 54 0 0 0 168 146Z', '#a9b4c0')}`,
    196,
    200,
  )

export const wheelEnd = { bushing, 'wheel-hub': wheelHub, 'wheel-bearing': wheelBearing } satisfies Record<string, Drawing>
