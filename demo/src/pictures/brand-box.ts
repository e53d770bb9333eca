import type { Brand } from '@shop/base-data/shapes'
import { lettering } from '@shop/domain/lettering'
import { brightness, paintOf } from './paint-of.ts'

const INK = '#171d2b'
const WRITABLE = /^[A-Z -]+$/

/** The box a brand's parts come in: the second picture of each of its parts. */
export function brandBox({ name, colour }: Brand): string {
  const { base, light, dark } = paintOf(colour)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="1200" height="1200">
<defs>
  <radialGradient id="ground" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#eef2f8"/></radialGradient>
  <radialGradient id="shadow"><stop offset="0" stop-color="#1b2a4a" stop-opacity=".28"/><stop offset="1" stop-color="#1b2a4a" stop-opacity="0"/></radialGradient>
  <linearGradient id="front" x2=".3" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".35" stop-color="${base}"/><stop offset="1" stop-color="${base}"/></linearGradient>
</defs>
<rect width="400" height="400" fill="url(#ground)"/>
<ellipse cx="205" cy="334" rx="160" ry="20" fill="url(#shadow)"/>
<path fill="url(#front)" d="M62 132h216v196H62z"/>
<path fill="${dark}" d="M278 132l66-46v190l-66 52z"/>
<path fill="${light}" d="M62 132l70-46h212l-66 46z"/>
<path fill="#ffffff" opacity=".35" d="M198 86h16l-66 46h-16z"/>
<path fill="#ffffff" d="M62 186h216v72H62z"/>
<path fill="#ffffff" opacity=".8" d="M278 186l66-50v70l-66 52z"/>
<g fill="${INK}" opacity=".75">${[0, 1, 2, 4, 5, 7, 8, 10, 12, 13, 15, 17, 18, 20].map((x) => `<path d="M${84 + x * 4} 284h${x % 3 === 0 ? 3 : 2}v26h-${x % 3 === 0 ? 3 : 2}z"/>`).join('')}</g>
${wordOn(name, brightness(base) > 190 ? INK : base)}
</svg>`
}

/** A name with other signs than letters stays a plain box: no font of the machine is asked. */
function wordOn(name: string, colour: string): string {
  const word = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  if (!WRITABLE.test(word)) return ''
  const { paths, width } = lettering(word, 26)
  const scale = Math.min(0.4, 188 / width)
  return `<g transform="translate(170 222) scale(${scale.toFixed(3)}) translate(${-width / 2} -50)" fill="none" stroke="${colour}" stroke-width="18" stroke-linejoin="round" stroke-linecap="square">${paths}</g>`
}
