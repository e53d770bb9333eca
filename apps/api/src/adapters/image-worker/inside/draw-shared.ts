import { mixed, WHITE } from '@shop/domain/contrast'
import sharp from 'sharp'
import type { Drawing, DrawnSign } from '../../../ports/image-worker.ts'
import type { Answer } from '../answer.ts'
import { drawnLetters } from './drawn-letters.ts'

type Shared = Extract<Drawing, { kind: 'shared' }>
type Place = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

const WIDTH = 1200
const HEIGHT = 630
const SIDE = 550
const MOST_PIXELS = 50_000_000
const PANEL: Place = { left: WIDTH - SIDE - (HEIGHT - SIDE) / 2, top: (HEIGHT - SIDE) / 2, width: SIDE, height: SIDE }
const SIGN_BESIDE: Place = { left: 90, top: 165, width: 400, height: 300 }
const SIGN_ALONE: Place = { left: 300, top: 130, width: 600, height: 370 }
/** How much of white is in the lighter corner. */
const LIGHTER = 0.08

/** A part on the shop's colour beside its sign; the sign alone, for pages that show no part. */
export async function drawShared({ bytes, sign }: Shared): Promise<Answer> {
  const place = bytes ? SIGN_BESIDE : SIGN_ALONE
  const pictures = [bytes && (await inside(bytes, PANEL)), sign.logo && (await inside(sign.logo, place))]
  const picture = sharp(ground(sign, place, bytes !== undefined)).composite(pictures.flatMap((one) => one ?? []))
  return { kind: 'drawn', drawn: { bytes: await picture.jpeg({ quality: 82 }).toBuffer(), width: WIDTH, height: HEIGHT } }
}

const MARGIN = 20

async function inside(picture: Buffer, { left, top, width, height }: Place) {
  return {
    input: await sharp(picture, { limitInputPixels: MOST_PIXELS, density: 96 })
      .rotate()
      .resize({ width: width - 2 * MARGIN, height: height - 2 * MARGIN, fit: 'contain', background: WHITE })
      .flatten({ background: WHITE })
      .toBuffer(),
    left: left + MARGIN,
    top: top + MARGIN,
  }
}

function ground({ shades, initials, logo }: DrawnSign, place: Place, hasPart: boolean): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mixed(WHITE, shades.brand, LIGHTER)}"/><stop offset="1" stop-color="${shades.brandDark}"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>${hasPart ? panel(PANEL) : ''}${
      logo
        ? panel(place)
        : `<g transform="translate(${place.left} ${place.top})">${drawnLetters(initials, { width: place.width, height: place.height - LINE, colour: WHITE })}
    <rect x="${place.width * 0.3}" y="${place.height - LINE / 3}" width="${place.width * 0.4}" height="${LINE / 3}" rx="${LINE / 6}" fill="${shades.accent}"/></g>`
    }</svg>`)
}

/** Under the initials, in the accent's colour. */
const LINE = 48

function panel({ left, top, width, height }: Place): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="36" fill="${WHITE}"/>`
}
