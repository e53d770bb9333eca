import { createHash } from 'node:crypto'

/** A nut in plain steel: stands for the part whose picture is not there, in every shop and from its first minute. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="1600" height="1600">
<defs>
  <radialGradient id="ground" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#eaeff6"/></radialGradient>
  <radialGradient id="shadow"><stop offset="0" stop-color="#1b2a4a" stop-opacity=".22"/><stop offset="1" stop-color="#1b2a4a" stop-opacity="0"/></radialGradient>
  <linearGradient id="face" x2=".7" y2="1"><stop offset="0" stop-color="#f3f6fa"/><stop offset=".55" stop-color="#d3dbe6"/><stop offset="1" stop-color="#aeb9c9"/></linearGradient>
  <linearGradient id="rim" x2=".7" y2="1"><stop offset="0" stop-color="#c6d0dd"/><stop offset="1" stop-color="#8b98ab"/></linearGradient>
  <linearGradient id="hole" x2=".7" y2="1"><stop offset="0" stop-color="#8b98ab"/><stop offset="1" stop-color="#dfe6ef"/></linearGradient>
</defs>
<rect width="400" height="400" fill="url(#ground)"/>
<ellipse cx="200" cy="338" rx="122" ry="16" fill="url(#shadow)"/>
<path fill="url(#rim)" stroke="url(#rim)" stroke-width="14" stroke-linejoin="round" d="M200 78l104 60v120l-104 60-104-60V138z"/>
<path fill="url(#face)" stroke="url(#face)" stroke-width="10" stroke-linejoin="round" d="M200 82l100 58v116l-100 58-100-58V140z"/>
<g fill="none" stroke="#ffffff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"><path d="M104 140l96-55 96 55"/><path d="M104 146v102"/></g>
<circle cx="200" cy="198" r="84" fill="none" stroke="#9aa7b9" stroke-opacity=".55" stroke-width="3"/>
<circle cx="200" cy="198" r="62" fill="url(#hole)"/>
<g fill="none" stroke="#7f8da1" stroke-opacity=".5" stroke-width="3"><circle cx="200" cy="198" r="57"/><circle cx="200" cy="198" r="50"/></g>
<circle cx="200" cy="198" r="44" fill="url(#ground)"/>
<path d="M164 176a44 44 0 0 1 58-17" fill="none" stroke="#5c6a7f" stroke-opacity=".28" stroke-width="6" stroke-linecap="round"/>
</svg>`

/** It comes with the shop, not with its files. A new drawing has a new name, so that what was made of the old one is not shown for it. */
export const SHIPPED_PICTURE = {
  name: `default-${createHash('sha256').update(DRAWING).digest('hex').slice(0, 8)}.png`,
  bytes: Buffer.from(DRAWING),
} as const
