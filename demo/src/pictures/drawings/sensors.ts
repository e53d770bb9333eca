import type { Drawing } from '../paint.ts'
import { bolt, cable, clipped, each, gloss, grow, lathe, nut, socket, thread, times, turn } from './body-shapes.ts'

/** The air tube seen into its open end, its screen behind the sensing bridge, the electronics box on top. */
const mafSensor: Drawing = (paint, id) => `
  <path d="M160 108l60-26h84q34 0 34 34v170q0 34-34 40l-144 24z" fill="url(#${id}-black)"/>
  <path d="M268 84h40q30 0 30 32v40l-60 24z" fill="#fff" opacity=".1"/>
  ${times(
    4,
    (i) => `<path d="M${262 + i * 20} ${90 + i * 2}q30 110 0 ${236 - i * 6}" fill="none"
    stroke="#6b7580" stroke-opacity=".4" stroke-width="3"/>`,
  )}
  <circle cx="168" cy="222" r="128" fill="url(#${id}-black)" stroke="#7b8591" stroke-width="1.5"/>
  <circle cx="168" cy="222" r="112" fill="none" stroke="${paint.base}" stroke-width="9"/>
  <circle cx="168" cy="222" r="103" fill="#0d1014"/>
  ${clipped(
    id,
    'screen',
    '<circle cx="170" cy="224" r="96"/>',
    `<rect x="60" y="110" width="220" height="220" fill="#2c333b"/>
    ${times(20, (i) => `<path d="M${66 + i * 11} 120v210M60 ${126 + i * 11}h220" stroke="#9aa5b2" stroke-width="2.2"/>`)}
    <path d="M60 330l220-210v-10H60z" fill="#fff" opacity=".12"/>`,
  )}
  <path d="M144 118h50v112q0 12-12 12h-26q-12 0-12-12z" fill="url(#${id}-black)" stroke="#8b95a1" stroke-opacity=".7"/>
  <rect x="155" y="186" width="28" height="40" rx="5" fill="#0c0e11"/>
  <path d="M160 192v26M178 192v26" stroke="#f6dc8f" stroke-width="2.5"/><path d="M160 206h18" stroke="#e8ecf0" stroke-width="4"/>
  <path d="M112 60l20-18h132l-20 18z" fill="${paint.light}"/><path d="M244 60l20-18v52l-20 22z" fill="${paint.dark}"/>
  <rect x="112" y="60" width="132" height="56" rx="5" fill="url(#${id}-coat)"/>
  ${gloss('M118 66h112l-40 24h-72z', 0.22)}${bolt(id, 128, 100, 9)}${bolt(id, 228, 76, 9)}
  ${socket(id, 268, 40, 64, 42, 5)}`

const oxygenSensor: Drawing = (paint, id) => `
  ${cable('M124 236c-70 60-84 104-20 112 60 6 40-58 104-62 70-4 52 50 92 32', 13, '#20262d')}
  ${cable('M124 236c-70 60-84 104-20 112 60 6 40-58 104-62 70-4 52 50 92 32', 7, paint.base)}
  ${turn(
    -22,
    `<rect x="290" y="282" width="66" height="50" rx="8" fill="url(#${id}-black)" stroke="#6b7580"/>
  ${times(4, (i) => `<rect x="300" y="${290 + i * 10}" width="46" height="4" rx="2" fill="#6b7580"/>`)}
    <rect x="350" y="290" width="22" height="34" rx="4" fill="#3a4149"/>
    <rect x="308" y="274" width="26" height="10" rx="3" fill="${paint.accent}"/>`,
    320,
    306,
  )}
  ${turn(
    48,
    `${lathe(id, 200, 0.28, [262, 292, 36, 36, 'steel'], [290, 316, 30, 22, 'rubber'])}
    ${lathe(id, 200, 0.28, [182, 270, 52, 48, 'chrome'])}
    <path d="M175 232q25 12 50 0M175 240q25 12 50 0" fill="none" stroke="#59636f" stroke-width="2"/>
    <path d="M174 206q26 12 52 0v12q-26 12-52 0z" fill="${paint.base}"/>
    ${lathe(id, 200, 0.28, [172, 184, 88, 84, 'steel'])}${nut(id, 200, 138, 92, 36)}${lathe(id, 200, 0.28, [126, 138, 80, 80, 'copper'])}
    ${thread(id, 200, 84, 62, 7, 6.4)}${lathe(id, 200, 0.28, [76, 86, 58, 62, 'steel'])}
    ${lathe(id, 200, 0.28, [14, 78, 38, 42, 'steel'])}
    ${each([26, 46, 64], (y) =>
      each(
        [-10, 0, 10],
        (x) => `<ellipse cx="${200 + x + (y === 46 ? 4 : 0)}" cy="${y + 6}" rx="3" ry="6"
      fill="#20262d"/>`,
      ),
    )}`,
    214,
    168,
  )}`

const crankSensor: Drawing = (paint, id) =>
  grow(
    1.08,
    turn(
      -20,
      `
  <path d="M204 76h70q16 0 16 16v34q0 16-16 16h-70z" fill="url(#${id}-black)"/>${turn(90, socket(id, 276, 78, 66, 52, 3), 309, 104)}
  <path d="M212 84h52v10h-52z" fill="#fff" opacity=".18"/>
  ${lathe(id, 190, 0.26, [308, 334, 48, 46, 'steel'])}
  ${lathe(id, 190, 0.26, [222, 308, 62, 62, 'rubber'])}
  <path d="M158 240q32 14 64 0v14q-32 14-64 0z" fill="url(#${id}-paint)" stroke="${paint.dark}"/>
  ${times(4, (i) => `<path d="M159 ${268 + i * 12}q31 14 62 0" fill="none" stroke="#6b7580" stroke-opacity=".55" stroke-width="2"/>`)}
  ${each(
    [10, 0],
    (dy, i) => `<path d="M60 ${190 + dy}q0-30 40-34h120q34 0 34 30v6q0 30-34 30H100q-40-2-40-32z"
    fill="${i ? `url(#${id}-black)` : '#0c0e11'}" stroke="#7b8591" stroke-opacity=".6"/>`,
  )}
  <ellipse cx="96" cy="188" rx="25" ry="20" fill="url(#${id}-steel)" stroke="#59636f"/>
  <ellipse cx="96" cy="188" rx="15" ry="12" fill="#20262d"/>
  <path d="M84 194a15 12 0 0 0 26-2" fill="none" stroke="#8b95a1" stroke-width="3"/>
  <path d="M150 84q0-18 18-18h52q18 0 18 18v102q0 12-44 12t-44-12z" fill="url(#${id}-rubber)" stroke="#6b7580" stroke-opacity=".5"/>
  <path d="M160 78h36v96q-20-2-36-6z" fill="#fff" opacity=".1"/>
  <rect x="160" y="108" width="68" height="44" rx="6" fill="url(#${id}-coat)"/>${gloss('M164 112h60l-40 18h-20z', 0.25)}
  ${times(3, (i) => `<rect x="174" y="${122 + i * 8}" width="40" height="3" rx="1.5" fill="#fff" opacity=".55"/>`)}`,
    ),
  )

const mapSensor: Drawing = (paint, id) =>
  grow(
    1.14,
    `<g transform="translate(0 -26)">
  ${lathe(id, 178, 0.3, [250, 300, 40, 36, 'rubber'], [300, 310, 46, 46, 'paint'], [310, 344, 30, 24, 'rubber'])}
  ${lathe(id, 178, 0.3, [292, 306, 46, 46, 'paint'])}
  <path d="M66 152l40-44h198l-28 44z" fill="#626b76"/><path d="M276 152l28-44v90l-28 56z" fill="#14181d"/>
  <path d="M58 152h218v90q0 16-16 16H80q-22 0-22-20z" fill="url(#${id}-black)" stroke="#7b8591" stroke-opacity=".5"/>
  <path d="M92 140l22-24h158l-14 24z" fill="url(#${id}-coat)" stroke="${paint.dark}"/>
  <rect x="80" y="172" width="124" height="64" rx="8" fill="none" stroke="#6b7580" stroke-opacity=".6" stroke-width="2"/>
  ${times(
    4,
    (i) => `<rect x="94" y="${184 + i * 12}" width="${96 - i * 14}" height="5" rx="2.5"
    fill="${i === 0 ? paint.base : '#6b7580'}"/>`,
  )}
  <path d="M40 152l28-32h18v38H50q-14 2-10-6z" fill="url(#${id}-black)" stroke="#7b8591" stroke-opacity=".5"/>
  <ellipse cx="64" cy="141" rx="14" ry="9" fill="url(#${id}-brass)"/><ellipse cx="64" cy="141" rx="8" ry="5" fill="#20262d"/>
  <path d="M276 170l28-40h30q14 0 14 14v76q0 12-10 12h-62z" fill="url(#${id}-black)" stroke="#6b7580" stroke-opacity=".5"/>
  ${socket(id, 276, 164, 80, 70, 3)}
  <path d="M92 140l22-24h80l-30 24z" fill="#fff" opacity=".25"/></g>`,
  )

const temperatureSensor: Drawing = (paint, id) =>
  grow(
    1.16,
    turn(
      34,
      `
  ${lathe(id, 200, 0.28, [270, 350, 30, 24, 'brass'])}<path d="M186 290v50" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>
  ${thread(id, 200, 210, 60, 10, 7, 'brass')}${lathe(id, 200, 0.28, [202, 212, 74, 74, 'copper'])}
  ${nut(id, 200, 152, 104, 50, 'brass')}${lathe(id, 200, 0.28, [142, 154, 84, 90, 'brass'])}
  ${lathe(id, 200, 0.28, [66, 140, 74, 78, 'paint'])}<path d="M162 116q38 22 77 0v10q-38 22-77 0z" fill="${paint.dark}" opacity=".6"/>
  <rect x="184" y="52" width="32" height="26" rx="4" fill="${paint.base}" stroke="${paint.dark}"/>
  ${lathe(id, 200, 0.4, [54, 68, 80, 80, 'paint'])}<ellipse cx="200" cy="54" rx="32" ry="12" fill="#14181d"/>
  <rect x="184" y="44" width="7" height="16" rx="1" fill="url(#${id}-chrome)"/>
  <rect x="208" y="44" width="7" height="16" rx="1" fill="url(#${id}-chrome)"/>
  <rect x="186" y="78" width="28" height="16" rx="4" fill="${paint.light}" stroke="${paint.dark}"/>`,
    ),
  )

export const sensors = {
  'maf-sensor': mafSensor,
  'oxygen-sensor': oxygenSensor,
  'crank-sensor': crankSensor,
  'map-sensor': mapSensor,
  'temperature-sensor': temperatureSensor,
} satisfies Record<string, Drawing>
