import type { Drawing, Paint } from '../paint.ts'
import { around, circlePath, face, gearPath, gloss, move, polygonPath, squeeze, times, tube, turn } from './shapes.ts'

const label = (x: number, y: number, width: number, height: number, paint: Paint, sign: string) => `
  <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="#fff" opacity=".95"/>
    <path d="M${x} ${y + 8}q0-8 8-8h${width - 16}q8 0 8 8v${height * 0.2}q${-width / 2} ${height * 0.22} ${-width} ${height * 0.08}Z"
      fill="${paint.accent}"/>
  ${move(x + width / 2, y + height * 0.52, sign)}
    <path d="M${x + width * 0.2} ${y + height * 0.82}h${width * 0.6}M${x + width * 0.3} ${y + height * 0.9}h${width * 0.4}"
      stroke="#7b8692" stroke-width="5" stroke-linecap="round"/>`

/** What a label shows around its middle, in the brand's colour. */
type Sign = (fill: string) => string

const drop: Sign = (fill) =>
  `<path d="M0-34q34 42 0 62q-34-20 0-62Z" fill="${fill}"/>
    <path d="M-8 2q-2 12 6 16" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`
const flake: Sign = (fill) =>
  times(3, (i) =>
    turn(
      i * 60,
      `<path d="M0-30V30M-9-24L0-15L9-24M-9 24L0 15L9 24" fill="none" stroke="${fill}" stroke-width="6" stroke-linecap="round"/>`,
      0,
      0,
    ),
  )

const disc: Sign = (
  fill,
) => `${face(circlePath(0, 0, 32) + circlePath(0, 0, 11), fill)}<path d="M-28-28A40 40 0 0 1 12-38L8-26A28 28 0 0 0-20-20Z" fill="#20252b"/>
  ${around(6, 0, 0, 21, (x, y) => `<circle cx="${x}" cy="${y}" r="3" fill="#fff"/>`)}`
const wheel: Sign = (fill) =>
  `<circle r="29" fill="none" stroke="${fill}" stroke-width="9"/><circle r="9" fill="${fill}"/><path d="M-28 0h56M0 0v28" stroke="${fill}" stroke-width="8"/>`
const cog: Sign = (fill) => face(gearPath(0, 0, 10, 34, 25) + circlePath(0, 0, 13), fill)
const stick: Sign = (fill) =>
  `<path d="M-24-26V26M0-26V26M24-26V26M-24 0H24" fill="none" stroke="${fill}" stroke-width="8" stroke-linecap="round"/>`
const jet: Sign = (fill) =>
  `<path d="M-6-36h12v22h-12zM-10-14h20l-6 12h-8z" fill="${fill}"/><path d="M0 2v30M-9 2l-12 28M9 2l12 28" stroke="${fill}" stroke-width="5" stroke-linecap="round" stroke-dasharray="6 6"/>`
const wiper: Sign = (fill) =>
  `<path d="M-36 26A46 46 0 0 1 36 26L22 30A34 34 0 0 0-22 30Z" fill="none" stroke="${fill}" stroke-width="6" stroke-linejoin="round"/><path d="M0 32L18-14" stroke="${fill}" stroke-width="6" stroke-linecap="round"/><path d="M-8-22v-14M4-24l6-12M-20-18l-6-12" stroke="${fill}" stroke-width="5" stroke-linecap="round"/>`
const throttle: Sign = (fill) =>
  `<circle r="31" fill="none" stroke="${fill}" stroke-width="7"/><ellipse rx="23" ry="9" fill="${fill}"/><path d="M-40 0h80" stroke="${fill}" stroke-width="5"/>`
const rustyNut: Sign = (fill) =>
  `${face(polygonPath(6, 0, 0, 34) + circlePath(0, 0, 15), fill)}<path d="M-12-12A17 17 0 0 1 12-12M-12 12A17 17 0 0 0 12 12" fill="none" stroke="#a8581f" stroke-width="4"/>`

const screwCap = (cx: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${cx - width / 2}" y="${y}" width="${width}" height="${height}" rx="6" fill="${fill}"/>
    ${times(
      Math.floor(width / 8),
      (i) => `<path d="M${cx - width / 2 + 5 + i * 8} ${y + 7}v${height - 12}" stroke="#000"
      stroke-width="2.5" opacity=".28"/>`,
    )}`

const oilBottle =
  (sign: Sign): Drawing =>
  (paint, id) =>
    `
  ${screwCap(146, 32, 62, 42, `url(#${id}-rubber)`)}<rect x="120" y="72" width="52" height="16" fill="url(#${id}-paint)"/>
  ${face(
    `M118 84L176 84Q190 104 232 110L262 112Q292 116 294 146L298 330Q298 350 278 350L118 350Q98 350 98 330L98 142Q100 106 118 84Z
    M236 146Q226 146 226 158L230 214Q232 226 244 226L256 226Q268 226 268 214L266 158Q264 146 254 146Z`,
    `url(#${id}-paint)`,
  )}
  <path d="M236 146Q226 146 226 158L230 214Q232 226 244 226" fill="none" stroke="${paint.dark}" stroke-width="5"/>
    ${gloss('M112 150Q112 120 126 98L136 98Q126 124 126 152L126 340L112 334Z', 0.4)}
  ${times(6, (i) => `<path d="M278 ${240 + i * 16}h14" stroke="#fff" stroke-width="3" opacity=".6"/>`)}
    ${label(134, 152, 86, 176, paint, sign(paint.base))}`

/** Water to look through, where the jug is clear; the brand's paint otherwise. */
const coolantJug =
  (sign: Sign, water?: string): Drawing =>
  (paint, id) =>
    `
  ${screwCap(116, 34, 58, 38, `url(#${id}-rubber)`)}<rect x="92" y="70" width="48" height="18" fill="${water ?? `url(#${id}-paint)`}"/>
  ${face(
    `M86 86L150 86Q156 100 178 78Q190 66 216 66L268 66Q322 68 326 124L334 328Q334 350 312 350L88 350Q66 350 66 328L68 150
    Q68 108 86 86ZM196 98Q184 100 172 118Q160 136 176 138L274 138Q290 136 286 120Q282 100 262 98Z`,
    water ?? `url(#${id}-paint)`,
  )}
  <path d="M176 138L274 138Q290 136 286 120" fill="none" stroke="#fff" stroke-width="3" opacity=".4"/>
    <path d="M196 98Q184 100 172 118" fill="none" stroke="${paint.dark}" stroke-width="5"/>
  ${gloss('M80 160Q80 120 96 96L108 96Q96 124 96 160L96 340L80 334Z', 0.4)}
    <rect x="296" y="170" width="16" height="160" rx="8" fill="#fff" opacity=".35"/>
    <rect x="296" y="220" width="16" height="110" rx="8" fill="${paint.accent}"/>${label(112, 164, 166, 168, paint, sign(paint.base))}`

const fluidBottle =
  (sign: Sign): Drawing =>
  (paint, id) =>
    `
  <path d="M190 24h20l6 34h-32Z" fill="${paint.accent}"/>${screwCap(200, 54, 66, 40, `url(#${id}-rubber)`)}
    <rect x="174" y="92" width="52" height="16" fill="url(#${id}-paint)"/>
  <path d="M172 104h56q4 18 34 34q28 16 28 44v148q0 20-20 20H130q-20 0-20-20V182q0-28 28-44q30-16 34-34Z" fill="url(#${id}-paint)"/>
  ${gloss('M126 190Q126 164 150 150Q172 138 180 116L192 116Q184 146 160 160Q142 172 142 192L142 340L126 334Z', 0.38)}
    <path d="M112 176h176M112 340h176" stroke="${paint.dark}" stroke-width="3" opacity=".5"/>
    ${label(132, 186, 136, 146, paint, sign(paint.base))}`

/** A round tin with a cone and screw cap, as additives come. */
const tin: Drawing = (paint, id) => `
  ${screwCap(200, 44, 50, 32, `url(#${id}-rubber)`)}<path d="M178 76h44l60 52H118Z" fill="url(#${id}-chrome)"/><rect x="112" y="122" width="176" height="14" rx="7" fill="url(#${id}-steel)"/>
  <path d="M116 134h168v198q0 12-84 18q-84-6-84-18Z" fill="url(#${id}-paint)"/><path d="M112 330q88 26 176 0v10q-88 24-176 0Z" fill="url(#${id}-steel)"/>
  <path d="M116 176q84 26 168 0v112q-84 26-168 0Z" fill="#fff" opacity=".94"/><path d="M116 176q84 26 168 0v24q-84 30-168 6Z" fill="${paint.accent}"/>${move(200, 250, `${cog(paint.base)}<g transform="scale(.5)">${drop('#e0a92e')}</g>`)}${gloss('M132 140h16v200l-16-3Z', 0.4)}`

/** Slim, with the long neck that reaches into a filler pipe. */
const neckBottle: Drawing = (paint, id) => `
  ${screwCap(200, 24, 44, 30, `url(#${id}-rubber)`)}<path d="M184 52h32v62q4 26 34 46q16 12 16 36v136q0 18-18 18H152q-18 0-18-18V196q0-24 16-36q30-20 34-46Z" fill="url(#${id}-paint)"/>
  ${gloss('M148 200q0-20 14-30q26-20 30-50l8 0q-4 36-30 56q-10 8-10 26v136l-12-4Z', 0.4)}${label(150, 196, 100, 140, paint, jet(paint.base))}`

const greaseTub: Drawing = (paint, id) => `
  <path d="M78 150L92 316Q94 334 116 340Q200 360 284 340Q306 334 308 316L322 150Z" fill="url(#${id}-paint)"/>
  <path d="M84 206Q200 244 316 206L309 296Q200 332 91 296Z" fill="#fff" opacity=".94"/>
    <path d="M84 206Q200 244 316 206L314 228Q200 268 86 228Z" fill="${paint.accent}"/>
  ${move(200, 283, squeeze(0.66, 0.66, `${face(`${gearPath(0, 0, 12, 42, 33)}${circlePath(0, 0, 20)}`, paint.base)}`, 0, 0))}
  ${gloss('M100 170l14 4l14 164l-14 -5Z', 0.4)}
  <path d="M66 104v48Q66 176 200 180Q334 176 334 152v-48Z" fill="url(#${id}-rubber)"/>
    ${times(
      32,
      (i) => `<path d="M${72 + i * 8.3} ${118 + Math.sin(((i + 0.5) / 32) * Math.PI) * 30}v34" stroke="#fff" stroke-width="2"
      opacity=".16"/>`,
    )}
  <ellipse cx="200" cy="106" rx="134" ry="40" fill="#14181d"/><ellipse cx="200" cy="102" rx="134" ry="40" fill="url(#${id}-black)"/>
    <ellipse cx="200" cy="102" rx="112" ry="31" fill="url(#${id}-coat)" stroke="#0d1014" stroke-width="4"/>
    <ellipse cx="200" cy="102" rx="70" ry="18" fill="none" stroke="${paint.accent}" stroke-width="5"/>`

const sprayCan =
  (sign: Sign): Drawing =>
  (paint, id) =>
    `
  <rect x="186" y="46" width="28" height="26" rx="5" fill="url(#${id}-chrome)"/>
    <path d="M178 26q0-8 8-8h30q8 0 8 8v26h-46Z" fill="url(#${id}-paint)"/><circle cx="186" cy="34" r="4" fill="#14181d"/>
    ${tube('M180 34L66 50', 6, [paint.dark, paint.accent, '#ffffff'])}
  <path d="M160 84Q162 68 184 66h32q22 2 24 18l20 20H140Z" fill="url(#${id}-chrome)"/>
    <rect x="134" y="98" width="132" height="14" rx="7" fill="url(#${id}-steel)"/>
  <path d="M138 110h124v228q0 8-8 10q-54 10-108 0q-8-2-8-10Z" fill="url(#${id}-paint)"/>
    <path d="M136 332q64 18 128 0v10q-4 8-14 10q-50 8-100 0q-10-2-14-10Z" fill="url(#${id}-steel)"/>
  <path d="M138 180q62 22 124 0v110q-62 24-124 0Z" fill="#fff" opacity=".94"/>
    <path d="M138 180q62 22 124 0v26q-62 32-124 8Z" fill="${paint.accent}"/>${move(200, 254, sign(paint.base))}
  <path d="M138 180q62 22 124 0v110q-62 24-124 0Z" fill="url(#${id}-rubber)" opacity=".12"/>${gloss('M154 114h14v228l-14-2Z', 0.4)}`

export const fluids = {
  'oil-bottle': oilBottle(drop),
  'engine-oil-jug': coolantJug(drop),
  'automatic-transmission-fluid': oilBottle(cog),
  'manual-gear-oil': oilBottle(stick),
  'coolant-jug': coolantJug(flake),
  'washer-fluid': coolantJug(wiper, '#7cc4ee'),
  'fluid-bottle': fluidBottle(disc),
  'power-steering-fluid': fluidBottle(wheel),
  'oil-additive': tin,
  'injector-cleaner': neckBottle,
  'grease-tub': greaseTub,
  'spray-can': sprayCan(disc),
  'throttle-body-cleaner': sprayCan(throttle),
  'penetrating-oil': sprayCan(rustyNut),
} satisfies Record<string, Drawing>
