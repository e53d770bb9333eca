import type { Drawing } from '../paint.ts'
import {
  coil,
  connector,
  extrude,
  eye,
  gloss,
  hexBolt,
  hole,
  move,
  nut,
  painted,
  ringPath,
  thread,
  times,
  tones,
  tube,
  turn,
} from './shapes.ts'

/** Reservoir on top, booster flange at the right. */
const masterCylinder: Drawing = (paint, id) => `
  ${move(
    36,
    58,
    turn(
      -90,
      `<rect x="186" y="276" width="28" height="30" fill="url(#${id}-iron)"/>
    <rect x="192" y="300" width="16" height="38" rx="5" fill="url(#${id}-steel)"/>`,
    ),
  )}
  ${extrude(
    'M296 196Q316 190 322 214L330 258L322 310Q316 330 298 322Q282 300 282 258Q282 214 296 196Z',
    14,
    -6,
    '#59636f',
    `url(#${id}-plate)`,
  )}
  ${hole(304, 218, 8)}${hole(304, 300, 8)}
  ${move(
    36,
    58,
    turn(
      -90,
      `<rect x="160" y="40" width="80" height="24" rx="8" fill="url(#${id}-iron)"/>
      <rect x="152" y="60" width="96" height="200" rx="14" fill="url(#${id}-steel)"/>
      <rect x="146" y="206" width="108" height="30" rx="6" fill="url(#${id}-steel)"/>
      <rect x="170" y="22" width="60" height="22" rx="6" fill="url(#${id}-steel)"/>
    ${times(3, (i) => `<rect x="152" y="${90 + i * 32}" width="96" height="4" fill="#4b545e" opacity=".5"/>`)}`,
    ),
  )}
  ${[112, 210].map((x) => `<rect x="${x - 14}" y="186" width="44" height="28" rx="6" fill="url(#${id}-rubber)"/>`).join('')}
  ${[100, 196]
    .map(
      (x) => `<rect x="${x}" y="300" width="40" height="18" rx="4" fill="url(#${id}-steel)"/>
    ${nut(x + 20, 316, 26, 20, id, `url(#${id}-brass)`)}`,
    )
    .join('')}
  <path d="M66 118Q66 106 78 106L262 106Q276 106 274 120L264 184Q262 194 250 194L86 194Q74 194 73 184Z" fill="url(#${id}-glass)"
    stroke="#8ea5bd" stroke-width="2.5"/>
  <path d="M70 150L269 150L264 184Q262 192 250 192L86 192Q74 192 73 184Z" fill="${paint.accent}" opacity=".45"/>
  <path d="M76 134h40M76 150h26M76 166h40" stroke="#55687d" stroke-width="2.5"/><path d="M170 108v84" stroke="#8ea5bd" stroke-width="3"/>
    ${gloss('M84 112h20l-4 76h-10Z', 0.7)}
  <rect x="122" y="92" width="92" height="16" rx="4" fill="url(#${id}-glass)" stroke="#8ea5bd" stroke-width="2"/>
  <rect x="112" y="58" width="112" height="38" rx="9" fill="url(#${id}-paint)"/>
    ${times(13, (i) => `<path d="M${120 + i * 8} 64v26" stroke="${paint.dark}" stroke-width="2.5" opacity=".55"/>`)}
  <rect x="122" y="46" width="92" height="15" rx="6" fill="url(#${id}-paint)"/>`

/** Two pistons under dust boots in a cast body. */
const wheelCylinder: Drawing = (paint, id) => `
  ${extrude('M140 120Q200 84 260 120L272 180L260 262Q200 300 140 262L128 180Z', 10, -10, '#454e58', `url(#${id}-cast)`)}
  ${turn(
    -90,
    `${[0, 180]
      .map((at) =>
        turn(
          at,
          `<rect x="186" y="36" width="28" height="40" rx="8" fill="url(#${id}-steel)"/>
          <rect x="194" y="36" width="12" height="20" fill="#39414a"/>
      <path d="M176 70Q176 60 188 60L212 60Q224 60 224 70L250 96Q262 100 260 112L260 128L140 128L140 112Q138 100 150 96Z"
        fill="url(#${id}-rubber)"/>
      <rect x="146" y="100" width="108" height="5" rx="2.5" fill="#fff" opacity=".2"/>
      <rect x="172" y="74" width="56" height="4" rx="2" fill="#fff" opacity=".2"/>`,
        ),
      )
      .join('')}
    <rect x="144" y="118" width="112" height="164" rx="12" fill="url(#${id}-paint)"/>
    <rect x="138" y="124" width="124" height="20" rx="6" fill="url(#${id}-steel)"/>
    <rect x="138" y="256" width="124" height="20" rx="6" fill="url(#${id}-steel)"/>
    <rect x="144" y="190" width="112" height="18" fill="${paint.accent}"/>`,
  )}
  ${hexBolt(170, 166, 14, id)}${hexBolt(236, 236, 14, id)}
  ${nut(200, 106, 36, 22, id, `url(#${id}-brass)`)}<rect x="191" y="72" width="18" height="36" rx="4" fill="url(#${id}-brass)"/>
    <rect x="187" y="54" width="26" height="28" rx="9" fill="url(#${id}-rubber)"/>
  ${nut(200, 276, 40, 20, id)}${thread(187, 296, 26, 30, id)}`

/** Flexible hose with a banjo on one end, a union on the other. */
const brakeHose: Drawing = (paint, id) => `
  ${tube('M104 112C104 300 180 330 216 244S250 92 304 150C330 180 318 230 306 268', 24, tones.rubber, 'butt')}
  <path d="M104 130C104 300 180 330 216 244S250 92 304 150C330 180 318 230 306 256" fill="none" stroke="${paint.accent}"
    stroke-width="3" stroke-dasharray="16 12"/>
  <rect x="86" y="104" width="36" height="56" rx="6" fill="url(#${id}-paint)"/>
    ${times(4, (i) => `<rect x="86" y="${114 + i * 11}" width="36" height="4" fill="${paint.dark}" opacity=".7"/>`)}
  <rect x="92" y="84" width="24" height="24" fill="url(#${id}-steel)"/>
  ${extrude(ringPath(104, 66, 32, 14), 7, -5, '#6a7480', `url(#${id}-plate)`)}
    <circle cx="104" cy="66" r="23" fill="none" stroke="#c9733f" stroke-width="6"/>
  ${turn(
    12,
    `<rect x="284" y="246" width="38" height="52" rx="6" fill="url(#${id}-paint)"/>
    ${times(4, (i) => `<rect x="284" y="${254 + i * 10}" width="38" height="4" fill="${paint.dark}" opacity=".7"/>`)}
    ${nut(303, 298, 46, 26, id)}<rect x="288" y="324" width="30" height="12" fill="url(#${id}-steel)"/>${thread(290, 334, 26, 22, id)}`,
    303,
    268,
  )}
  ${turn(
    12,
    `<rect x="206" y="170" width="36" height="48" rx="6" fill="url(#${id}-steel)"/>
    <rect x="200" y="184" width="48" height="20" rx="4" fill="url(#${id}-rubber)"/>`,
    224,
    200,
  )}
  ${extrude('M236 196h58q8 0 8 8v16q0 8-8 8h-58Z', 4, -4, '#6a7480', `url(#${id}-plate)`)}${hole(280, 212, 8)}`

/** Probe with its ear, grommet on the lead, plug at the end. */
const absSensor: Drawing = (paint, id) => `
  ${tube('M128 176C128 40 250 30 268 130S190 262 262 290', 15, tones.rubber)}
  <path d="M128 176C128 40 250 30 268 130S190 262 262 290" fill="none" stroke="${paint.accent}"
    stroke-width="2.5" stroke-dasharray="10 14"/>
  ${turn(
    14,
    `<rect x="252" y="104" width="34" height="42" rx="10" fill="url(#${id}-rubber)"/>
    <rect x="246" y="118" width="46" height="14" rx="6" fill="url(#${id}-steel)"/>`,
    268,
    130,
  )}
  ${extrude(
    'M94 196L94 232Q96 242 106 242L150 242L206 232Q226 222 220 202Q212 186 190 192L160 194Z',
    7,
    -6,
    '#59636f',
    `url(#${id}-plate)`,
  )}
    ${hole(198, 213, 11)}
  <circle cx="198" cy="213" r="16" fill="none" stroke="#b98a35" stroke-width="5"/>
  <rect x="100" y="164" width="56" height="52" rx="12" fill="url(#${id}-rubber)"/>
    ${times(3, (i) => `<rect x="100" y="${176 + i * 11}" width="56" height="4" fill="#fff" opacity=".15"/>`)}
  <rect x="104" y="236" width="48" height="76" rx="5" fill="url(#${id}-paint)"/>
    <rect x="100" y="256" width="56" height="10" rx="5" fill="#16191d"/>
    <rect x="108" y="308" width="40" height="24" rx="5" fill="url(#${id}-chrome)"/>
    <rect x="116" y="330" width="24" height="10" rx="2" fill="url(#${id}-iron)"/>
  ${turn(-62, connector(268, 276, 50, 74, id, paint.accent), 262, 290)}`

/** Parking brake cable, coiled for the shelf. */
const brakeCable: Drawing = (paint, id) => `
  ${tube(
    `M70 92C160 60 330 90 330 200S240 330 196 330S70 290 70 210S150 100 210 100S306 150 306 206S240 304 200 304
    C120 304 96 250 98 214S160 126 208 126`,
    13,
    tones.rubber,
  )}
  ${tube('M208 126C262 128 280 170 276 214S240 280 196 276', 5, tones.steel)}
  ${turn(
    -84,
    `<rect x="198" y="98" width="24" height="54" rx="6" fill="url(#${id}-paint)"/>
    <rect x="194" y="116" width="32" height="9" rx="3" fill="${paint.accent}"/>`,
    210,
    126,
  )}
  ${turn(-82, `${coil(196, 250, 13, 9, 6, 5, painted(paint))}`, 196, 276)}
  ${turn(
    14,
    `<rect x="164" y="262" width="34" height="28" rx="6" fill="url(#${id}-steel)"/>
    <circle cx="172" cy="276" r="7" fill="#39414a"/>`,
    180,
    276,
  )}
  ${turn(
    70,
    `<rect x="56" y="54" width="28" height="66" rx="6" fill="url(#${id}-paint)"/>
    <rect x="50" y="76" width="40" height="12" rx="4" fill="url(#${id}-steel)"/>${thread(62, 112, 16, 20, id)}`,
    70,
    92,
  )}
  ${tube('M42 102L58 96', 6, tones.steel)}${eye(40, 104, 15, id)}
  ${extrude('M302 176h46q8 0 8 8v24q0 8-8 8h-46Z', 5, -4, '#59636f', `url(#${id}-plate)`)}${hole(338, 196, 8)}`

export const brakeHydraulics = {
  'master-cylinder': masterCylinder,
  'wheel-cylinder': wheelCylinder,
  'brake-hose': brakeHose,
  'abs-sensor': absSensor,
  'brake-cable': brakeCable,
} satisfies Record<string, Drawing>
