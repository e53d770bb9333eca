import sharp from 'sharp'
import type { Answer } from '../answer.ts'

const WIDTH = 1200
const HEIGHT = 630
const SIDE = 550
const MOST_PIXELS = 50_000_000
const WHITE = '#ffffff'

/** A part on the shop's colour beside its sign; the sign alone, for pages that show no part. */
export const drawShared = async (original: Buffer | undefined): Promise<Answer> => {
  const picture = original ? await beside(original) : sharp(ground('', SIGN_ALONE))
  return { kind: 'drawn', drawn: { bytes: await picture.jpeg({ quality: 82 }).toBuffer(), width: WIDTH, height: HEIGHT } }
}

const beside = async (original: Buffer) => {
  const part = await sharp(original, { limitInputPixels: MOST_PIXELS, density: 96 })
    .rotate()
    .resize({ width: SIDE - 40, height: SIDE - 40, fit: 'contain', background: WHITE })
    .flatten({ background: WHITE })
    .toBuffer()
  const panel = { top: (HEIGHT - SIDE) / 2, left: WIDTH - SIDE - (HEIGHT - SIDE) / 2 }
  return sharp(
    ground(`<rect x="${panel.left}" y="${panel.top}" width="${SIDE}" height="${SIDE}" rx="36" fill="#fff"/>`, SIGN_BESIDE),
  ).composite([{ input: part, top: panel.top + 20, left: panel.left + 20 }])
}

const SIGN_BESIDE = 'translate(140 155) scale(10)'
const SIGN_ALONE = 'translate(400 115) scale(12.5)'

/** Drawn without letters: which fonts a server has is anybody's guess. */
const ground = (panel: string, signPlace: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#2a4cb3"/><stop offset="1" stop-color="#182d6c"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>${panel}
    <g transform="${signPlace}">
      <path fill="#fff" fill-rule="evenodd" d="M16 3l11.3 6.5v13L16 29 4.7 22.5v-13zM16 10a6 6 0 100 12 6 6 0 000-12z"/>
      <path fill="none" stroke="#ffc107" stroke-width="2" d="M16 7.5a8.5 8.5 0 018.5 8.5"/>
    </g></svg>`)
