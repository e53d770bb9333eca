import type { Drawing } from '../paint.ts'
import { lathe, mouth } from './body-shapes.ts'
import { around, circlePath, extrude, face, hexBolt, hole, squeeze, times, tones, tube, turn } from './shapes.ts'

/** Plain screw cap of the expansion tank, deep grips, thread inside. */
const coolantReservoirCap: Drawing = (paint, id) => `
  ${lathe(id, 200, 0.34, [126, 262, 224, 236, 'paint'], [262, 300, 170, 164, 'rubber'])}
  ${times(17, (i) => `<path d="M${93 + i * 13.4} ${148 + Math.round(Math.sin(((i + 0.5) / 17) * Math.PI) * 30)}v${96 + Math.round(Math.sin(((i + 0.5) / 17) * Math.PI) * 6)}" stroke="${paint.dark}" stroke-width="6" opacity=".6"/>`)}
  <ellipse cx="200" cy="126" rx="92" ry="30" fill="${paint.dark}"/><ellipse cx="200" cy="123" rx="86" ry="27" fill="url(#${id}-coat)"/>
  ${squeeze(1, 0.36, '<path d="M200 62l58 104H142z" fill="none" stroke="#fff" stroke-width="11" stroke-linejoin="round"/><path d="M200 98v32M200 146v6" stroke="#fff" stroke-width="11" stroke-linecap="round"/>', 200, 123)}`

/** The loose fan wheel: seven swept blades on a hub. */
const fanBlade: Drawing = (paint, id) => `
  ${around(7, 200, 196, 0, (_x, _y, at) => turn(at + 90, `<path d="M184 150Q150 90 190 36Q240 34 262 66Q232 90 222 152Z" fill="url(#${id}-coat)" stroke="${paint.dark}" stroke-width="2"/><path d="M194 140Q170 90 200 46" fill="none" stroke="#fff" stroke-width="4" opacity=".4"/>`, 200, 196))}
  ${extrude(circlePath(200, 196, 56), 0, 12, paint.dark, `url(#${id}-coat)`)}<circle cx="200" cy="196" r="50" fill="none" stroke="#fff" stroke-width="2" opacity=".5"/>
  ${around(4, 200, 196, 34, (x, y) => hole(x, y, 7))}<circle cx="200" cy="196" r="20" fill="url(#${id}-cast)"/>${hole(200, 196, 10)}`

/** Bent housing over the thermostat: two-bolt foot, hose bead, a bung for the sender. */
const waterOutlet: Drawing = (paint, id) => `
  ${extrude('M62 292q0-24 40-30l160 0q40 6 40 30t-40 30l-160 0q-40-6-40-30z', 0, 18, '#454e58', `url(#${id}-cast)`)}${squeeze(1, 0.6, hole(88, 292, 14) + hole(276, 292, 14), 182, 292)}
  ${lathe(id, 182, 0.3, [236, 290, 118, 140, 'cast'])}${tube('M182 250v-40q0-72 84-72h38', 86, ['#69737f', '#aab4c0', '#e6ebf0'], 'butt')}
  <ellipse cx="304" cy="138" rx="16" ry="46" fill="url(#${id}-paint)"/><path d="M304 92h34v92h-34" fill="#aab4c0"/><ellipse cx="338" cy="138" rx="15" ry="46" fill="url(#${id}-plate)" stroke="#69737f"/><ellipse cx="340" cy="138" rx="11" ry="36" fill="#14181d"/>
  ${turn(-24, `${lathe(id, 170, 0.3, [84, 106, 44, 44, 'brass'], [106, 170, 52, 60, 'cast'])}${mouth(170, 84, 14, 0.3)}`, 170, 150)}
  <path d="M124 262q58 26 116 0" fill="none" stroke="${paint.base}" stroke-width="5"/>`

/** Two thin hoses, one with a tee: they run to the cabin. */
const heaterHose: Drawing = (paint, id) => `
  ${tube('M62 96h90q64 0 64 64v70q0 70 66 70h62', 38, tones.rubber, 'butt')}${tube('M118 330v-70q0-50 50-60', 34, tones.rubber, 'butt')}
  <path d="M66 90h86q70 0 70 64v74q0 66 62 66h56" fill="none" stroke="${paint.accent}" stroke-width="3" stroke-dasharray="20 14"/>
  ${[
    [62, 96, 0],
    [344, 300, 0],
    [118, 330, 90],
  ]
    .map(([x = 0, y = 0, at = 0]) =>
      turn(
        at,
        `<ellipse cx="${x}" cy="${y}" rx="8" ry="19" fill="url(#${id}-black)"/><ellipse cx="${x}" cy="${y}" rx="5" ry="13" fill="#050608"/>`,
        x,
        y,
      ),
    )
    .join('')}
  ${[
    [96, 96, 0],
    [310, 300, 0],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<rect x="${x - 7}" y="${y - 23}" width="14" height="46" rx="4" fill="url(#${id}-paint)"/><rect x="${x - 10}" y="${y - 36}" width="20" height="16" rx="3" fill="url(#${id}-steel)"/>`,
    )
    .join('')}
  ${extrude('M150 184h44v-14h46v70h-46v-14h-44q-10 0-10-10v-22q0-10 10-10z', 3, -3, '#59636f', `url(#${id}-plate)`)}`

/** Fins between plates with both pipes on one side: the cold box under the dashboard. */
const evaporator: Drawing = (_, id) => `
  ${tube('M292 130h44q20 0 20-20V70', 16, tones.steel, 'butt')}${tube('M292 178h60', 22, tones.steel, 'butt')}
  ${face('M70 104l36-32h216l-36 32z', '#dfe5eb')}${face('M286 104l36-32v222l-36 34z', '#7b8692')}<rect x="70" y="104" width="216" height="224" fill="#aeb8c4"/>
  ${times(12, (i) => `<rect x="${74 + i * 17.8}" y="104" width="6" height="224" fill="url(#${id}-steel)"/><path d="M${81 + i * 17.8} 122${times(16, (k) => `l${k % 2 ? -10 : 10} 12`)}" fill="none" stroke="#5f6a77" stroke-width="2"/>`)}
  <rect x="66" y="98" width="224" height="22" rx="6" fill="url(#${id}-paint)"/><rect x="66" y="312" width="224" height="22" rx="6" fill="url(#${id}-paint)"/>
  ${extrude('M324 158h36q8 0 8 8v26q0 8-8 8h-36z', 3, -3, '#59636f', `url(#${id}-plate)`)}`

/** Resistor card with coils of wire behind its plug flange. */
const blowerResistor: Drawing = (paint, id) => `
  ${extrude('M50 170q0-14 14-14h272q14 0 14 14v40q0 14-14 14H64q-14 0-14-14z', 6, -10, '#0d0f12', `url(#${id}-black)`)}${hole(76, 190, 11)}${hole(324, 190, 11)}
  ${extrude('M112 222h176v116q0 8-8 8H120q-8 0-8-8z', 4, -4, '#8a9bab', `url(#${id}-glass)`)}
  ${[142, 200, 258].map((x, i) => `${times(8 - i, (k) => `<path d="M${x - 18} ${240 + k * 11}q18 14 36 0" fill="none" stroke="#c9733f" stroke-width="5"/>`)}<path d="M${x - 18} 226v16M${x + 18} ${318 - i * 11}v16" stroke="#8f4a22" stroke-width="4"/>`).join('')}
  <rect x="112" y="330" width="176" height="16" rx="5" fill="url(#${id}-paint)"/>
  <rect x="126" y="76" width="148" height="84" rx="12" fill="url(#${id}-black)" stroke="#6b7580"/><rect x="138" y="88" width="124" height="58" rx="6" fill="#0c0e11"/>
  ${times(4, (i) => `<rect x="${152 + i * 28}" y="94" width="12" height="44" rx="2" fill="url(#${id}-brass)"/>`)}<rect x="176" y="64" width="48" height="16" rx="4" fill="${paint.base}"/>`

/** The plate, pulley and coil of a compressor, taken apart along their axis. */
const acCompressorClutch: Drawing = (paint, id) => `
  ${squeeze(
    0.55,
    1,
    `${extrude(circlePath(436, 200, 84), 36, 0, '#6f3614', `url(#${id}-coat)`)}<circle cx="436" cy="200" r="62" fill="#c9733f"/><circle cx="436" cy="200" r="42" fill="#eef2f8"/>${times(5, (i) => `<circle cx="436" cy="200" r="${46 + i * 4}" fill="none" stroke="#6f3614" stroke-width="1.5"/>`)}
  ${times(6, (i) => extrude(circlePath(290 - i * 13, 200, i % 2 ? 128 : 138), 13, 0, i % 2 ? '#14171b' : '#59636f', '#59636f'))}${face(circlePath(212, 200, 140), `url(#${id}-plate)`)}<circle cx="212" cy="200" r="100" fill="none" stroke="#39414a" stroke-width="26" stroke-dasharray="60 18"/><circle cx="212" cy="200" r="52" fill="#14181d"/><circle cx="212" cy="200" r="60" fill="none" stroke="#8d98a5" stroke-width="10"/>
  ${extrude(circlePath(-24, 200, 122), 16, 0, paint.dark, `url(#${id}-cast)`)}${around(3, -24, 200, 74, (x, y, at) => turn(at, `<rect x="${x - 34}" y="${y - 22}" width="62" height="44" rx="20" fill="${paint.base}" stroke="${paint.dark}" stroke-width="3"/>`, x, y) + hexBolt(x + 4, y, 8, id))}<circle cx="-24" cy="200" r="34" fill="url(#${id}-plate)"/>${hole(-24, 200, 15)}`,
  )}
  ${tube('M336 270q10 40 44 56', 8, tones.rubber)}`

export const coolingDetails = {
  'coolant-reservoir-cap': coolantReservoirCap,
  'fan-blade': fanBlade,
  'water-outlet': waterOutlet,
  'heater-hose': heaterHose,
  evaporator,
  'blower-resistor': blowerResistor,
  'ac-compressor-clutch': acCompressorClutch,
} satisfies Record<string, Drawing>
