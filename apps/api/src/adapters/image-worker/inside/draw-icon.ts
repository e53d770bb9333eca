import sharp from 'sharp'
import type { Drawing } from '../../../ports/image-worker.ts'
import type { Answer } from '../answer.ts'
import { drawnLetters } from './drawn-letters.ts'

type Icon = Extract<Drawing, { kind: 'icon' }>

const MOST_PIXELS = 50_000_000
const WHITE = '#ffffff'
/** Of its side. */
const ROUNDING = 0.22
/** Letters need more air around them than a picture, which brings its own, and stay far from what a phone cuts off. */
const AIR = { least: 0.17, ofMargin: 0.45 }

/** The logo on white, or the initials on the colour of the brand. What no phone cuts has round corners. */
export async function drawIcon(icon: Icon): Promise<Answer> {
  const { side, sign } = icon
  const square = sharp(plate(icon, sign.logo ? WHITE : sign.shades.brand, sign.logo ? '' : lettersOf(icon)))
  const composed = sign.logo ? square.composite([{ input: await logoOf(icon, sign.logo), gravity: 'centre' }]) : square
  return { kind: 'drawn', drawn: { bytes: await composed.png({ compressionLevel: 9 }).toBuffer(), width: side, height: side } }
}

function plate({ side, isCut }: Icon, colour: string, letters: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <rect width="${side}" height="${side}" rx="${isCut ? 0 : side * ROUNDING}" fill="${colour}"/>${letters}</svg>`)
}

function lettersOf({ side, margin, sign }: Icon): string {
  const air = Math.round(side * (AIR.least + margin * AIR.ofMargin))
  const room = side - 2 * air
  return `<g transform="translate(${air} ${air})">${drawnLetters(sign.initials, { width: room, height: room, colour: WHITE })}</g>`
}

/** Inside the round corners, too. */
function logoOf({ side, margin }: Icon, logo: Buffer): Promise<Buffer> {
  const room = Math.round(side * (1 - 2 * margin - 0.08))
  return sharp(logo, { limitInputPixels: MOST_PIXELS, density: 96 })
    .rotate()
    .resize({ width: room, height: room, fit: 'contain', background: WHITE })
    .flatten({ background: WHITE })
    .toBuffer()
}
