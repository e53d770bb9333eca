import type { Drawing } from '../paint.ts'
import { bolt, cable, clipped, gear, gloss, hole, lathe, lie, radial, socket, spots, times, turn } from './body-shapes.ts'
import { extrude, glossLine, tones, tube } from './shapes.ts'

/** The lever on its escutcheon inside the door, lock knob beside it. */
const interiorDoorHandle: Drawing = (paint, id) => `
  ${extrude('M48 150q0-44 44-48l220-14q44 0 44 44v116q0 44-44 46l-220 8q-44 0-44-44z', 6, 10, '#06080a', `url(#${id}-black)`)}
  <path d="M74 160q0-28 28-30l198-12q30 0 30 28v88q0 28-28 30l-198 6q-30 0-30-28z" fill="#0b0d10"/><path d="M90 214q110-60 226-30v50q0 24-26 26l-174 6q-26 0-26-26z" fill="#1d2228"/>
  ${extrude('M88 172q4-26 34-28l150-10q36 0 40 30l-6 24q-12 12-34 10-80-10-144 6-40 6-40-32z', 4, 8, '#14181d', `url(#${id}-coat)`)}${glossLine('M104 164q60-16 166-18', 5, 0.55)}
  <rect x="254" y="206" width="60" height="34" rx="10" fill="url(#${id}-chrome)" stroke="#59636f"/><circle cx="284" cy="223" r="8" fill="#e0242c"/>${tube('M70 240l-36 40v54', 7, tones.steel)}${hole(66, 130, 7)}${hole(340, 120, 7)}<path d="M96 262l190-8" stroke="${paint.dark}" stroke-width="3" opacity=".6"/>`

/** The latch: jaws for the striker, actuator box and plug. */
const doorLock: Drawing = (paint, id) => `
  ${extrude('M70 98q0-14 14-14h150l30 30h66q16 0 16 16v108q0 14-14 16l-60 8v54q0 18-18 18H136q-16 0-16-16V262H86q-16 0-16-16z', 8, 10, '#0d0f12', `url(#${id}-black)`)}
  ${extrude('M70 98q0-14 14-14h106v190H86q-16 0-16-16z', 6, 8, '#59636f', `url(#${id}-plate)`)}
  <path d="M64 148h70q22 0 22 22t-22 22H64z" fill="#14181d"/><path d="M84 132q60-26 92 22 12 44-28 66l-16-18q30-14 20-38-18-26-54-10z" fill="url(#${id}-coat)" stroke="${paint.dark}"/>
  ${bolt(id, 96, 108, 12)}${bolt(id, 168, 252, 12)}${bolt(id, 96, 238, 12)}${bolt(id, 304, 138, 9)}${socket(id, 226, 272, 70, 44, 4)}
  <path d="${gear(248, 190, 38, 31, 18)}" fill="url(#${id}-brass)" stroke="#86631c"/><circle cx="248" cy="190" r="10" fill="#20252b"/>${tube('M300 170l56-44v-50', 8, tones.steel)}`

/** Two leaves around one pin, three bolts each. */
const doorHinge: Drawing = (paint, id) => `
  ${extrude('M54 92q0-16 16-16h96v236H70q-16 0-16-16z', 6, 10, '#454e58', `url(#${id}-cast)`)}${extrude('M234 106h92q20 0 20 20v136q0 20-20 20h-92z', 6, 10, paint.dark, `url(#${id}-coat)`)}
  ${lathe(id, 200, 0.26, [46, 62, 42, 50, 'chrome'], [62, 122, 70, 70, 'cast'], [122, 262, 74, 74, 'paint'], [262, 322, 70, 70, 'cast'], [322, 342, 42, 34, 'chrome'])}
  ${spots('102 122, 102 194, 102 266', (x, y) => `<circle cx="${x}" cy="${y}" r="22" fill="url(#${id}-steel)"/>${hole(x, y, 13)}`)}${spots('296 146, 296 244', (x, y) => `<circle cx="${x}" cy="${y}" r="20" fill="url(#${id}-steel)"/>${hole(x, y, 12)}`)}`

const pane = 'M66 130q10-40 70-46 110-12 176 14 40 18 42 62 2 66-32 84-24 12-76 14l-120 8q-50 0-58-40-12-54-2-96z'

/** The glass alone, its heating element's plugs showing behind. */
const mirrorGlass: Drawing = (paint, id) => `
  <path d="${pane}" fill="#14181d" transform="translate(8 14)"/><path d="${pane}" fill="${paint.dark}" transform="translate(3 6)"/>
  ${clipped(id, 'sky', `<path d="${pane}"/>`, `<rect x="40" y="60" width="330" height="230" fill="url(#${id}-glass)"/><path d="M40 200q110-40 200-18t130-20v130H40z" fill="#8fa9bf"/><path d="M120 300L260 60h60L180 300zM210 300L350 60h20L230 300z" fill="#fff" opacity=".5"/>`)}
  <path d="${pane}" fill="none" stroke="#f7f9fc" stroke-width="4"/><path d="M118 96q-26 22-28 66" fill="none" stroke="#59636f" stroke-width="3" stroke-dasharray="4 5"/>
  ${cable('M150 272c-4 40 20 60 60 52', 6, '#20262d')}${cable('M180 270c0 30 20 40 40 34', 6, paint.base)}<rect x="208" y="296" width="30" height="36" rx="5" fill="url(#${id}-black)"/>`

/** Inside mirror on its ball foot for the windscreen. */
const rearViewMirror: Drawing = (paint, id) => `
  ${extrude('M180 50h44q10 0 10 10v40q0 10-10 10h-44q-10 0-10-10V60q0-10 10-10z', 6, -5, '#06080a', `url(#${id}-black)`)}${tube('M202 104v56', 20, tones.rubber)}<circle cx="202" cy="122" r="17" fill="url(#${id}-black)"/>
  ${extrude('M34 206q4-44 60-52 108-16 214 0 56 8 60 52 2 58-40 72-30 8-128 8t-126-8q-42-14-40-72z', 4, 12, '#06080a', `url(#${id}-black)`)}
  <path d="M48 208q4-34 50-40 104-14 206 0 46 6 50 40 0 44-36 54-28 6-118 6t-116-6q-36-10-36-54z" fill="url(#${id}-glass)" stroke="${paint.base}" stroke-width="3"/>
  <path d="M52 226q150-34 300-4-2 32-34 40-28 6-118 6t-116-6q-28-8-32-36z" fill="#8fa9bf" opacity=".7"/><path d="M130 264l60-98h40l-60 98zM206 266l60-100h14l-60 100z" fill="#fff" opacity=".55"/><path d="M190 288h24l-4 18h-16z" fill="#20252b"/>`

/** Black tray under the engine, ribbed and full of louvres. */
const engineSplashShield: Drawing = (paint, id) => `
  ${extrude('M86 84q114-24 228 0l14 40 34 150q4 30-26 36-136 26-272 0-30-6-26-36l34-150z', 0, 14, '#06080a', `url(#${id}-black)`)}
  <path d="M104 104q96-20 192 0l40 174q-136 26-272 0z" fill="none" stroke="#8b95a1" stroke-width="3" opacity=".4"/>
  ${times(5, (i) => `<path d="M${136 - i * 9} ${136 + i * 27}q${64 + i * 9} 14 ${128 + i * 18} 0" fill="none" stroke="#000" stroke-width="11" opacity=".55"/><path d="M${136 - i * 9} ${144 + i * 27}q${64 + i * 9} 14 ${128 + i * 18} 0" fill="none" stroke="#fff" stroke-width="2" opacity=".22"/>`)}
  <path d="M186 270h28q8 0 8 8v16q0 8-8 8h-28q-8 0-8-8v-16q0-8 8-8z" fill="#0b0d10" stroke="${paint.base}" stroke-width="4"/>
  ${spots('104 100, 200 84, 296 100, 70 206, 330 206, 60 290, 340 290, 130 312, 270 312', (x, y) => bolt(id, x, y, 9))}`

/** A long protective strip, one end tapered, its tape pulled back. */
const doorMolding: Drawing = (paint, id) =>
  turn(
    -16,
    `${extrude('M14 180q60-26 130-28l220-6q22 0 22 22v40q0 22-22 22l-290 4q-50-2-60-40z', 4, 12, '#06080a', `url(#${id}-black)`)}
    <path d="M40 186q50-18 110-20l212-6q10 0 10 12v12l-330 10z" fill="url(#${id}-coat)"/>${glossLine('M54 180q50-14 100-15l200-6', 4, 0.5)}
    <path d="M30 214l340-10" stroke="#fff" stroke-width="2" opacity=".25"/><path d="M90 244q50 30 110 12t90-6" fill="none" stroke="#c01822" stroke-width="12"/><path d="M90 240q50 30 110 12t90-6" fill="none" stroke="${paint.accent}" stroke-width="3"/>`,
  )

/** The black arch inside the wing. */
const fenderLiner: Drawing = (paint, id) => `
  <path d="M34 292q-10-214 166-224 176 10 166 224l-42 26q10-182-124-186-134 4-124 186z" fill="#06080a" transform="translate(0 12)"/><path d="M34 292q-10-214 166-224 176 10 166 224l-42 26q10-182-124-186-134 4-124 186z" fill="url(#${id}-black)" stroke="#6b7580" stroke-opacity=".6"/>
  <path d="M76 318q-10-182 124-186 134 4 124 186l-30-10q6-140-94-144-100 4-94 144z" fill="#15181c"/>
  ${times(9, (i) => turn(-80 + i * 20, '<path d="M200 92v32" stroke="#000" stroke-width="8" opacity=".5"/><path d="M206 92v32" stroke="#fff" stroke-width="2" opacity=".2"/>', 200, 268))}
  <path d="M34 292l-14 30h70l-14-30M366 292l20 44h-78l16-30" fill="url(#${id}-black)" stroke="#6b7580" stroke-opacity=".5"/>${spots('44 240, 90 122, 200 80, 310 122, 356 240', (x, y) => `<circle cx="${x}" cy="${y}" r="9" fill="${paint.base}"/><circle cx="${x}" cy="${y}" r="4" fill="#14181d"/>`)}`

/** One short blade on its plastic arm. */
const rearWiperBlade: Drawing = (paint, id) =>
  turn(
    -32,
    `<path d="M60 236h292v7H60z" fill="#0d1014"/><path d="M52 218h308q8 0 8 8v10H44v-10q0-8 8-8z" fill="url(#${id}-black)" stroke="#6b7580" stroke-opacity=".5"/><path d="M60 221h290" stroke="${paint.base}" stroke-width="4"/>
    ${extrude('M50 152q0-34 36-34 24 0 36 18l104 46q20 10 24 36h-44q-6-16-22-20l-112-14q-22-6-22-32z', 4, 8, '#06080a', `url(#${id}-black)`)}<circle cx="86" cy="152" r="20" fill="#0b0d10"/>${bolt(id, 86, 152, 14)}${gloss('M118 142l100 46-4 6-104-40z', 0.25)}`,
  )

/** Motor, gear housing and the crank that moves the arms. */
const wiperMotor: Drawing = (paint, id) =>
  turn(
    -14,
    `${lie(lathe(id, 200, 0.3, [22, 36, 78, 96, 'paint'], [36, 168, 118, 118, 'paint'], [168, 184, 132, 132, 'steel']))}
    ${extrude('M94 122h114q20 0 20 20v118q0 20-20 20h-60q-40 30-88 8-44-28-34-82 14-64 68-84z', 6, 10, '#454e58', `url(#${id}-cast)`)}
    <circle cx="112" cy="214" r="62" fill="#6a7480"/><circle cx="112" cy="214" r="54" fill="url(#${id}-cast)"/>${times(6, (i) => turn(i * 60, '<path d="M112 164v22" stroke="#59636f" stroke-width="6"/>', 112, 214))}
    ${turn(-38, extrude('M96 196h110q18 0 18 18t-18 18H96q-18 0-18-18t18-18z', 4, 6, '#59636f', `url(#${id}-plate)`), 112, 214)}${bolt(id, 112, 214, 17)}<circle cx="182" cy="159" r="11" fill="url(#${id}-chrome)"/>
    ${spots('96 124, 206 264, 52 282', (x, y) => `<circle cx="${x}" cy="${y}" r="17" fill="url(#${id}-rubber)"/><circle cx="${x}" cy="${y}" r="7" fill="#c9d0d8"/>`)}${socket(id, 222, 258, 66, 44, 4)}<path d="M250 148h96v14h-96z" fill="#fff" opacity=".35"/><path d="M300 142v116" stroke="${paint.dark}" stroke-width="4"/>`,
  )

/** Amber lens for the wing, small and long. */
const sideMarkerLight: Drawing = (_, id) => `
  ${cable('M270 232c30 50 60 60 90 40', 8, '#20262d')}<rect x="236" y="222" width="58" height="44" rx="10" fill="url(#${id}-rubber)"/>
  ${turn(
    -8,
    `${radial(id, 'amber', ['#fff0c9', '#ffb02e', '#c9680a'], 0.4, 0.4)}${extrude('M40 190q20-62 130-66 140 0 190 60 4 44-60 58-90 14-200 6-60-10-60-58z', 4, 12, '#06080a', `url(#${id}-black)`)}
  <path d="M58 190q20-46 116-50 120 0 168 46-4 30-56 40-84 12-180 6-46-8-48-42z" fill="url(#${id}-amber)"/>${times(15, (i) => `<path d="M${82 + i * 17} ${152 + Math.abs(7 - i) * 2}v${74 - Math.abs(7 - i) * 4}" stroke="#fff" stroke-width="3" opacity=".35"/>`)}<ellipse cx="190" cy="190" rx="36" ry="20" fill="#fff" opacity=".6"/>${gloss('M80 166q40-22 120-20 80 2 120 20-70-10-120-8-70 0-120 8z', 0.6)}`,
  )}`

/** Small clear lens in a black frame, screw at each end. */
const licensePlateLight: Drawing = (paint, id) => `
  ${cable('M236 252c20 60 70 60 100 50', 8, '#20262d')}<rect x="176" y="216" width="60" height="50" rx="8" fill="url(#${id}-rubber)"/>
  ${turn(
    -10,
    `${extrude('M46 150q0-26 26-26h256q26 0 26 26v56q0 26-26 26H72q-26 0-26-26z', 4, 14, '#06080a', `url(#${id}-black)`)}<rect x="112" y="138" width="176" height="80" rx="14" fill="url(#${id}-glass)" stroke="#8ea5bd" stroke-width="3"/>
  ${times(10, (i) => `<path d="M${126 + i * 17} 144v68" stroke="#8ea5bd" stroke-width="2.5" opacity=".7"/>`)}<ellipse cx="200" cy="178" rx="44" ry="20" fill="#fff6cf"/><path d="M176 178h48" stroke="#e0a92e" stroke-width="6" stroke-linecap="round"/>${bolt(id, 78, 178, 15)}${bolt(id, 322, 178, 15)}${gloss('M118 144h164l-60 24H118z', 0.6)}<path d="M60 226h280" stroke="${paint.base}" stroke-width="4"/>`,
  )}`

/** The long red bar of the rear window. */
const thirdBrakeLight: Drawing = (paint, id) => `
  ${cable('M300 214c30 60 60 70 20 110', 8, '#20262d')}${socket(id, 284, 318, 52, 36, 2)}
  ${turn(
    -8,
    `${extrude('M24 190q10-40 60-46 116-14 232 0 50 6 60 46 0 30-30 34-146 14-292 0-30-4-30-34z', 2, 16, '#06080a', `url(#${id}-black)`)}<path d="M46 186q8-24 46-28 108-12 216 0 38 4 46 28 0 18-22 20-132 12-264 0-22-2-22-20z" fill="#b3121c"/>
  ${times(14, (i) => `<ellipse cx="${70 + i * 20}" cy="${184 - Math.round(Math.sin((i / 13) * Math.PI) * 4)}" rx="7" ry="11" fill="#ff6a5c"/><circle cx="${69 + i * 20}" cy="${181 - Math.round(Math.sin((i / 13) * Math.PI) * 4)}" r="3" fill="#fff"/>`)}${gloss('M60 168q20-10 60-12 80-8 160 0 40 2 60 12-140-14-280 0z', 0.5)}<path d="M50 214q150 16 300 0" fill="none" stroke="${paint.base}" stroke-width="4"/>`,
  )}`

export const bodyDetails = {
  'interior-door-handle': interiorDoorHandle,
  'door-lock': doorLock,
  'door-hinge': doorHinge,
  'mirror-glass': mirrorGlass,
  'rear-view-mirror': rearViewMirror,
  'engine-splash-shield': engineSplashShield,
  'door-molding': doorMolding,
  'fender-liner': fenderLiner,
  'rear-wiper-blade': rearWiperBlade,
  'wiper-motor': wiperMotor,
  'side-marker-light': sideMarkerLight,
  'license-plate-light': licensePlateLight,
  'third-brake-light': thirdBrakeLight,
} satisfies Record<string, Drawing>
