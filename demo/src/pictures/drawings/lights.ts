import type { Drawing } from '../paint.ts'
import { around, bolt, clipped, each, gloss, grow, hole, lathe, radial, spots, times, turn } from './body-shapes.ts'

const projector = (id: string, x: number, y: number, r: number, glow: string) => `
  <circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id}-chrome)" stroke="#59636f"/>
  ${around(28, x, y, r - 5, (px, py, a) =>
    turn(
      a,
      `<rect x="${px - 4}" y="${py - 1}" width="8" height="2" fill="#59636f"
    opacity=".6"/>`,
      px,
      py,
    ),
  )}
  <circle cx="${x}" cy="${y}" r="${r - 10}" fill="#14181d"/>
  <circle cx="${x}" cy="${y}" r="${r - 13}" fill="none" stroke="${glow}" stroke-width="4"/>
  <circle cx="${x}" cy="${y}" r="${r - 17}" fill="url(#${id}-lens)"/>
  <ellipse cx="${x - r * 0.2}" cy="${y - r * 0.24}" rx="${r * 0.22}" ry="${r * 0.13}" fill="#fff" opacity=".9"
    transform="rotate(-30 ${x - r * 0.2} ${y - r * 0.24})"/>`

const headlight: Drawing = (paint, id) => {
  const shape = 'M30 258q-6-60 44-96 70-48 190-62 68-8 92 8 16 14 8 52-10 62-48 104-16 18-44 20l-200 10q-36 0-42-36z'
  return `${radial(id, 'lens', ['#ffffff', '#cfe4f7', '#7d9cba', '#2c4258'])}
    <path d="M250 108l70-34 30 6-4 30zM70 280l-10 46 34 8 26-48z" fill="url(#${id}-black)"/>${hole(326, 90, 8)}${hole(82, 318, 8)}
    <path d="${shape}" fill="#0d1014" transform="translate(5 9)"/><path d="${shape}" fill="url(#${id}-black)"/>
    ${clipped(
      id,
      'housing',
      `<path d="${shape}"
      transform="translate(200 200) scale(.965 .95) translate(-200 -200)"/>`,
      `<rect x="20" y="80" width="360" height="240"
        fill="#252b32"/>
      <path d="M20 250q60-90 180-110t190-30v-40H20z" fill="#4b545f"/>
      ${times(9, (i) => `<path d="M${180 + i * 24} 120l-40 180" stroke="#39424c" stroke-width="3"/>`)}
      <path d="M250 70h150v140l-60 10q-54-60-90-150z" fill="#d9791a"/>
      ${times(8, (i) => `<path d="M${266 + i * 15} 90l26 130" stroke="#ffc46b" stroke-width="4" opacity=".7"/>`)}
      <path d="M40 262q40-16 290 8v14q-240 28-290 8z" fill="url(#${id}-coat)"/>`,
    )}
    ${projector(id, 116, 212, 58, paint.light)}${projector(id, 232, 192, 52, paint.light)}
    <path d="M52 178q56-52 180-62 60-6 106-4" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>
    <path d="M52 178q56-52 180-62 60-6 106-4" fill="none" stroke="#bfe0ff" stroke-width="3" stroke-linecap="round"/>
    ${gloss('M44 216q4-40 50-66 70-36 172-44 50-4 78 2-120 24-180 60-70 40-110 90-12-14-10-42z', 0.2)}
    <path d="${shape}" fill="none" stroke="#c6cfd9" stroke-width="3"/>`
}

const tailLight: Drawing = (_, id) => {
  const shape = 'M96 60q60-22 168-20 42 2 48 40l20 150q8 60-30 96-24 22-84 24-74 2-112-16-26-14-30-60L62 130q-2-52 34-70z'
  return `${radial(id, 'glow', ['#ffd0c4', '#ff4a3c', '#b3121c'], 0.5, 0.5)}
    <path d="${shape}" fill="#0d1014" transform="translate(8 8)"/><path d="${shape}" fill="url(#${id}-coat)"/>
    ${clipped(
      id,
      'lens',
      `<path d="${shape}"
      transform="translate(200 200) scale(.93 .94) translate(-200 -200)"/>`,
      `<rect x="50" y="30" width="300" height="330"
        fill="#9c0f19"/>
      <path d="M50 30h300v100q-150-30-300 30z" fill="#d61f29"/><path d="M50 30h300v70q-160-24-300 30z" fill="#e8323a"/>
      <path d="M50 160q150-60 300-30v50q-150-26-300 34z" fill="#e98a16"/>
      <path d="M50 214q150-60 300-34v48q-150-26-300 30z" fill="#eef2f6"/><path d="M50 258q150-56 300-30v150H50z" fill="#c01822"/>
      ${times(
        26,
        (i) => `<path d="M${60 + i * 12} 30v330" stroke="#000" stroke-opacity=".13" stroke-width="3"/>
      <path d="M${63 + i * 12} 30v330" stroke="#fff" stroke-opacity=".2" stroke-width="1.5"/>`,
      )}
      ${times(5, (i) => `<path d="M50 ${284 + i * 16}q150-50 300-28" stroke="#ff6a60" stroke-opacity=".5" stroke-width="2" fill="none"/>`)}
      <path d="M50 160q150-60 300-30M50 214q150-60 300-34M50 258q150-56 300-30" stroke="#5c0a10" stroke-width="6" fill="none"/>`,
    )}
    <circle cx="178" cy="100" r="30" fill="url(#${id}-glow)" opacity=".95"/>
    <circle cx="254" cy="92" r="30" fill="url(#${id}-glow)" opacity=".95"/>
    ${spots('178 100, 254 92', (x, y) =>
      each(
        [28, 20, 12],
        (r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none"
      stroke="#fff" stroke-opacity=".4" stroke-width="2"/>`,
      ),
    )}
    ${gloss(`M84 110q2-34 32-42 60-18 140-18 24 0 32 14-120-4-166 62-20 40-14 130-16-40-24-146z`, 0.28)}
    <path d="${shape}" fill="none" stroke="#1b222b" stroke-opacity=".4" stroke-width="2"/>`
}

const fogLight: Drawing = (paint, id) => `${radial(id, 'bowl', ['#ffffff', '#eaf1f8', '#b3c3d3', '#6d8197'], 0.45, 0.42)}
  <path d="M168 300h64l10 30h40q10 0 10 10v10H108v-10q0-10 10-10h40z" fill="url(#${id}-iron)"/>${hole(132, 341, 6)}${hole(268, 341, 6)}
  <path d="M46 204h24v-44l-24-10q-12 0-12 14v28q0 12 12 12zM354 204h-24v-44l24-10q12 0 12 14v28q0 12-12 12z" fill="url(#${id}-black)"/>
  ${bolt(id, 50, 178, 10)}${bolt(id, 350, 178, 10)}
  <circle cx="206" cy="190" r="148" fill="#0d1014" opacity=".7"/>
  <circle cx="200" cy="182" r="148" fill="url(#${id}-black)" stroke="#7b8591" stroke-width="1.5"/>
  <circle cx="200" cy="182" r="132" fill="none" stroke="url(#${id}-coat)" stroke-width="12"/>
  <circle cx="200" cy="182" r="124" fill="url(#${id}-chrome)"/>
  <circle cx="200" cy="182" r="114" fill="url(#${id}-bowl)" stroke="#59636f" stroke-width="2"/>
  ${clipped(
    id,
    'lens',
    '<circle cx="200" cy="182" r="113"/>',
    times(
      17,
      (i) => `<rect x="${88 + i * 14}" y="60"
    width="6" height="244" fill="#fff" opacity=".38"/>
    <rect x="${94 + i * 14}" y="60" width="2.5" height="244" fill="#4a6076" opacity=".3"/>`,
    ) + times(3, (i) => `<path d="M80 ${122 + i * 60}h240" stroke="#4a6076" stroke-opacity=".35" stroke-width="3"/>`),
  )}
  <circle cx="200" cy="182" r="36" fill="url(#${id}-chrome)" stroke="#76818f" stroke-width="2"/>
  <circle cx="200" cy="182" r="26" fill="#fff3c4"/><circle cx="200" cy="182" r="14" fill="${paint.accent}" opacity=".6"/>
  <circle cx="195" cy="176" r="8" fill="#fff"/>
  ${around(8, 200, 182, 139, (x, y) => `<circle cx="${x}" cy="${y}" r="4.5" fill="#0d1014"/>`, -67.5)}
  ${gloss('M98 160q14-80 96-90 56-4 88 32-96-34-184 58z', 0.5)}`

const cornerLight: Drawing = (paint, id) => {
  const shape = 'M76 78q120-10 238 30 26 10 20 44-20 92-86 150-20 18-52 16l-106-12q-30-4-32-38l-4-156q0-32 22-34z'
  return `<path d="M310 108l44-10q10 0 8 12l-10 42-30 10zM80 296l-10 40h44l14-34z" fill="url(#${id}-black)"/>${hole(344, 120, 7)}
  ${hole(94, 322, 7)}
    <path d="${shape}" fill="#0d1014" transform="translate(8 10)"/><path d="${shape}" fill="url(#${id}-coat)"/>
    ${clipped(
      id,
      'lens',
      `<path d="${shape}"
      transform="translate(194 198) scale(.92 .91) translate(-194 -198)"/>`,
      `<rect x="40" y="60" width="320" height="270"
        fill="#e8830f"/><path d="M40 60h320L40 330z" fill="#ffad33"/>
      ${times(
        22,
        (i) => `<path d="M${56 + i * 14} 60q-14 140 0 280" fill="none" stroke="#b45a05" stroke-opacity=".6" stroke-width="3"/>
      <path d="M${60 + i * 14} 60q-14 140 0 280" fill="none" stroke="#ffe1a8" stroke-opacity=".8" stroke-width="2"/>`,
      )}
      <path d="M40 236q160 20 320-50v160H40z" fill="#eef4fa" opacity=".88"/>
      ${times(
        7,
        (i) => `<path d="M40 ${252 + i * 15}q160 20 320-50" fill="none" stroke="#8aa0b6" stroke-opacity=".6"
        stroke-width="2"/>`,
      )}`,
    )}
    <ellipse cx="158" cy="166" rx="46" ry="44" fill="#ffd27a" opacity=".55"/>
    <ellipse cx="158" cy="166" rx="24" ry="26" fill="#fff0c9" opacity=".85"/><ellipse cx="152" cy="158" rx="9" ry="10" fill="#fff"/>
    ${gloss(`M72 110q0-16 18-18 100-6 196 22-130 0-180 60-24 30-30 76z`, 0.32)}
    <path d="${shape}" fill="none" stroke="${paint.dark}" stroke-width="2"/>`
}

/** A halogen bulb standing on its blades: shaded tip, two filaments, collar with its tabs. */
const bulb: Drawing = (paint, id) =>
  grow(
    1.08,
    `
  ${spots(
    '150 300, 192 312, 234 300',
    (x, y) => `<path d="M${x} ${y}h18v46l-4 6h-10l-4-6z"
    fill="url(#${id}-chrome)" stroke="#76818f"/><circle cx="${x + 9}" cy="${y + 38}" r="3" fill="#59636f"/>`,
  )}
  ${lathe(id, 200, 0.3, [240, 264, 104, 104, 'steel'], [264, 316, 112, 96, 'paint'])}
  ${lathe(id, 200, 0.3, [218, 226, 96, 96, 'brass'], [226, 240, 172, 172, 'steel'])}
  <path d="M108 236l-16-6v-16l24 2zM292 236l16-6v-16l-24 2z" fill="url(#${id}-plate)" stroke="#59636f"/>
  <path d="M145 284a55 16 0 0 0 110 0v8a55 16 0 0 1-110 0z" fill="${paint.accent}"/>
  ${lathe(id, 200, 0.3, [190, 220, 62, 74, 'chrome'])}
  ${times(6, (i) => `<rect x="${174 + i * 10}" y="204" width="3" height="18" fill="#59636f" opacity=".6"/>`)}
  <path d="M164 196V92q0-30 18-42 6-12 18-16 12 4 18 16 18 12 18 42v104q-36 14-72 0z" fill="url(#${id}-glass)" fill-opacity=".72"
    stroke="#8aa4be" stroke-width="2"/>
  <path d="M184 200v-72M216 200v-44M184 128h8M216 156h-24M200 200v-20" fill="none" stroke="#76818f" stroke-width="3.5"/>
  <path d="M180 178h40l-4 14h-32z" fill="url(#${id}-chrome)"/>
  ${times(
    6,
    (i) => `<path d="M${188 + i * 4} 122l3 12" stroke="#f2a51d" stroke-width="3.5"/>
  <path d="M${190 + i * 4} 152l3 10" stroke="#f2a51d" stroke-width="3"/>`,
  )}
  <path d="M165 84q2-24 17-34 6-12 18-16 12 4 18 16 15 10 17 34-35 10-70 0z" fill="url(#${id}-paint)" opacity=".85"/>
  <path d="M174 100v84" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"/>
  <path d="M228 104v60" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".6"/>`,
  )

export const lights = {
  headlight,
  'tail-light': tailLight,
  'fog-light': fogLight,
  'corner-light': cornerLight,
  bulb,
} satisfies Record<string, Drawing>
