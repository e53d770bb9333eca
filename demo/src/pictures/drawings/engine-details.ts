import type { Drawing } from '../paint.ts'
import { arch, lathe, trough } from './body-shapes.ts'
import {
  arcPath,
  around,
  circlePath,
  extrude,
  eye,
  face,
  gearPath,
  glossLine,
  hole,
  nut,
  painted,
  ringPath,
  sheen,
  squeeze,
  thread,
  times,
  tones,
  tube,
  turn,
} from './shapes.ts'

/** A thin gasket lying at an angle: one closed rubber line with its bolt eyes. */
const valveCoverGasket: Drawing = (paint) =>
  turn(
    -24,
    squeeze(
      1,
      0.86,
      `${tube('M64 132q0-22 22-22h228q22 0 22 22v22q-10 0-10 14t10 14v86q0 22-22 22h-62q0-10-14-10t-14 10H86q-22 0-22-22v-86q10 0 10-14t-10-14z', 15, painted(paint))}
    ${[112, 171, 230, 289].map((x) => tube(circlePath(x, 204, 22), 11, painted(paint))).join('')}
    ${[
      [82, 118],
      [318, 118],
      [82, 282],
      [318, 282],
    ]
      .map(([x = 0, y = 0]) => tube(circlePath(x, y, 12), 8, painted(paint)))
      .join('')}`,
    ),
  )

/** A wide cork frame full of bolt holes. */
const oilPanGasket: Drawing = (paint) =>
  turn(
    14,
    squeeze(
      1,
      0.9,
      `${extrude('M70 88q0-16 16-16h228q16 0 16 16v70l-14 22v130q0 18-18 18H102q-18 0-18-18V180l-14-22zM112 108q-8 0-8 8v36l14 22v112q0 12 12 12h140q12 0 12-12V174l14-22v-36q0-8-8-8z', 7, 6, '#5d4023', '#b98f5c')}
    ${times(60, (i) => `<circle cx="${78 + ((i * 89) % 244)}" cy="${78 + ((i * 53) % 24)}" r="2" fill="#7a5730" opacity=".6"/>`)}
    ${[88, 144, 200, 256, 312].map((x) => hole(x, 90, 7, '#f7f9fc')).join('')}${[104, 200, 296].map((x) => hole(x, 312, 7, '#f7f9fc')).join('')}
    ${[130, 230].map((y) => hole(y < 200 ? 87 : 101, y, 7, '#f7f9fc') + hole(y < 200 ? 313 : 299, y, 7, '#f7f9fc')).join('')}
    <path d="M104 116q0-8 8-8h176q8 0 8 8" fill="none" stroke="${paint.base}" stroke-width="5"/>`,
    ),
  )

/** A strip with one port for each cylinder, embossed around every port. */
const manifoldGasket: Drawing = (paint, id) =>
  turn(
    -22,
    `${extrude('M28 176q0-26 26-26h292q26 0 26 26v48q0 26-26 26H54q-26 0-26-26zM56 184v32q0 14 14 14h26q14 0 14-14v-32q0-14-14-14H70q-14 0-14 14zM134 184v32q0 14 14 14h26q14 0 14-14v-32q0-14-14-14h-26q-14 0-14 14zM212 184v32q0 14 14 14h26q14 0 14-14v-32q0-14-14-14h-26q-14 0-14 14zM290 184v32q0 14 14 14h26q14 0 14-14v-32q0-14-14-14h-26q-14 0-14 14z', 6, 7, '#59636f', `url(#${id}-plate)`)}
    ${[83, 161, 239, 317].map((x) => `<rect x="${x - 30}" y="167" width="60" height="66" rx="18" fill="none" stroke="${paint.base}" stroke-width="5"/>`).join('')}
    ${[44, 122, 200, 278, 356].map((x, i) => hole(x, i % 2 ? 236 : 164, 7, '#f7f9fc')).join('')}`,
  )

/** Two-bolt flange ring and the woven doughnut of the down pipe. */
const exhaustFlangeGasket: Drawing = (paint, id) => `
  ${turn(-18, `${extrude('M150 70q58 0 86 46l54 26q22 12 22 34t-22 34l-54 26q-28 46-86 46t-86-46l-44-26q-20-12-20-34t20-34l44-26q28-46 86-46zM150 108a68 68 0 1 0 .1 0z', 7, 6, '#59636f', `url(#${id}-plate)`)}<circle cx="150" cy="176" r="74" fill="none" stroke="${paint.base}" stroke-width="6"/>${hole(32, 176, 13, '#f7f9fc')}${hole(280, 176, 13, '#f7f9fc')}`, 150, 176)}
  ${lathe(id, 280, 0.36, [246, 262, 106, 138, 'iron'], [262, 290, 138, 138, 'iron'], [290, 306, 138, 106, 'iron'])}
  <ellipse cx="280" cy="248" rx="40" ry="14" fill="#eef2f8"/><ellipse cx="280" cy="248" rx="46" ry="17" fill="none" stroke="#363d46" stroke-width="9"/>
  ${times(9, (i) => `<path d="M${218 + i * 14} 270l8 24M${226 + i * 14} 270l-8 24" stroke="#c3ccd6" stroke-width="1.5" opacity=".6"/>`)}`

/** The toothed belt alone, as it comes out of its sleeve. */
const timingBelt: Drawing = (paint) => {
  const d = 'M96 122C120 50 280 60 316 130S296 214 262 232S238 316 178 330S66 250 96 122Z'
  return `<path d="${d}" fill="none" stroke="#0d0f12" stroke-width="20" transform="translate(14 -10)"/><path d="${d}" fill="none" stroke="#1d2126" stroke-width="22" transform="translate(7 -5)"/>
  <path d="${d}" fill="none" stroke="#33393f" stroke-width="20"/><path d="${d}" fill="none" stroke="#0b0d0f" stroke-width="13" stroke-dasharray="9 9" transform="translate(200 200) scale(.95 .95) translate(-200 -200)"/>
  <path d="${d}" fill="none" stroke="${paint.base}" stroke-width="3" stroke-dasharray="40 26" transform="translate(4 -9) translate(200 200) scale(1.04 1.04) translate(-200 -200)"/>`
}

/** Links and rollers, with the coloured links that set the timing. */
const timingChain: Drawing = (paint) => {
  const d = 'M126 96C160 50 250 50 282 96S262 200 262 250S240 346 200 346S138 300 138 250S92 142 126 96Z'
  return `<path d="${d}" fill="none" stroke="#2b3138" stroke-width="30" stroke-dasharray="19 4" transform="translate(9 -5)"/>
  <path d="${d}" fill="none" stroke="#7b8692" stroke-width="30" stroke-dasharray="19 4"/><path d="${d}" fill="none" stroke="#c9d0d8" stroke-width="18" stroke-dasharray="16 7"/>
  <path d="${d}" fill="none" stroke="#39414a" stroke-width="10" stroke-dasharray="0.1 11.5" stroke-linecap="round"/>
  <path d="M184 62l34 0M262 240l-1 26" stroke="${paint.base}" stroke-width="30"/><path d="M190 62h2M210 62h2M262 246v1M261 260v1" stroke="#20252b" stroke-width="9" stroke-linecap="round"/>`
}

/** A smooth pulley on its eccentric plate with the spring that pulls it. */
const timingBeltTensioner: Drawing = (paint, id) => `
  ${extrude('M120 96q24-30 60-20l110 44q40 20 44 64t-40 60l-60 16-100-100z', 8, -8, '#454e58', `url(#${id}-cast)`)}
  ${extrude(circlePath(176, 226, 112), 44, -14, '#59636f', `url(#${id}-plate)`)}${sheen(176, 226, 110, 74, 0.6)}
  <circle cx="176" cy="226" r="74" fill="url(#${id}-coat)" stroke="${paint.dark}" stroke-width="2"/><circle cx="176" cy="226" r="50" fill="url(#${id}-black)"/>
  ${extrude(circlePath(176, 226, 34), 6, -3, '#59636f', `url(#${id}-plate)`)}${hole(166, 234, 13)}<path d="M190 200l12-22 10 26z" fill="#20252b"/>
  ${hole(314, 172, 12)}${tube('M132 88l-44-8', 8, tones.steel)}${tube('M88 80v-34', 8, tones.steel)}`

/** One grooved or smooth wheel on its bearing, nothing else. */
const idlerPulley: Drawing = (paint, id) =>
  squeeze(
    0.9,
    1,
    `${extrude(circlePath(168, 200, 144), 70, 0, '#14171b', '#2a2f35')}<path d="M200 57A144 144 0 0 1 200 343" fill="none" stroke="#fff" stroke-width="3" opacity=".25"/>
    ${face(circlePath(168, 200, 144), `url(#${id}-black)`)}<circle cx="168" cy="200" r="140" fill="none" stroke="#8b95a1" stroke-width="3" opacity=".5"/>
    <circle cx="168" cy="200" r="118" fill="url(#${id}-coat)"/>${around(8, 168, 200, 92, (x, y, at) => turn(at, `<rect x="${x - 22}" y="${y - 5}" width="44" height="10" rx="5" fill="${paint.dark}" opacity=".7"/>`, x, y))}
    <circle cx="168" cy="200" r="66" fill="url(#${id}-plate)"/>${sheen(168, 200, 64, 50, 0.6)}<circle cx="168" cy="200" r="50" fill="#20252b"/>
    ${extrude(ringPath(164, 200, 40, 20), 5, 0, '#59636f', `url(#${id}-plate)`)}`,
  )

/** Vibration damper: iron hub, rubber ring, grooved rim and the tone of its timing mark. */
const crankshaftPulley: Drawing = (paint, id) =>
  squeeze(
    0.92,
    1,
    `${times(7, (i) => extrude(circlePath(232 - i * 8, 200, i % 2 ? 142 : 150), 8, 0, i % 2 ? '#14171b' : '#454e58', '#59636f'))}
    ${face(circlePath(176, 200, 152), `url(#${id}-cast)`)}<path d="M176 48v18" stroke="#fff" stroke-width="5"/>
    <circle cx="176" cy="200" r="118" fill="none" stroke="#14181d" stroke-width="14"/><circle cx="176" cy="200" r="111" fill="url(#${id}-coat)"/>
    ${around(3, 176, 200, 68, (x, y) => hole(x, y, 22, '#1b222b'), -30)}${around(3, 176, 200, 74, (x, y) => hole(x, y, 9))}
    ${extrude(circlePath(172, 200, 46), 8, 0, paint.dark, `url(#${id}-plate)`)}${hole(170, 200, 24)}<rect x="164" y="172" width="12" height="12" fill="#20252b"/>`,
  )

/** The small overrunning pulley: deep ribs, toothed bore, dust cap beside it. */
const alternatorPulley: Drawing = (paint, id) => `
  ${squeeze(
    0.9,
    1,
    `${times(11, (i) => extrude(circlePath(250 - i * 9, 186, i % 2 ? 102 : 112), 9, 0, i % 2 ? '#2b3138' : '#8d98a5', '#6a7480'))}
    ${face(circlePath(152, 186, 114), `url(#${id}-plate)`)}${sheen(152, 186, 112, 76, 0.7)}<circle cx="152" cy="186" r="74" fill="url(#${id}-coat)" stroke="${paint.dark}"/>
    <circle cx="152" cy="186" r="52" fill="#20252b"/>${face(gearPath(152, 186, 26, 48, 40), '#8d98a5')}<circle cx="152" cy="186" r="34" fill="#14181d"/>`,
  )}
  ${lathe(id, 316, 0.34, [292, 318, 78, 84, 'rubber'])}`

/** The dog-bone that stops the engine from twisting: a large bushing, a bar, a small one. */
const engineTorqueMount: Drawing = (paint, id) =>
  turn(
    -28,
    `${extrude('M132 116q66 0 84 58l76 8q18-34 56-28t36 56-44 44-50-26l-74 8q-18 58-84 58t-92-90 92-88z', 14, -10, paint.dark, `url(#${id}-coat)`)}
    ${glossLine('M60 168q24-44 80-42', 5, 0.5)}${eye(134, 206, 70, id)}${face(arcPath(134, 206, 52, 40, 200, 340), '#050608')}${face(arcPath(134, 206, 52, 40, 20, 160), '#050608')}${eye(344, 198, 32, id)}`,
  )

/** Main bearings are wider than those of the rods, and half-moon thrust washers come with them. */
const mainBearings: Drawing = (paint, id) => `
  ${arch(id, 112, 190, 'steel')}${trough(id, 286, 110, 'copper')}
  <path d="M216 110a70 70 0 0 0 140 0" fill="none" stroke="#6f3614" stroke-width="6" transform="translate(0 -18)"/>
  ${extrude(arcPath(110, 330, 84, 54, 180, 360), 5, -4, '#6f3614', `url(#${id}-copper)`)}${extrude(arcPath(290, 330, 84, 54, 180, 360), 5, -4, '#59636f', `url(#${id}-plate)`)}
  ${[110, 290].map((x) => `<path d="M${x - 40} 274l8 14M${x + 40} 274l-8 14" stroke="${x < 200 ? '#6f3614' : paint.dark}" stroke-width="6"/>`).join('')}`

/** Plastic or brass valve with barbs: it rattles when it is good. */
const pcvValve: Drawing = (_, id) => `
  ${turn(
    48,
    `${lathe(id, 200, 0.28, [24, 40, 42, 54, 'rubber'], [40, 54, 46, 46, 'rubber'], [54, 70, 46, 58, 'rubber'], [70, 130, 48, 48, 'rubber'], [130, 150, 96, 96, 'paint'])}
    ${nut(200, 150, 92, 44, id, `url(#${id}-rubber)`)}${lathe(id, 200, 0.28, [194, 226, 76, 76, 'rubber'])}${thread(166, 226, 68, 84, id, 9)}
    ${lathe(id, 200, 0.3, [310, 350, 58, 50, 'rubber'])}<ellipse cx="200" cy="30" rx="11" ry="3" fill="#06080a"/>`,
  )}
  ${tube(circlePath(308, 304, 44, 18), 11, tones.rubber)}`

export const engineDetails = {
  'valve-cover-gasket': valveCoverGasket,
  'oil-pan-gasket': oilPanGasket,
  'manifold-gasket': manifoldGasket,
  'exhaust-flange-gasket': exhaustFlangeGasket,
  'timing-belt': timingBelt,
  'timing-chain': timingChain,
  'timing-belt-tensioner': timingBeltTensioner,
  'idler-pulley': idlerPulley,
  'crankshaft-pulley': crankshaftPulley,
  'alternator-pulley': alternatorPulley,
  'engine-torque-mount': engineTorqueMount,
  'main-bearings': mainBearings,
  'pcv-valve': pcvValve,
} satisfies Record<string, Drawing>
