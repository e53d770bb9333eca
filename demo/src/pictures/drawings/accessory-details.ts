import type { Drawing } from '../paint.ts'
import { bolt, cable, gloss, grow, lathe, place, times, turn } from './body-shapes.ts'
import { extrude, face, glossLine, tones, tube } from './shapes.ts'

/** A front seat in its cover: cushion, back and head rest with the stitched stripe. */
const seatCovers: Drawing = (paint, id) => `
  <path d="M164 62v40M216 56v40" stroke="url(#${id}-steel)" stroke-width="9"/>${extrude('M132 48q0-24 28-26l62-4q28 0 30 24l2 24q0 18-22 20l-72 6q-24 0-26-20z', 6, 6, '#0d0f12', `url(#${id}-black)`)}
  ${extrude('M106 118q4-28 36-32l104-8q34-2 40 28l20 134q2 30-24 34l-128 10q-30 0-34-28z', 8, 8, '#0d0f12', `url(#${id}-black)`)}
  <path d="M146 100l92-8 18 166-84 8z" fill="url(#${id}-coat)"/>${times(6, (i) => `<path d="M${151 + i * 3} ${122 + i * 24}l${90 - i} -8" stroke="${paint.dark}" stroke-width="3"/>`)}
  ${extrude('M92 272q8-26 40-28l150-10q36 0 50 28l18 32q6 26-24 30l-202 22q-36 0-40-26z', 6, 14, '#0d0f12', `url(#${id}-black)`)}
  <path d="M146 254l114-8 28 68-118 14z" fill="url(#${id}-coat)"/>${times(4, (i) => `<path d="M${154 + i * 6} ${268 + i * 14}l${112 + i * 2} -10" stroke="${paint.dark}" stroke-width="3"/>`)}${glossLine('M116 124q6-18 30-22', 4, 0.4)}`

/** Padded ring for the hands, stitched inside. */
const steeringWheelCover: Drawing = (paint, id) =>
  turn(
    -8,
    `<circle cx="200" cy="200" r="132" fill="none" stroke="#06080a" stroke-width="62" transform="translate(4 8)"/><circle cx="200" cy="200" r="132" fill="none" stroke="url(#${id}-black)" stroke-width="60"/>
    <circle cx="200" cy="200" r="132" fill="none" stroke="${paint.base}" stroke-width="60" stroke-dasharray="90 117.3" transform="rotate(25 200 200)"/>
    <circle cx="200" cy="200" r="120" fill="none" stroke="${paint.dark}" stroke-width="36" stroke-dasharray="82 106.5" opacity=".35" transform="rotate(25 200 200)"/>
    <circle cx="200" cy="200" r="112" fill="none" stroke="${paint.accent}" stroke-width="4" stroke-dasharray="9 7"/><circle cx="200" cy="200" r="146" fill="none" stroke="#fff" stroke-width="7" opacity=".18"/>
    ${times(36, (i) => turn(i * 10, '<circle cx="344" cy="200" r="2.5" fill="#000" opacity=".6"/>'))}`,
  )

/** Silver folds that stand behind the windscreen. */
const sunShade: Drawing = (paint, id) => `
  ${times(8, (i) => `<path d="M${36 + i * 41} ${132 - Math.round(Math.sin((i / 8) * Math.PI) * 26)}L${77 + i * 41} ${132 - Math.round(Math.sin(((i + 1) / 8) * Math.PI) * 26)}V${282 + (i % 2 ? 0 : 14)}L${36 + i * 41} ${282 + (i % 2 ? 14 : 0)}Z" fill="${i % 2 ? '#dfe5eb' : '#aab4c0'}"/><path d="M${46 + i * 41} 144L${70 + i * 41} 270M${70 + i * 41} 144L${46 + i * 41} 270" stroke="#fff" stroke-width="2" opacity=".6"/>`)}
  <path d="M36 132Q200 78 364 132V282L323 296 282 282 241 296 200 282 159 296 118 282 77 296 36 282Z" fill="none" stroke="${paint.base}" stroke-width="8" stroke-linejoin="round"/>
  <path d="M178 104h44v26q-22 10-44 0z" fill="#f7f9fc" stroke="${paint.dark}" stroke-width="3"/><circle cx="200" cy="204" r="34" fill="url(#${id}-brass)"/>${times(8, (i) => turn(i * 45, '<path d="M200 154v-16" stroke="#d3a94a" stroke-width="7" stroke-linecap="round"/>', 200, 204))}`

/** The cross with a socket at every end. */
const lugWrench: Drawing = (paint, id) =>
  turn(
    38,
    `${tube('M60 200H340', 20, tones.steel, 'butt')}${tube('M200 60V340', 20, tones.steel, 'butt')}<circle cx="200" cy="200" r="24" fill="url(#${id}-cast)"/><circle cx="200" cy="200" r="13" fill="${paint.base}"/>
    ${[0, 90, 180, 270].map((at, i) => turn(at, `${lathe(id, 200, 0.26, [24, 84, 46 + i * 4, 42 + i * 3, 'chrome'])}<ellipse cx="200" cy="24" rx="${15 + i}" ry="4.5" fill="#14181d"/><path d="M${179 - i * 2} 62h${42 + i * 4}v10h-${42 + i * 4}z" fill="${paint.base}"/>`)).join('')}`,
  )

/** Red cylinder, lever, gauge and hose. */
const fireExtinguisher: Drawing = (paint, id) => `
  ${tube('M214 84C300 70 292 170 280 260', 16, tones.rubber)}<path d="M268 256h24l8 60h-40z" fill="url(#${id}-rubber)"/>
  <path d="M118 122q0-34 62-34t62 34v206q0 18-62 18t-62-18z" fill="#c4161c"/><path d="M118 122q0-34 62-34t62 34v206q0 18-62 18t-62-18z" fill="url(#${id}-rubber)" opacity=".18"/>${gloss('M132 124q4-18 20-22v236l-20-6z', 0.4)}
  <path d="M118 170q62 18 124 0v106q-62 18-124 0z" fill="#fff" opacity=".94"/><path d="M180 188q36 40 10 66-34 6-34-22 0-14 12-24 2 12 8 12 10-10 4-32z" fill="${paint.base}"/>
  <rect x="160" y="66" width="40" height="28" rx="5" fill="url(#${id}-steel)"/><path d="M150 66h104q14 0 14-10l-102-10q-16 4-16 20z" fill="url(#${id}-black)"/><path d="M152 44l104-20q10 2 8 12l-100 24z" fill="url(#${id}-iron)"/>
  <circle cx="176" cy="80" r="15" fill="#fff" stroke="#39414a" stroke-width="4"/><path d="M176 80l6-8" stroke="#c4161c" stroke-width="3"/><circle cx="140" cy="60" r="12" fill="none" stroke="url(#${id}-brass)" stroke-width="5"/>`

/** Two reflecting triangles on their feet, one behind the other. */
const warningTriangles: Drawing = (paint, id) => {
  const one = `<path d="M90 338h220l20 14H70z" fill="url(#${id}-black)"/><path d="M200 78q14 0 22 14l118 206q8 26-18 28H78q-26-2-18-28L178 92q8-14 22-14zM200 146l-88 148h176z" fill="#d61f29" fill-rule="evenodd" stroke="#8a0f16" stroke-width="3"/>
    <path d="M200 104L326 310H74z" fill="none" stroke="#ff8d7e" stroke-width="8" stroke-dasharray="10 5"/><path d="M200 134l-100 168h200z" fill="none" stroke="#ff9b3d" stroke-width="9"/><rect x="176" y="326" width="48" height="18" rx="4" fill="${paint.base}"/>`
  return `${place(112, -6, 0.72, one)}${place(-16, 48, 0.82, one)}`
}

/** Small compressor with its gauge, hose and plug. */
const tireInflator: Drawing = (paint, id) => `
  ${tube('M300 170C380 170 370 330 280 326S230 352 196 344', 14, tones.rubber)}${cable('M84 220C30 240 30 340 96 346', 8, '#20262d')}
  <path d="M92 338h44l14 8-14 8H92z" fill="url(#${id}-black)"/><rect x="148" y="342" width="16" height="8" fill="url(#${id}-chrome)"/>
  ${extrude('M70 130q0-30 30-30h190q36 0 36 36v96q0 30-30 30H102q-32 0-32-32z', 8, 12, paint.dark, `url(#${id}-coat)`)}<path d="M120 100q0-44 40-44h70q40 0 40 44" fill="none" stroke="#20252b" stroke-width="18"/>
  <circle cx="146" cy="182" r="54" fill="#20252b"/><circle cx="146" cy="182" r="46" fill="#fff"/>${times(9, (i) => turn(-120 + i * 30, '<path d="M146 142v11" stroke="#20252b" stroke-width="4"/>', 146, 182))}<path d="M146 182l24-26" stroke="#d61f29" stroke-width="6" stroke-linecap="round"/><circle cx="146" cy="182" r="7" fill="#20252b"/>
  ${times(5, (i) => `<rect x="222" y="${138 + i * 20}" width="80" height="9" rx="4" fill="#000" opacity=".45"/>`)}${gloss('M84 112h200l-30 16H84z', 0.3)}<path d="M96 276h40v12H96zM256 276h40v12h-40z" fill="#14181d"/>`

const stand = (paint: { readonly dark: string }, id: string) => `
  <rect x="186" y="64" width="28" height="150" rx="4" fill="url(#${id}-steel)"/>${times(8, (i) => `<path d="M214 ${92 + i * 14}l10 5-10 5z" fill="#76818f"/>`)}
  <path d="M146 40q10 22 54 22t54-22l8 14q-6 28-62 28t-62-28z" fill="url(#${id}-iron)"/>
  ${extrude('M170 150h60l66 176h-34l-18-44h-88l-18 44h-34zM200 190l-30 64h60z', 6, -6, paint.dark, `url(#${id}-coat)`)}<path d="M92 322h64v14H92zM244 322h64v14h-64z" fill="url(#${id}-iron)"/>${tube('M214 168l60-14', 9, tones.steel)}${bolt(id, 206, 168, 13)}`

/** A pair of ratchet stands. */
const jackStands: Drawing = (paint, id) => `${place(116, -2, 0.78, stand(paint, id))}${place(-46, 44, 0.88, stand(paint, id))}`

/** Bottle jack: ram out of its cylinder, pump beside it, handle in its socket. */
const hydraulicJack: Drawing = (paint, id) =>
  grow(
    1.05,
    `${tube('M262 250L368 96', 15, tones.steel)}<path d="M342 134l28-40 12 8-28 40z" fill="url(#${id}-rubber)"/>
    ${extrude('M84 318q0-14 14-14h204q14 0 14 14v22q0 14-14 14H98q-14 0-14-14z', 6, -8, '#0d0f12', `url(#${id}-coat)`)}
    ${lathe(id, 256, 0.28, [226, 250, 40, 40, 'steel'], [250, 314, 56, 56, 'paint'])}${extrude('M238 236h62q14 0 14 12t-14 12h-62z', 3, -4, '#454e58', `url(#${id}-cast)`)}${bolt(id, 300, 246, 8)}
    ${lathe(id, 168, 0.28, [44, 60, 62, 76, 'iron'], [60, 132, 44, 44, 'chrome'], [132, 152, 112, 112, 'iron'], [152, 312, 136, 136, 'paint'])}${times(5, (i) => `<path d="M145 ${72 + i * 12}q23 12 46 0" fill="none" stroke="#76818f" stroke-width="2"/>`)}
    <path d="M100 206a68 19 0 0 0 136 0v52a68 19 0 0 1-136 0z" fill="#fff" opacity=".92"/>${face('M150 244l18-26 18 26h-10v16h-16v-16z', paint.base)}${gloss('M112 162h16v146l-16-3z', 0.35)}`,
  )

export const accessoryDetails = {
  'seat-covers': seatCovers,
  'steering-wheel-cover': steeringWheelCover,
  'sun-shade': sunShade,
  'lug-wrench': lugWrench,
  'fire-extinguisher': fireExtinguisher,
  'warning-triangles': warningTriangles,
  'tire-inflator': tireInflator,
  'jack-stands': jackStands,
  'hydraulic-jack': hydraulicJack,
} satisfies Record<string, Drawing>
