import type { Drawing } from '../paint.ts'
import { around, bolt, cable, coil, each, gloss, grow, hole, lathe, lie, mouth, socket, spots, times, turn } from './body-shapes.ts'

/** An in-tank module: painted flange with its outlets, guide rods, pump in its cage, strainer and float. */
const fuelPump: Drawing = (paint, id) => `
  ${each([128, 272], (x) => lathe(id, x, 0.28, [96, 200, 11, 11, 'chrome']))}
  ${cable('M176 110c-22 30 26 40 2 78', 9, '#c9d0d8')}${cable('M226 106c26 26-16 46 10 84', 4, paint.base)}
  ${cable('M236 106c26 26-16 46 10 84', 4, '#20262d')}
  ${coil(id, 128, 112, 22, 72, 7, 4, 'steel')}${coil(id, 272, 112, 22, 72, 7, 4, 'steel')}
  ${lathe(id, 200, 0.24, [196, 212, 176, 176, 'rubber'], [212, 318, 168, 156, 'rubber'], [318, 334, 176, 170, 'rubber'])}
  ${times(
    5,
    (i) => `<rect x="${126 + i * 34}" y="${244 - Math.abs(i - 2) * 3}" width="14" height="72" rx="6" fill="#0c0e11"
    stroke="#5a626c" stroke-opacity=".5"/>`,
  )}
  ${lathe(id, 200, 0.24, [174, 188, 26, 26, 'brass'], [188, 206, 66, 66, 'steel'], [206, 214, 78, 78, 'paint'])}
  <path d="M164 238q36 10 72 0v84q-36 10-72 0z" fill="url(#${id}-steel)" stroke="#1b222b" stroke-opacity=".4"/>
  <path d="M164 262q36 10 72 0v26q-36 10-72 0z" fill="url(#${id}-paint)"/>
  ${cable('M282 268l44 10 14 52', 4, '#b7c1cc')}
  <rect x="318" y="316" width="48" height="30" rx="9" fill="url(#${id}-black)" stroke="#6b7580" stroke-opacity=".6"/>
  ${lathe(id, 200, 0.24, [74, 84, 196, 196, 'paint'], [84, 98, 232, 232, 'rubber'])}
  ${around(8, 0, 0, 1, (x, y) => `<circle cx="${200 + x * 86}" cy="${74 + y * 20}" r="4" fill="#20262d"/>`)}
  ${lathe(id, 168, 0.28, [40, 70, 18, 18, 'steel'], [66, 74, 34, 34, 'steel'])}${mouth(168, 40, 6)}
  ${socket(id, 202, 46, 52, 32, 4)}`

const fuelInjector: Drawing = (paint, id) =>
  grow(
    1.14,
    turn(
      24,
      `
  ${lathe(id, 200, 0.28, [318, 340, 20, 18, 'brass'])}${times(4, (i) => `<circle cx="${193 + i * 5}" cy="340" r="1.4" fill="#20262d"/>`)}
  ${lathe(id, 200, 0.28, [300, 320, 42, 38, 'rubber'], [292, 306, 30, 30, 'steel'], [270, 296, 48, 40, 'steel'])}
  ${lathe(id, 200, 0.28, [222, 274, 66, 62, 'chrome'], [206, 226, 74, 74, 'iron'])}
  <path d="M214 132l66-34q8-4 14 2l28 36q4 8-4 14l-70 46-34-10z" fill="url(#${id}-black)" stroke="#6b7580" stroke-opacity=".6"/>
  ${turn(-30, socket(id, 262, 106, 62, 44, 2), 292, 128)}
  ${lathe(id, 200, 0.28, [112, 128, 58, 62, 'paint'], [128, 206, 70, 76, 'paint'])}
  ${each(
    [150, 170, 190],
    (y) => `<path d="M164 ${y}q36 18 73 0" fill="none" stroke="${paint.dark}" stroke-width="5"/>
  <path d="M164 ${y + 4}q36 18 73 0" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>`,
  )}
  ${lathe(id, 200, 0.28, [84, 116, 40, 42, 'chrome'], [62, 74, 42, 42, 'chrome'])}
  ${lathe(id, 200, 0.28, [50, 60, 44, 44, 'chrome'], [60, 76, 56, 56, 'rubber'], [76, 86, 46, 46, 'chrome'])}${mouth(200, 50, 15)}`,
    ),
  )

const throttleBody: Drawing = (paint, id) =>
  grow(
    0.94,
    `
  <g transform="translate(30 0)"><path d="M262 120h66q18 0 18 18v124q0 18-18 18h-66z" fill="url(#${id}-black)"
    stroke="#6b7580" stroke-opacity=".6"/>
  <path d="M284 132h44q8 0 8 8v120q0 8-8 8h-44z" fill="url(#${id}-coat)"/>${gloss('M290 138h36q6 0 6 6v20l-42 30z', 0.25)}
  ${spots('332 132, 332 268', (x, y) => bolt(id, x, y, 9))}${socket(id, 284, 276, 62, 44, 6)}</g>
  <path d="M64 168l-26 8q-10 24 0 48l26 8z" fill="url(#${id}-cast)"/>
  <path d="M38 144q30-8 34 24l-4 66q-2 14-18 10l-16-6q10-38-6-70-4-20 10-24z" fill="url(#${id}-brass)"
    stroke="#4d3a12" stroke-opacity=".6"/>${bolt(id, 54, 200, 13)}
  <path d="M84 62h210q22 0 22 22v232q0 22-22 22H84q-22 0-22-22V84q0-22 22-22z" fill="#4a525c" transform="translate(5 8)"/>
  <path d="M84 62h210q22 0 22 22v40q-12 30-12 76t12 76v40q0 22-22 22h-40q-26-10-65-10t-65 10H84q-22 0-22-22v-40q12-30
    12-76t-12-76V84q0-22 22-22h40q26 10 65 10t65-10z"
    fill="url(#${id}-cast)" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>
  <circle cx="189" cy="200" r="108" fill="url(#${id}-plate)" stroke="#76818f" stroke-width="2"/>
  <circle cx="189" cy="200" r="98" fill="none" stroke="${paint.base}" stroke-width="7"/>
  <circle cx="189" cy="200" r="90" fill="#2c333b"/><circle cx="192" cy="203" r="84" fill="#14181d"/>
  <ellipse cx="189" cy="200" rx="82" ry="87" fill="url(#${id}-brass)"/><path d="M107 200a82 87 0 0 1 164 0z" fill="#fff" opacity=".18"/>
  <rect x="100" y="188" width="178" height="24" rx="11" fill="url(#${id}-steel)" stroke="#4a525c" stroke-opacity=".6"/>
  <rect x="104" y="191" width="170" height="6" rx="3" fill="#fff" opacity=".6"/>
  ${bolt(id, 158, 200, 9)}${bolt(id, 220, 200, 9)}
  ${spots(
    '88 90, 290 90, 88 310, 290 310',
    (x, y) => `<circle cx="${x}" cy="${y}" r="19"
    fill="url(#${id}-plate)" stroke="#76818f"/>${hole(x, y, 10)}`,
  )}`,
  )

const idleValve: Drawing = (_, id) =>
  grow(
    1.12,
    lie(
      `
  ${lathe(id, 200, 0.3, [246, 344, 64, 60, 'rubber'])}
  <path d="M170 270h60v70q0 12-12 12h-36q-12 0-12-12z" fill="url(#${id}-black)"/>
  ${times(4, (i) => `<rect x="${178 + i * 12}" y="286" width="5" height="52" rx="2" fill="#5a626c"/>`)}
  ${lathe(id, 200, 0.3, [190, 256, 150, 146, 'paint'])}
  <path d="M127 224a73 22 0 0 0 146 0v10a73 22 0 0 1-146 0z" fill="#1b222b" opacity=".3"/>
  ${each(
    [8, 0],
    (dy, i) => `<path d="M98 ${176 + dy}q0-16 34-24 34-16 68-16t68 16q34 8 34 24t-34 24q-34 16-68
    16t-68-16q-34-8-34-24z" fill="${i ? `url(#${id}-plate)` : '#4a525c'}" stroke="#76818f"/>`,
  )}
  ${each([122, 278], (x) => `<ellipse cx="${x}" cy="176" rx="11" ry="6" fill="#20262d"/>`)}
  ${lathe(id, 200, 0.3, [140, 160, 76, 76, 'steel'], [160, 172, 96, 96, 'rubber'])}
  ${lathe(id, 200, 0.3, [70, 150, 22, 22, 'chrome'])}${coil(id, 200, 84, 46, 58, 5, 7, 'steel')}
  ${lathe(id, 200, 0.3, [44, 62, 16, 44, 'steel'], [62, 80, 56, 50, 'steel'])}`,
      -32,
    ),
  )

export const fuel = {
  'fuel-pump-module': fuelPump,
  'fuel-injector': fuelInjector,
  'throttle-body': throttleBody,
  'idle-valve': idleValve,
} satisfies Record<string, Drawing>
