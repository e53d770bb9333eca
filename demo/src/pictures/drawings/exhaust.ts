import type { Drawing } from '../paint.ts'
import { bolt, each, hole, lathe, lie, mouth, spots, times, tube, turn } from './body-shapes.ts'

/** A flange seen nearly edge-on at a pipe's end: two ears with holes around the bore. */
const flange = (id: string, x: number, y: number, degrees: number, rx = 22, ry = 52) => `<g
    transform="translate(${x} ${y}) rotate(${degrees})">
  ${each(
    [7, 0],
    (dx, i) => `<path fill="${i ? `url(#${id}-plate)` : '#59636f'}" stroke="#59636f"
    d="M${dx} ${-ry}q${rx * 0.9} 0 ${rx} ${ry * 0.62}t${-rx * 0.2} ${ry * 0.76}q-4 ${ry * 0.62}-${rx * 0.8} ${ry * 0.62}
      t-${rx}-${ry * 0.62}q-8-${ry * 0.38} 0-${ry * 0.76}q2-${ry * 0.62} ${rx}-${ry * 0.62}z"/>`,
  )}
  <ellipse rx="${rx * 0.62}" ry="${ry * 0.46}" fill="#14181d" stroke="#8b95a1" stroke-width="4"/>
  <ellipse cy="${-ry * 0.78}" rx="${rx * 0.22}" ry="${ry * 0.1}" fill="#20262d"/>
  <ellipse cy="${ry * 0.78}" rx="${rx * 0.22}" ry="${ry * 0.1}" fill="#20262d"/></g>`

const muffler: Drawing = (paint, id) =>
  turn(
    -14,
    `
  ${tube('M20 250q50 0 66-30t50-30', 38)}<ellipse cx="20" cy="250" rx="9" ry="19" fill="#20262d" stroke="#b7c1cc" stroke-width="3"/>
  <path d="M150 108l-6-30h28l4 30zM268 108l4-30h-28l-4 30z" fill="url(#${id}-iron)"/>
  ${spots(
    '158 76, 258 76',
    (x, y) => `<rect x="${x - 20}" y="${y - 22}" width="40" height="26" rx="12"
    fill="url(#${id}-rubber)"/>${hole(x - 8, y - 9, 5)}`,
  )}
  ${lie(`${lathe(id, 200, 0.36, [94, 110, 150, 176, 'chrome'], [110, 284, 184, 184, 'chrome'], [284, 304, 176, 150, 'steel'])}
    ${each(
      [126, 262],
      (y) => `<path d="M108 ${y}a92 33 0 0 0 184 0v8a92 33 0 0 1-184 0z" fill="#59636f" opacity=".55"/>
    <path d="M108 ${y + 8}a92 33 0 0 0 184 0" fill="none" stroke="#fff" stroke-width="2"/>`,
    )}
    <path d="M108 168a92 33 0 0 0 184 0v50a92 33 0 0 1-184 0z" fill="url(#${id}-paint)" opacity=".92"/>
    <path d="M108 176a92 33 0 0 0 184 0v5a92 33 0 0 1-184 0z" fill="${paint.accent}"/>
    ${each([164, 236], (x) => `${lathe(id, x, 0.36, [44, 96, 50, 44, 'chrome'])}${mouth(x, 44, 20, 0.36)}`)}`)}`,
  )

const catalyticConverter: Drawing = (_, id) =>
  turn(
    -16,
    `
  ${lie(`${lathe(id, 200, 0.34, [50, 84, 56, 56, 'steel'], [84, 132, 60, 138, 'chrome'])}
    ${lathe(id, 200, 0.34, [316, 352, 56, 56, 'steel'])}${lathe(id, 200, 0.34, [270, 318, 140, 60, 'chrome'])}
    ${lathe(id, 200, 0.34, [130, 272, 152, 152, 'chrome'])}${lathe(id, 200, 0.34, [84, 132, 60, 138, 'chrome'])}
    ${lathe(id, 200, 0.34, [46, 86, 56, 56, 'steel'])}
    <path d="M124 146a76 26 0 0 0 152 0v112a76 26 0 0 1-152 0z" fill="url(#${id}-brass)" opacity=".3"/>
    ${times(
      6,
      (i) => `<path d="M124 ${150 + i * 20}a76 26 0 0 0 152 0v5a76 26 0 0 1-152 0z" fill="#59636f" opacity=".6"/>
    <path d="M124 ${156 + i * 20}a76 26 0 0 0 152 0" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="2.5"/>`,
    )}
    <path d="M124 194a76 26 0 0 0 152 0v22a76 26 0 0 1-152 0z" fill="url(#${id}-paint)"/>`)}
  ${flange(id, 358, 200, 0, 24, 66)}
  <path d="M35 140q14 0 15 36t-1 48q-2 36-14 36t-14-36q-4-24 0-48 1-36 14-36z" fill="url(#${id}-plate)" stroke="#59636f"/>
  ${hole(36, 152, 5)}${hole(36, 248, 5)}
  ${turn(-22, `${lathe(id, 296, 0.3, [110, 128, 28, 28, 'steel'], [128, 150, 40, 40, 'iron'])}${mouth(296, 110, 9, 0.3)}`, 296, 140)}
  ${each([150, 250], (x) => `<path d="M${x - 12} 116h24l-4-26h-16z" fill="url(#${id}-iron)"/>${bolt(id, x, 94, 11)}`)}`,
  )

const exhaustPipe: Drawing = (paint, id) => {
  const run = 'M56 92h50q50 0 62 46l22 92q12 50 64 50h84'
  return `<path d="M124 120l-6 34 20 10 14-34zM226 282l-4 46 22 4 8-46z" fill="url(#${id}-iron)"/>
  ${spots(
    '126 168, 230 334',
    (x, y) => `<rect x="${x - 18}" y="${y - 13}" width="36" height="26" rx="12"
    fill="url(#${id}-rubber)"/>${hole(x, y, 6)}`,
  )}
    ${tube(run, 52)}
    ${turn(
      -14,
      `<g>${times(
        9,
        (i) => `<ellipse cx="180" cy="${146 + i * 9}" rx="39" ry="10"
      fill="url(#${id}-${i % 2 ? 'chrome' : 'steel'})" stroke="#59636f"/>`,
      )}
      ${each(
        [136, 226],
        (y) => `<rect x="142" y="${y - 8}" width="76" height="18" rx="6" fill="url(#${id}-paint)"
        stroke="#1b222b" stroke-opacity=".3"/>`,
      )}</g>`,
      180,
      184,
    )}
    ${flange(id, 54, 92, 0, 24, 62)}
    ${turn(90, `${lathe(id, 330, 0.34, [246, 300, 84, 70, 'chrome'])}${mouth(330, 246, 36, 0.34)}`, 330, 280)}
    <path d="M280 250q12 30 0 60h12q12-30 0-60z" fill="${paint.base}"/>
    ${turn(6, `<rect x="206" y="252" width="18" height="58" rx="4" fill="url(#${id}-steel)" stroke="#59636f"/>`, 215, 280)}
    ${bolt(id, 218, 252, 10)}`
}

export const exhaust = {
  muffler,
  'catalytic-converter': catalyticConverter,
  'exhaust-pipe': exhaustPipe,
} satisfies Record<string, Drawing>
