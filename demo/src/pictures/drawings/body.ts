import type { Drawing } from '../paint.ts'
import { bolt, cable, clipped, each, gear, gloss, hole, socket, spots, times, turn } from './body-shapes.ts'

const sideMirror: Drawing = (paint, id) => {
  const shell = 'M60 92q16-24 64-30 110-12 176 22 38 20 42 66 4 60-30 84-20 14-70 16l-130 6q-46 0-58-40-18-74 6-124z'
  return `<path d="M236 236l44-10 60 84q10 14 4 36h-70q-8-60-52-92z" fill="url(#${id}-black)" stroke="#6b7580" stroke-opacity=".5"/>
  <path d="M266 338h84q8 0 8 8v6h-98z" fill="url(#${id}-rubber)"/>
    ${cable('M330 344c20 20 26 0 40 16', 6, '#20262d')}
    <path d="${shell}" fill="#0d1014" transform="translate(4 8)"/><path d="${shell}" fill="url(#${id}-coat)" stroke="${paint.dark}"/>
    ${gloss('M70 104q14-22 60-26 100-8 158 18 24 12 34 34-50-30-130-34-80-4-128 40-2-18 6-32z', 0.4)}
    <path d="M76 118q10-26 56-30 90-6 146 16 34 14 38 48 2 46-24 62-16 10-58 10l-110 6q-38 0-48-32-12-44 0-80z" fill="#14181d"/>
    ${clipped(
      id,
      'pane',
      `<path d="M88 124q8-22 50-24 84-6 132 14 30 12 32 40 2 38-20 50-14 8-52 8l-104 6q-32 0-40-28-10-36
      2-66z"/>`,
      `<rect x="70" y="80" width="250" height="150" fill="url(#${id}-glass)"/>
      <path d="M70 190q60-26 120-10t130-14v80H70z" fill="#8fb08a"/><path d="M70 204q80-22 140-8t110-8v60H70z" fill="#69757f"/>
      <path d="M176 240l24-44 12 0 40 44z" fill="#8b97a3"/>
      <path d="M204 200l12 40" stroke="#fff" stroke-width="2.5" stroke-dasharray="7 6"/>
      <path d="M110 230L210 90h40L150 230zM170 230L270 90h14L184 230z" fill="#fff" opacity=".35"/>`,
    )}
    <path d="M84 228q60 12 170 4 30-2 50-14v10q-20 14-50 16-110 8-158-4-10-4-12-12z" fill="#f39a1e" stroke="#9c5a06"/>
    ${times(14, (i) => `<path d="M${100 + i * 14} 231v13" stroke="#ffd995" stroke-width="3"/>`)}`
}

const doorHandle: Drawing = (paint, id) =>
  turn(
    -12,
    `
  <path d="M48 152q-8 0-10 10v84q2 12 14 12h300q12 0 14-12v-80q-2-12-14-12z" fill="#0d1014" transform="translate(3 7)"/>
  <rect x="36" y="146" width="328" height="114" rx="30" fill="url(#${id}-black)" stroke="#6b7580"/>
  <rect x="50" y="160" width="300" height="86" rx="24" fill="#14181d"/>
  <path d="M110 246q6-70 90-74t90 74z" fill="#000"/><path d="M122 246q10-54 78-58t78 58z" fill="#20262d"/>
  <path d="M34 190q0-52 40-56 126-14 252 0 40 4 40 56 0 34-36 36-18 0-26-16-10-22-38-24-66-6-132 0-28 2-38 24-8 16-26
    16-36-2-36-36z" fill="#0d1014" opacity=".6" transform="translate(3 10)"/>
  <path d="M34 184q0-52 40-56 126-14 252 0 40 4 40 56 0 34-36 36-18 0-26-16-10-22-38-24-66-6-132 0-28 2-38 24-8 16-26
    16-36-2-36-36z" fill="url(#${id}-coat)" stroke="${paint.dark}"/>
  ${gloss('M48 170q2-28 30-32 122-14 244 0 28 4 30 32-8-18-34-20-118-14-236 0-26 2-34 20z', 0.55)}
  <path d="M104 184q96-22 192 0" fill="none" stroke="url(#${id}-chrome)" stroke-width="7" stroke-linecap="round"/>
  <circle cx="336" cy="186" r="23" fill="url(#${id}-chrome)" stroke="#59636f"/><circle cx="336" cy="186" r="16" fill="url(#${id}-cast)"/>
  <rect x="333" y="175" width="6" height="22" rx="2" fill="#14181d"/>
  <path d="M70 258v34q0 8 8 8h26v-42zM300 258v34q0 8-8 8h-26v-42z" fill="url(#${id}-steel)" stroke="#59636f"/>${hole(88, 284, 7)}
  ${hole(282, 284, 7)}`,
  )

/** The scissor kind: toothed sector, crossed arms with their rollers in two rails, motor at the pivot. */
const windowRegulator: Drawing = (paint, id) => {
  const rail = (x: number, y: number, w: number) => `<rect x="${x}" y="${y}" width="${w}" height="28" rx="6"
    fill="url(#${id}-plate)" stroke="#59636f"/><rect x="${x + 12}" y="${y + 9}" width="${w - 24}" height="11" rx="5" fill="#39424c"/>`
  const arm = (d: string, fill: string) => `<path d="${d}" fill="#1b222b" opacity=".4" transform="translate(4 6)"/>
  <path d="${d}" fill="${fill}" stroke="#4a525c"/>`
  return `${rail(66, 56, 290)}${rail(200, 300, 160)}
    ${arm('M318 306l18-20L128 62l-22 16z', `url(#${id}-cast)`)}
    <path d="${gear(122, 268, 92, 84, 44)}" fill="url(#${id}-plate)" stroke="#59636f" clip-path="url(#${id}-sector)"/>
    <clipPath id="${id}-sector"><path d="M122 268L60 140l150-6 30 110z"/></clipPath>
    ${arm(`M100 274q-4 22 20 26 16 0 24-14L330 78l-22-18-190 190q-14 8-18 24z`, `url(#${id}-coat)`)}
    ${gloss('M116 262L310 66l8 7L124 268z', 0.4)}
    ${spots(
      '116 70, 320 70, 326 314',
      (x, y) => `<circle cx="${x}" cy="${y}" r="16" fill="url(#${id}-black)"
      stroke="#7b8591"/><circle cx="${x}" cy="${y}" r="6" fill="#c9d0d8"/>`,
    )}
    ${bolt(id, 218, 174, 15)}
    <path d="M40 214h88q16 0 16 16v40q0 16-16 16H96l-20 60q-4 12-18 8l-14-4q-12-4-8-16l10-50q-18-8-18-26v-30q0-14 12-14z"
      fill="url(#${id}-cast)" stroke="#4a525c"/>
    <rect x="40" y="284" width="58" height="76" rx="16" fill="url(#${id}-paint)" stroke="#1b222b" stroke-opacity=".4"
      transform="rotate(14 70 320)"/>
    <circle cx="92" cy="248" r="33" fill="url(#${id}-black)" stroke="#6b7580"/>
    <path d="${gear(92, 248, 18, 14, 10)}" fill="url(#${id}-brass)" stroke="#6f5214"/><circle cx="92" cy="248" r="6" fill="#20262d"/>
    ${spots('50 226, 134 226, 132 274', (x, y) => bolt(id, x, y, 8))}
    <path d="M112 348l56-6" stroke="${paint.accent}" stroke-width="6"/><path d="M104 338l60 4" stroke="#20262d" stroke-width="6"/>
    ${socket(id, 158, 330, 40, 30, 2)}`
}

const mesh = (x: number, y: number, columns: number, rows: number, size: number) => {
  const half = (size * 0.87).toFixed(1)
  return times(rows, (r) =>
    times(columns, (c) => {
      const [px, py] = [(x + (c + (r % 2) / 2) * size * 1.8).toFixed(1), (y + (r * 1.5 - 1) * size).toFixed(1)]
      return `<path d="M${px} ${py}l${half} ${size / 2}v${size}l-${half} ${size / 2}l-${half}-${size / 2}v-${size}z" fill="#0b0d10"
      stroke="#4b525b" stroke-width="2"/>`
    }),
  )
}

const bumper: Drawing = (paint, id) => {
  const shape = `M10 148Q10 122 30 118L92 104Q108 102 114 118Q122 140 142 140H258Q278 140 286 118Q292 102 308 104L370 118Q390 122 390 148
    L384 200Q348 212 340 276Q338 290 324 292Q200 310 76 292Q62 290 60 276Q52 212 16 200Z`
  const intake = 'M126 212q74-10 148 0 12 2 9 14l-12 44q-3 10-15 11-56 6-112 0-12-1-15-11l-12-44q-3-12 9-14z'
  return `<path d="${shape}" fill="#0d1014" transform="translate(0 10)"/>
  <path d="${shape}" fill="url(#${id}-coat)" stroke="${paint.dark}"/>
    <path d="M20 142Q22 130 36 128L94 114Q102 114 106 124Q114 150 140 150H260Q286 150 294 124Q298 114 306 114L364 128Q378 130 380 142
      Q350 134 312 136Q300 166 262 166H138Q100 166 88 136Q50 134 20 142Z" fill="#fff" opacity=".36"/>
    <path d="M13 172q40 22 96 18 91-8 182 0 56 4 96-18" fill="none" stroke="${paint.dark}" stroke-width="4"/>
    <path d="M13 177q40 22 96 18 91-8 182 0 56 4 96-18" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2"/>
    ${clipped(
      id,
      'intake',
      `<path d="${intake}"/>`,
      `<rect x="100" y="190" width="200" height="110" fill="#1a1f25"/>
    ${mesh(110, 208, 12, 8, 9)}`,
    )}
    <path d="${intake}" fill="none" stroke="#14181d" stroke-width="5"/>
    <rect x="121" y="243" width="158" height="6" rx="3" fill="#c9d0d8"/>
    ${each(
      [0, 1],
      (side) => `<g transform="${side ? 'translate(400 0) scale(-1 1)' : ''}">
      <path d="M52 206l44 2q10 1 12 10l8 44q1 12-11 11l-28-4q-10-2-11-12-4-30-17-45-4-6 3-6z" fill="#14181d"
        stroke="#39424c" stroke-width="3"/>
      <circle cx="87" cy="238" r="20" fill="url(#${id}-chrome)"/>
      <circle cx="87" cy="238" r="15" fill="url(#${id}-glass)" stroke="#59636f"/>
      ${times(4, (i) => `<path d="M${79 + i * 5} 227v22" stroke="#8aa4be" stroke-width="1.5"/>`)}
      <rect x="28" y="150" width="40" height="10" rx="5" fill="#f39a1e" stroke="#9c5a06"/>${hole(122, 176, 4)}</g>`,
    )}
    <path d="M76 288q124 16 248 0l-8 12q-116 14-232 0z" fill="#20262d"/>`
}

const grille: Drawing = (_, id) => {
  const frame = 'M48 98q152-26 304 0 24 4 22 28-6 84-44 138-14 20-40 22-90 8-180 0-26-2-40-22-38-54-44-138-2-24 22-28z'
  const inner = (scale: number) => `<path d="${frame}"
    transform="translate(200 190) scale(${scale} ${scale - 0.03}) translate(-200 -190)"/>`
  return `<path d="${frame}" fill="#0d1014" transform="translate(3 10)"/><path d="${frame}" fill="url(#${id}-chrome)" stroke="#76818f"/>
  <g fill="url(#${id}-coat)">${inner(0.95)}</g>
    ${clipped(
      id,
      'opening',
      inner(0.87),
      `<rect x="30" y="70" width="340" height="240" fill="#1a1f25"/>${mesh(44, 96, 21, 16, 9)}
      ${times(
        4,
        (i) => `<rect x="30" y="${116 + i * 44}" width="340" height="13" fill="#0b0d10"/>
      <rect x="30" y="${112 + i * 44}" width="340" height="12" fill="#c3ccd6"/>
      <rect x="30" y="${112 + i * 44}" width="340" height="4" fill="#fff"/>
      <rect x="30" y="${121 + i * 44}" width="340" height="3" fill="#76818f"/>`,
      )}`,
    )}
    <circle cx="200" cy="186" r="44" fill="#0d1014" opacity=".6"/>
    <circle cx="200" cy="182" r="42" fill="url(#${id}-chrome)" stroke="#76818f"/>
    <circle cx="200" cy="182" r="33" fill="url(#${id}-coat)"/>${gloss('M171 172q6-22 30-22 22 0 28 20-28-8-58 2z', 0.5)}
    ${spots(
      '30 84, 370 84',
      (x, y) => `<rect x="${x - 16}" y="${y - 8}" width="32" height="18" rx="5"
      fill="url(#${id}-black)"/>${hole(x, y, 5)}`,
    )}`
}

const fender: Drawing = (paint, id) => {
  const shape = `M34 170q10-44 70-62 120-34 234-26 20 2 22 22l8 60-12 100q-2 30-8 54h-46q-4-104-98-106-92 2-104 98l-2 6q-44
    2-54-12-16-60-10-134z`
  return `<path d="${shape}" fill="#0d1014" transform="translate(4 8)"/>
  <path d="${shape}" fill="url(#${id}-coat)" stroke="${paint.dark}"/>
    ${gloss('M46 162q14-34 66-48 112-30 222-24 8 0 10 10-150-8-240 24-40 14-58 38z', 0.45)}
    <path d="M40 196q120-58 324-34" fill="none" stroke="${paint.dark}" stroke-width="4"/>
    <path d="M40 202q120-58 324-34" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>
    <path d="M302 318q-4-104-98-106-92 2-104 98" fill="none" stroke="${paint.dark}" stroke-width="13"/>
    <path d="M308 318q-6-112-104-114-98 2-110 104" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>
    <path d="M34 172q4-16 14-28l50 8q-12 28-60 34z" fill="#20262d"/><path d="M42 168q4-12 10-18l38 6q-10 18-48 22z" fill="#39424c"/>
    <rect x="318" y="196" width="34" height="16" rx="8" fill="#f39a1e" stroke="#9c5a06"/>
    ${times(4, (i) => `<path d="M${325 + i * 7} 198v12" stroke="#ffd995" stroke-width="2"/>`)}
    <path d="M110 104l2-10h18l2 6M210 84l2-9h18l2 6M310 80v-9h18v10" fill="${paint.dark}"/>
    ${each([121, 221, 319], (x, i) => `<circle cx="${x}" cy="${[99, 79, 76][i]}" r="3" fill="#14181d"/>`)}
    <path d="M340 318l6-52 8 0-6 52z" fill="#fff" opacity=".25"/>${hole(330, 306, 5)}${hole(66, 300, 5)}`
}

const hood: Drawing = (paint, id) => {
  const shape = 'M20 262q0-20 8-46l34-116q6-18 30-20 108-14 216 0 24 2 30 20l34 116q8 26 8 46 0 22-24 28-156 36-312 0-24-6-24-28z'
  return `<path d="${shape}" fill="#0d1014" transform="translate(0 11)"/>
  <path d="${shape}" fill="url(#${id}-coat)" stroke="${paint.dark}"/>
    <path d="M136 76q64-6 128 0l38 220q-102 22-204 0z" fill="${paint.light}" opacity=".4"/>
    <path d="M136 76L98 298M264 76l38 222" stroke="${paint.dark}" stroke-width="4"/>
    <path d="M141 76L104 300M259 76l37 224" stroke="#fff" stroke-opacity=".55" stroke-width="2.5"/>
    ${gloss('M74 108q6-16 22-18l28-4-38 204q-34-6-52-18 0-20 8-46z', 0.26)}${gloss('M164 82h34l-16 224q-28 0-54-4z', 0.22)}
    <path d="M30 272q170 44 340 0v8q-170 44-340 0z" fill="#fff" opacity=".4"/>
    <path d="M76 92q124-18 248 0l2 8q-126-18-252 0z" fill="#0d1014" opacity=".55"/>
    <path d="M168 206h64q12 0 16 12l10 36q2 12-12 12h-92q-14 0-12-12l10-36q4-12 16-12z" fill="${paint.dark}"/>
    <path d="M164 220h72l6 26h-84z" fill="#14181d"/>
    ${times(7, (i) => `<path d="M${172 + i * 10} 221l${-6 + i * 1.8} 25" stroke="#5a626c" stroke-width="3"/>`)}
    ${gloss('M168 208h64q8 0 12 8h-88q4-8 12-8z', 0.4)}
    ${each([110, 290], (x) => `<rect x="${x - 9}" y="104" width="18" height="7" rx="3.5" fill="#14181d"/>`)}`
}

/** One conventional blade, 340 long: superstructure, yokes, rubber lip, hook adaptor. */
const blade = (paint: string, id: string) => `
  <path d="M-170 26h340v5l-6 10q-164 6-328 0l-6-10z" fill="#14181d"/><path d="M-164 41q164 6 328 0l-2 5q-160 6-324 0z" fill="#4b525b"/>
  <path d="M-168 27h336" stroke="#c9d0d8" stroke-width="3"/>
  ${each([-1, 1], (s) =>
    [
      [150, 100],
      [68, 20],
    ]
      .map(
        ([a = 0, b = 0]) => `
    <path d="M${s * a} 26q${(-s * (a - b)) / 2}-26 ${-s * (a - b)} 0" fill="none" stroke="#2c3138"
      stroke-width="8" stroke-linecap="round"/>`,
      )
      .join(''),
  )}
  <path d="M-134 14q60-40 134-40t134 40l-8 6q-50-28-126-28t-126 28z" fill="url(#${id}-black)" stroke="#6b7580" stroke-opacity=".7"/>
  <path d="M-124 10q56-32 124-32t124 32" fill="none" stroke="${paint}" stroke-width="4"/>
  ${each([-92, 92], (x) => `<ellipse cx="${x}" cy="3" rx="14" ry="5" fill="#0d1014"/>`)}
  <rect x="-26" y="-40" width="52" height="34" rx="9" fill="url(#${id}-coat)" stroke="#1b222b"/>
  <rect x="-20" y="-36" width="40" height="7" rx="3" fill="#fff" opacity=".4"/>
  <circle cx="0" cy="-20" r="7" fill="url(#${id}-steel)" stroke="#20262d"/>`

const wiperBlade: Drawing = (paint, id) => `<g transform="translate(182 140) rotate(-32) scale(1.02)">${blade(paint.base, id)}</g>
  <g transform="translate(222 252) rotate(-32) scale(1.02)">${blade(paint.base, id)}</g>`

export const body = {
  'side-mirror': sideMirror,
  'door-handle': doorHandle,
  'window-regulator': windowRegulator,
  bumper,
  grille,
  fender,
  hood,
  'wiper-blade': wiperBlade,
} satisfies Record<string, Drawing>
