import type { Drawing } from '../paint.ts'
import { around, bolt, cable, gear, gloss, hole, lathe, lie, place, socket, spots, times, turn } from './body-shapes.ts'

/** Seen on its pulley, the rear housing peeping out behind; slots show the copper windings. */
const alternator: Drawing = (paint, id) => `
  <path d="M96 74q-20-34 12-44 30-8 44 20l18 34zM234 326l20 34q16 22 44 10 24-14 8-44l-24-34z" fill="url(#${id}-cast)"
    stroke="#4a525c"/>${hole(120, 54, 13)}${hole(284, 346, 13)}
  <circle cx="222" cy="188" r="128" fill="#39424c"/><circle cx="222" cy="188" r="128" fill="none" stroke="#6a737e" stroke-width="3"/>
  ${around(36, 222, 188, 126, (x, y, a) =>
    turn(
      a,
      `<rect x="${x - 10}" y="${y - 4}" width="14" height="8" rx="2"
    fill="#8b95a1"/>`,
      x,
      y,
    ),
  )}
  <circle cx="208" cy="196" r="132" fill="url(#${id}-steel)"/><circle cx="206" cy="197" r="131" fill="url(#${id}-copper)" opacity=".9"/>
  <circle cx="194" cy="203" r="130" fill="#4a525c"/>
  <circle cx="190" cy="204" r="130" fill="url(#${id}-cast)" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>
  <circle cx="190" cy="204" r="116" fill="none" stroke="#4a525c" stroke-opacity=".35" stroke-width="3"/>
  ${around(18, 190, 204, 88, (x, y, a) =>
    turn(
      a,
      `<rect x="${x - 22}" y="${y - 8}" width="44" height="16" rx="7" fill="#1a1f25"/>
  <rect x="${x - 16}" y="${y - 3}" width="32" height="8" rx="3" fill="#b0622f"/>
    <path d="M${x - 14} ${y - 1}h28" stroke="#f0b083" stroke-width="1.6"/>`,
      x,
      y,
    ),
  )}
  ${around(4, 190, 204, 116, (x, y) => bolt(id, x, y, 11), -45)}
  <circle cx="192" cy="210" r="64" fill="#1b222b" opacity=".5"/><circle cx="190" cy="204" r="62" fill="url(#${id}-coat)"/>
  ${times(
    4,
    (i) => `<circle cx="190" cy="204" r="${60 - i * 5}" fill="none" stroke="${i % 2 ? paint.light : paint.dark}"
    stroke-width="2.5"/>`,
  )}
  <circle cx="190" cy="204" r="42" fill="url(#${id}-plate)" stroke="#59636f"/>
  ${around(3, 190, 204, 30, (x, y) => `<circle cx="${x}" cy="${y}" r="8" fill="#39424c"/>`)}${bolt(id, 190, 204, 19)}`

const starter: Drawing = (paint, id) =>
  turn(
    -10,
    `
  ${lie(
    `${lathe(id, 128, 0.28, [96, 112, 76, 76, 'iron'], [112, 222, 84, 84, 'steel'], [222, 244, 76, 66, 'rubber'])}
    <path d="M86 150a42 12 0 0 0 84 0v40a42 12 0 0 1-84 0z" fill="url(#${id}-paint)"/>`,
    0,
  )}
  ${lie(`${lathe(id, 226, 0.28, [128, 300, 132, 132, 'paint'], [300, 346, 126, 108, 'steel'])}
    <path d="M160 286a66 18 0 0 0 132 0v8a66 18 0 0 1-132 0zM160 176a66 18 0 0 0 132 0v6a66 18 0 0 1-132 0z" fill="#1b222b" opacity=".4"/>
    <path d="M160 210a66 18 0 0 0 132 0v14a66 18 0 0 1-132 0z" fill="${paint.accent}" opacity=".85"/>
    ${lathe(id, 190, 0.24, [98, 130, 190, 176, 'iron'])}
    ${lathe(id, 226, 0.3, [40, 98, 76, 118, 'steel'])}
    <ellipse cx="226" cy="40" rx="38" ry="11" fill="#14181d"/>`)}
  <g transform="translate(340 226) scale(.42 1)"><path d="${gear(0, 0, 36, 27, 10)}" fill="#59636f" transform="translate(-26 0)"/>
  <path d="${gear(0, 0, 36, 27, 10)}" fill="#8b95a1" transform="translate(-12 0)"/>
    <path d="${gear(0, 0, 36, 27, 10)}" fill="url(#${id}-plate)" stroke="#4a525c" stroke-width="2"/><circle r="12" fill="#20262d"/></g>
  ${spots(
    '150 96, 150 152',
    (x, y) => `<rect x="${x - 22}" y="${y - 6}" width="28" height="12" fill="url(#${id}-copper)"/>
  ${bolt(id, x - 22, y, 11)}`,
  )}
  ${cable('M120 158c-26 16-20 40 4 44', 9, '#c9733f')}`,
  )

const battery: Drawing = (paint, id) => `
  <path d="M52 146l44-40h258l-30 40z" fill="url(#${id}-black)"/><path d="M324 146l30-40v188l-30 44z" fill="#0f1215"/>
  <path d="M52 146h272v192H64q-12 0-12-12z" fill="url(#${id}-black)"/>
  <path d="M52 186h272v104H52z" fill="url(#${id}-coat)"/><path d="M324 186l30-38v100l-30 42z" fill="${paint.dark}"/>
  <path d="M52 186h272v10H52zM52 280h272v10H52z" fill="${paint.accent}"/>
  <path d="M206 204l-54 44h34l-16 32 58-46h-36z" fill="#fff" opacity=".92"/>${gloss('M52 186h160l-110 104H52z', 0.14)}
  ${times(
    9,
    (i) => `<rect x="${66 + i * 29}" y="300" width="17" height="30" rx="4" fill="#0c0e11"/>
  <rect x="${66 + i * 29}" y="300" width="4" height="30" rx="2" fill="#5a626c"/>`,
  )}
  <path d="M40 152q0-8 8-8h284l34-42v16l-32 44q-4 6-10 6H50q-10 0-10-8z" fill="#3a4149" stroke="#7b8591" stroke-opacity=".6"/>
  <path d="M100 110h246l-24 32H66z" fill="#2c3138"/>
  ${times(
    6,
    (i) => `<ellipse cx="${128 + i * 30}" cy="126" rx="12" ry="7" fill="#14181d"/>
  <ellipse cx="${127 + i * 30}" cy="123" rx="12" ry="7" fill="#4b525b" stroke="#7b8591" stroke-opacity=".6"/>
  <path d="M${121 + i * 30} 123h12" stroke="#14181d" stroke-width="2.5"/>`,
  )}
  <path d="M120 136q0-72 84-72t84 72" fill="none" stroke="#14181d" stroke-width="11"/>
  <path d="M120 134q0-72 84-72t84 72" fill="none" stroke="#4b525b" stroke-width="5"/>
  ${lathe(id, 92, 0.36, [96, 122, 26, 30, 'steel'], [120, 132, 46, 50, 'paint'])}
  ${lathe(id, 322, 0.36, [90, 114, 26, 30, 'steel'], [112, 122, 44, 48, 'rubber'])}
  <path d="M84 162v16M76 170h16" stroke="#fff" stroke-width="5"/><path d="M288 170h18" stroke="#fff" stroke-width="5"/>`

const relay: Drawing = (paint, id) => `
  ${spots(
    '112 276, 156 292, 206 306, 254 288, 292 262',
    (x, y, i) => `
    <path d="M${x} ${y}h${i === 2 ? 26 : 20}v52l-5 8h-${i === 2 ? 16 : 10}l-5-8z"
      fill="url(#${id}-brass)" stroke="#6f5214"/>
    <circle cx="${x + (i === 2 ? 13 : 10)}" cy="${y + 40}" r="4" fill="#4d3a12"/>`,
  )}
  <path d="M80 242l138 56 112-66v30l-112 66-138-56z" fill="#14181d"/>
  <path d="M84 104l134 46v152L84 250z" fill="url(#${id}-coat)"/><path d="M218 150l108-54v140l-108 66z" fill="${paint.dark}"/>
  <path d="M84 104l108-46 134 38-108 54z" fill="${paint.light}"/>
  <path d="M84 104l134 46 108-54M218 150v152" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.5"/>
  <path d="M110 140l82 28v86l-82-30z" fill="#fff" opacity=".92"/>
  <path d="M122 164l0 46M122 178h18l16-8M122 200l14 5v10l22 8v-12l12 4" fill="none" stroke="#20262d" stroke-width="3.5"/>
  <path d="M172 176v30" stroke="#20262d" stroke-width="3.5"/>
  <circle cx="172" cy="176" r="4" fill="${paint.base}"/><circle cx="122" cy="164" r="4" fill="${paint.base}"/>
  ${times(4, (i) => `<path d="M${238 + i * 20} ${160 - i * 10}v112" stroke="#000" stroke-opacity=".25" stroke-width="5"/>`)}
  <path d="M136 86l30-46q6-10 18-6l60 16q12 4 8 16l-10 30" fill="none" stroke="#20262d" stroke-width="15" stroke-linejoin="round"/>
  <path d="M136 84l30-44q6-10 18-6l60 16" fill="none" stroke="#5a626c" stroke-width="4"/>
  <ellipse cx="212" cy="70" rx="7" ry="4" fill="#20262d"/>`

const fuse = (id: string, x: number, y: number, degrees: number, scale: number, colour: string) => `<g
    transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale})">
  <path d="M-44 10h26v74l-8 8h-10l-8-8zM18 10h26v74l-8 8H26l-8-8z" fill="url(#${id}-steel)" stroke="#59636f" stroke-width="1.5"/>
  <path d="M-56-46h112q6 0 6 6v52q0 8-8 8H26q-6 0-6 6v2h-40v-2q0-6-6-6h-28q-8 0-8-8v-52q0-6 6-6z"
    fill="${colour}" fill-opacity=".88" stroke="#1b222b" stroke-opacity=".35" stroke-width="1.5"/>
  <path d="M-34 20v-34q0-14 14-10t20 8 20-8 14 10v34" fill="none" stroke="#eef2f6" stroke-width="6" opacity=".8"/>
  <rect x="-52" y="-42" width="104" height="12" rx="4" fill="#fff" opacity=".45"/><circle cx="-40" cy="-36" r="4" fill="#fff"/>
  <circle cx="40" cy="-36" r="4" fill="#fff"/>
  <path d="M-62-28v40q0 8 8 8h10v-48z" fill="#fff" opacity=".22"/></g>`

const fuseSet: Drawing = (paint, id) => `
  ${fuse(id, 90, 98, -10, 0.82, '#e0b21f')}${fuse(id, 200, 84, 0, 0.82, '#b9722f')}${fuse(id, 310, 98, 10, 0.82, '#3f9a56')}
  ${fuse(id, 74, 248, 10, 0.88, '#2fa3c4')}${fuse(id, 326, 248, -10, 0.88, '#d5dbe2')}${fuse(id, 200, 246, 0, 1.26, paint.base)}`

const rocker = (paint: string, x: number, y: number, w: number, up: boolean) => `
  <rect x="${x}" y="${y}" width="${w}" height="62" rx="9" fill="#0c0e11"/>
  <rect x="${x + 4}" y="${y + 3}" width="${w - 8}" height="${up ? 24 : 30}" rx="7" fill="#6b7580"/>
  <rect x="${x + 4}" y="${y + (up ? 20 : 26)}" width="${w - 8}" height="${up ? 38 : 32}" rx="7" fill="#39424c"/>
  <rect x="${x + 10}" y="${y + 6}" width="${w - 20}" height="4" rx="2" fill="#fff" opacity=".4"/>
  <rect x="${x + w / 2 - 13}" y="${y + 32}" width="26" height="18" rx="3" fill="none" stroke="#fff" stroke-width="2.5"/>
  <path d="M${x + w / 2 - 13} ${y + 41}h26" stroke="${paint}" stroke-width="4"/>`

const switchPanel: Drawing = (paint, id) =>
  turn(
    -10,
    `
  <path d="M62 300h276v22q0 22-22 22H84q-22 0-22-22z" fill="#14181d"/>${socket(id, 154, 308, 92, 44, 6)}
  <rect x="42" y="60" width="316" height="258" rx="36" fill="#0c0e11"/>
  <rect x="42" y="52" width="316" height="258" rx="36" fill="url(#${id}-black)" stroke="#7b8591" stroke-width="2"/>
  <rect x="58" y="68" width="284" height="226" rx="24" fill="none" stroke="url(#${id}-coat)" stroke-width="7"/>
  ${rocker(paint.light, 80, 92, 104, false)}${rocker(paint.light, 216, 92, 104, true)}${rocker(paint.light, 80, 166, 104, true)}
  ${rocker(paint.light, 216, 166, 104, false)}
  <rect x="80" y="242" width="104" height="34" rx="10" fill="#0c0e11"/>
  <rect x="84" y="244" width="96" height="26" rx="8" fill="url(#${id}-coat)"/><circle cx="132" cy="257" r="5" fill="#fff"/>
  <circle cx="268" cy="260" r="24" fill="#0c0e11"/><circle cx="268" cy="257" r="21" fill="url(#${id}-black)" stroke="#7b8591"/>
  <path d="M268 243l6 9h-12zM268 271l6-9h-12zM254 257l9-6v12zM282 257l-9-6v12z" fill="#fff" opacity=".9"/>`,
  )

const trumpet = (paint: { base: string; dark: string; accent: string }, id: string, material: string) => `
  <path d="M120 30l26-18 20 8-8 60-30 10z" fill="url(#${id}-steel)" stroke="#59636f"/>${hole(146, 30, 7)}
  <path d="M138 70a96 96 0 1 0 70 150l46 22q16 6 22-12l14-62q2-18-16-20l-40-2A96 96 0 0 0 138 70z" fill="url(#${id}-${material})"
    stroke="#14181d" stroke-opacity=".5" stroke-width="2"/>
  <path d="M254 242q16 6 22-12l14-62q2-18-16-20-12 4-20 44-8 40 0 50z" fill="#0c0e11" stroke="#7b8591" stroke-width="2"/>
  <path d="M212 160q40-14 52-10M210 214q30 16 42 26" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="4"/>
  <path d="M138 86a80 80 0 1 0 62 124" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="8"/>
  <circle cx="138" cy="164" r="60" fill="#0c0e11" opacity=".6"/>
  <circle cx="136" cy="161" r="58" fill="url(#${id}-steel)" stroke="#59636f"/><circle cx="136" cy="161" r="48" fill="url(#${id}-coat)"/>
  ${times(
    3,
    (i) => `<circle cx="136" cy="161" r="${42 - i * 9}" fill="none"
    stroke="${i % 2 ? '#fff' : paint.dark}" stroke-opacity=".6" stroke-width="2.5"/>`,
  )}${bolt(id, 136, 161, 13)}
  ${around(6, 136, 161, 53, (x, y) => `<circle cx="${x}" cy="${y}" r="3.5" fill="#4a525c"/>`)}`

const horn: Drawing = (paint, id) => `${place(128, 22, 0.86, trumpet(paint, id, 'black'))}
  ${place(12, 98, 0.98, trumpet(paint, id, 'black'))}`

export const electrical = {
  alternator,
  starter,
  battery,
  relay,
  'fuse-set': fuseSet,
  switch: switchPanel,
  horn,
} satisfies Record<string, Drawing>
