import type { Drawing } from '../paint.ts'
import { cable, each, lathe, lie, place, radial, socket } from './body-shapes.ts'
import { coil, extrude, face, gloss, hexBolt, hole, move, nut, ringPath, thread, times, tones, tube, turn } from './shapes.ts'

const clamp = (id: string, sign: string, colour: string) => `
  ${extrude('M150 60q64 0 78 52h30v60h-30q-14 52-78 52-76 0-76-82t76-82zM150 100a42 42 0 1 0 .1 0z', 0, 34, '#86631c', `url(#${id}-brass)`)}
  ${extrude('M256 96h90q14 0 14 14v66q0 14-14 14h-90z', 0, 30, '#86631c', `url(#${id}-brass)`)}${hexBolt(300, 124, 13, id)}${hexBolt(300, 166, 13, id)}
  ${turn(90, `${thread(136, 20, 18, 62, id)}${nut(145, 60, 36, 22, id)}`, 145, 70)}
  <circle cx="96" cy="178" r="21" fill="${colour}"/><path d="${sign}" stroke="#fff" stroke-width="6"/>`

/** Two post clamps, plus and minus. */
const batteryTerminal: Drawing = (_, id) => `
  ${place(6, 22, 0.84, clamp(id, 'M84 178h24M96 166v24', '#c01822'))}${place(70, 152, 0.84, clamp(id, 'M84 178h24', '#20262d'))}`

/** Box with a dial and two clamps on their leads. */
const batteryCharger: Drawing = (paint, id) => `
  ${cable('M112 290C60 340 60 366 140 350', 10, '#c01822')}${cable('M288 290C350 330 350 366 262 352', 10, '#20262d')}
  ${face('M66 118l36-34h232l-30 34z', paint.light)}${face('M304 118l30-34v166l-30 40z', paint.dark)}<rect x="66" y="118" width="238" height="172" rx="10" fill="url(#${id}-coat)"/>
  <path d="M120 84q0-36 30-36h110q30 0 30 36" fill="none" stroke="#20252b" stroke-width="16"/>
  <rect x="84" y="136" width="112" height="90" rx="8" fill="#f7f9fc" stroke="#20252b" stroke-width="4"/><path d="M98 208q42-74 86 0" fill="none" stroke="#0a7d3b" stroke-width="7"/><path d="M160 174q14 12 24 34" fill="none" stroke="#c01822" stroke-width="7"/><path d="M140 214l26-44" stroke="#20252b" stroke-width="5"/>
  <circle cx="250" cy="178" r="36" fill="#20252b"/><circle cx="250" cy="178" r="26" fill="url(#${id}-plate)"/><path d="M250 178l14-20" stroke="#20252b" stroke-width="7"/>
  ${times(6, (i) => `<path d="M${96 + i * 34} 246v26" stroke="#000" stroke-width="9" opacity=".4"/>`)}
  ${each(
    [
      [146, '#c01822', 348],
      [254, '#2a2f35', 350],
    ] as const,
    ([x, colour, y]) =>
      `<path d="M${x - 8} ${y - 14}h56l8 8-8 8h-56zM${x - 8} ${y + 2}h56l8 8-8 8h-56z" fill="${colour}"/><path d="M${x + 44} ${y - 6}h22M${x + 44} ${y + 10}h22" stroke="#c9733f" stroke-width="7"/>`,
  )}`

/** Finned chip with its brush holder: it sits at the alternator's back. */
const voltageRegulator: Drawing = (paint, id) => `
  ${extrude('M84 118q0-16 16-16h178q16 0 16 16v106q0 16-16 16H100q-16 0-16-16z', 8, -10, '#0d0f12', `url(#${id}-black)`)}
  ${extrude('M106 124h120v92H106z', 3, -4, '#59636f', `url(#${id}-plate)`)}${times(8, (i) => `<rect x="${112 + i * 14}" y="128" width="6" height="84" fill="#76818f"/>`)}
  <rect x="238" y="122" width="44" height="96" rx="6" fill="url(#${id}-coat)"/>
  ${extrude('M44 112h44v46H44q-14 0-14-23t14-23zM290 184h48q14 0 14 23t-14 23h-48z', 4, -5, '#59636f', `url(#${id}-plate)`)}${hole(54, 135, 11)}${hole(328, 207, 11)}
  <path d="M140 238h116v50H140z" fill="url(#${id}-rubber)"/>${[158, 214].map((x) => `<rect x="${x}" y="284" width="24" height="60" rx="3" fill="url(#${id}-iron)"/><path d="M${x + 12} 262v24" stroke="#c9733f" stroke-width="5"/>`).join('')}
  ${socket(id, 176, 52, 84, 46, 3)}<rect x="140" y="262" width="116" height="10" fill="${paint.base}"/>`

/** The little cylinder on the starter's back: plunger at one end, copper studs at the other. */
const starterSolenoid: Drawing = (_, id) =>
  turn(
    -28,
    `${[178, 222].map((y) => move(0, y - 200, turn(90, `${thread(190, 22, 20, 60, id, 6, `url(#${id}-copper)`)}${nut(200, 54, 42, 18, id, `url(#${id}-copper)`)}`))).join('')}
    ${lie(lathe(id, 200, 0.3, [80, 128, 132, 144, 'rubber'], [128, 270, 150, 150, 'paint'], [270, 290, 164, 164, 'steel']))}
    <rect x="60" y="192" width="60" height="18" fill="url(#${id}-chrome)"/>${turn(90, coil(200, 300, 28, 13, 4, 7, tones.steel))}${extrude('M40 182h40v38H40q-16 0-16-19t16-19z', 3, -3, '#59636f', `url(#${id}-plate)`)}${hole(44, 201, 9)}
    ${hole(128, 140, 10)}${hole(128, 262, 10)}<rect x="168" y="112" width="20" height="20" rx="3" fill="url(#${id}-brass)"/>${gloss('M150 138h110v14H150z', 0.4)}`,
  )

/** One heavy lead with a post clamp at one end and a ring lug at the other. */
const batteryCable: Drawing = (paint, id) => `
  ${tube('M150 118C330 60 360 190 240 210S60 250 120 310S260 330 292 330', 26, [paint.dark, paint.base, paint.light])}
  ${turn(-18, `${extrude('M76 92q44 0 54 30h40v42h-40q-10 30-54 30-50 0-50-51t50-51zM76 118a26 26 0 1 0 .1 0z', 0, 18, '#86631c', `url(#${id}-brass)`)}${hexBolt(148, 143, 11, id)}`, 100, 140)}
  <rect x="278" y="314" width="40" height="32" rx="5" fill="url(#${id}-copper)"/>${extrude(ringPath(344, 330, 28, 12), 0, 5, '#6f3614', `url(#${id}-copper)`)}<rect x="254" y="312" width="30" height="36" rx="5" fill="url(#${id}-rubber)"/>`

/** The turn knob of the dashboard with its lamp signs. */
const headlightSwitch: Drawing = (paint, id) => `
  ${extrude('M70 98q0-18 18-18h224q18 0 18 18v208q0 18-18 18H88q-18 0-18-18z', 8, -10, '#06080a', `url(#${id}-black)`)}
  ${[
    [110, 150],
    [138, 112],
    [262, 112],
    [290, 150],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        `<path d="M${x} ${y - 9}h-6q-10 9 0 18h6z" fill="${i === 2 ? '#1fa35c' : '#f4f7fa'}"/><path d="M${x + 5} ${y - 6}h11M${x + 5} ${y}h11M${x + 5} ${y + 6}h11" stroke="${i === 2 ? '#1fa35c' : '#f4f7fa'}" stroke-width="3"/>`,
    )
    .join('')}
  <circle cx="200" cy="216" r="92" fill="#06080a"/><circle cx="200" cy="216" r="86" fill="url(#${id}-steel)"/><circle cx="200" cy="216" r="80" fill="url(#${id}-black)"/>
  ${turn(24, `${extrude('M180 140q20-10 40 0v152q-20 10-40 0z', 5, -8, '#0d0f12', `url(#${id}-coat)`)}<path d="M200 146v34" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`, 200, 216)}<path d="M126 166q30-32 74-32" fill="none" stroke="${paint.accent}" stroke-width="3" opacity=".5"/>`

/** The red triangle everybody knows. */
const hazardSwitch: Drawing = (paint, id) => `
  ${extrude('M84 118q0-26 26-26h180q26 0 26 26v150q0 26-26 26H110q-26 0-26-26z', 12, 34, '#06080a', `url(#${id}-black)`)}
  <rect x="104" y="112" width="192" height="162" rx="20" fill="#0b0d10"/><rect x="112" y="118" width="176" height="148" rx="18" fill="url(#${id}-black)"/>
  <path d="M200 132l62 106H138z" fill="none" stroke="#e0242c" stroke-width="12" stroke-linejoin="round"/><path d="M200 174l26 46h-52z" fill="none" stroke="#e0242c" stroke-width="8" stroke-linejoin="round"/>${gloss('M118 124h164l-70 40h-94z', 0.12)}
  <path d="M84 284h232v8q0 4-8 4H92q-8 0-8-4z" fill="${paint.base}"/>${times(4, (i) => `<rect x="${132 + i * 40}" y="326" width="14" height="30" rx="2" fill="url(#${id}-brass)"/>`)}`

/** The plug for the cigarette lighter with its two ports. */
const usbCarCharger: Drawing = (_, id) =>
  turn(
    24,
    `${lathe(id, 200, 0.28, [64, 92, 146, 160, 'paint'], [92, 190, 160, 118, 'rubber'], [190, 202, 128, 128, 'paint'], [202, 316, 106, 100, 'rubber'], [316, 338, 60, 50, 'rubber'], [338, 364, 24, 18, 'chrome'])}
    ${[172, 228].map((x) => `<rect x="${x - 19}" y="54" width="38" height="20" rx="4" fill="#06080a"/><rect x="${x - 13}" y="66" width="26" height="5" fill="${x < 200 ? '#f2f5f8' : '#2f8fe0'}"/>`).join('')}
    ${[142, 258].map((x) => `<path d="M${x} 230q${x < 200 ? -20 : 20} 26 0 54" fill="none" stroke="url(#${id}-chrome)" stroke-width="10" stroke-linecap="round"/>`).join('')}<circle cx="200" cy="140" r="9" fill="#4fc3ff"/>${gloss('M138 112h16l10 76h-10z', 0.25)}`,
  )

const ledBulb = (id: string, colour: string) => `
  <rect x="184" y="30" width="32" height="120" rx="6" fill="url(#${id}-chrome)"/>${times(3, (i) => `<rect x="190" y="${44 + i * 24}" width="20" height="17" rx="2" fill="#ffe98a" stroke="#c79a12"/>`)}
  ${lathe(id, 200, 0.28, [146, 160, 92, 100, 'steel'], [160, 178, 66, 66, 'paint'], [178, 280, 96, 96, 'iron'])}${times(6, (i) => `<path d="M152 ${196 + i * 14}a48 13 0 0 0 96 0" fill="none" stroke="#14181d" stroke-width="5"/>`)}
  ${lathe(id, 200, 0.28, [280, 306, 96, 88, 'rubber'])}<path d="M152 178a48 13 0 0 0 96 0v8a48 13 0 0 1-96 0z" fill="${colour}"/>`

/** Two fanned lamps and the driver box between them. */
const ledHeadlightKit: Drawing = (paint, id) => `
  ${cable('M128 306C128 372 190 366 196 330M290 300C290 370 226 366 214 330', 8, '#20262d')}${move(-76, -6, turn(-10, ledBulb(id, paint.base)))}${move(78, -6, turn(10, ledBulb(id, paint.base)))}
  <rect x="166" y="280" width="70" height="56" rx="8" fill="url(#${id}-coat)" stroke="${paint.dark}"/><path d="M206 288l-18 22h14l-6 18 20-24h-14l6-16z" fill="#fff"/>`

const bayonet = (
  id: string,
  glassTone: string,
  filament: string,
) => `${radial(id, `g${glassTone.slice(1)}`, ['#ffffff', glassTone, '#8a9bab'])}
  <path d="M152 176q-24-30-24-66 0-70 72-70t72 70q0 36-24 66v34h-96z" fill="url(#${id}-g${glassTone.slice(1)})" stroke="#8ea5bd" stroke-width="2"/><path d="M176 206v-60l12-14 12 14 12-14 12 14v60" fill="none" stroke="${filament}" stroke-width="5"/>
  ${gloss('M150 106q4-42 38-48l6 8q-30 8-30 44z', 0.8)}${lathe(id, 200, 0.26, [206, 316, 98, 98, 'brass'], [316, 332, 70, 50, 'rubber'], [332, 348, 24, 20, 'steel'])}
  <rect x="138" y="262" width="14" height="14" rx="5" fill="url(#${id}-steel)"/><rect x="250" y="280" width="14" height="14" rx="5" fill="url(#${id}-steel)"/>`

/** Bayonet lamps with a round glass: one clear, one amber. */
const signalBulb: Drawing = (_, id) =>
  `${place(-14, 30, 0.86, turn(-12, bayonet(id, '#dbe8f4', '#8f4a22')))}${place(108, 44, 0.8, turn(12, bayonet(id, '#ffb347', '#7a3b12')))}`

/** Glass pinched flat at its foot, the wires bent around it. */
const interiorBulb: Drawing = (_, id) => {
  const one = `<path d="M176 260q-40-30-40-84 0-80 64-96 64 16 64 96 0 54-40 84v56h-48z" fill="url(#${id}-glass)" stroke="#8ea5bd" stroke-width="3"/>
    <path d="M180 250v-60q20-30 40 0v60" fill="none" stroke="#59636f" stroke-width="5"/><path d="M180 190q20-24 40 0" fill="none" stroke="#e08a2e" stroke-width="6"/>
    <path d="M174 262h52v64h-52z" fill="#eef4fa" stroke="#8ea5bd" stroke-width="2"/><path d="M186 262v58q-8 10-14-10M214 262v58q8 10 14-10" fill="none" stroke="#7b8692" stroke-width="5"/>${gloss('M152 170q4-50 34-70l6 8q-22 20-24 64z', 0.9)}`
  return `${place(-30, 4, 1, turn(-16, one))}${place(70, 18, 0.96, turn(20, one))}`
}

export const electricalDetails = {
  'battery-terminal': batteryTerminal,
  'battery-charger': batteryCharger,
  'voltage-regulator': voltageRegulator,
  'starter-solenoid': starterSolenoid,
  'battery-cable': batteryCable,
  'headlight-switch': headlightSwitch,
  'hazard-switch': hazardSwitch,
  'usb-car-charger': usbCarCharger,
  'led-headlight-kit': ledHeadlightKit,
  'signal-bulb': signalBulb,
  'interior-bulb': interiorBulb,
} satisfies Record<string, Drawing>
