import { lettering } from '@shop/domain/lettering'

type Room = { readonly width: number; readonly height: number; readonly colour: string }

const STROKE = 21
const GAP = 28

/** Letters in the middle of a room, as large as they fit. Drawn as strokes: which fonts a server has is anybody's guess. */
export function drawnLetters(letters: string, { width, height, colour }: Room): string {
  const { paths, width: wide } = lettering(letters, GAP)
  const scale = Math.min(width / (wide + STROKE), height / (100 + STROKE))
  return `<g transform="translate(${width / 2} ${height / 2}) scale(${scale.toFixed(4)}) translate(${-wide / 2} -50)" fill="none" stroke="${colour}" stroke-width="${STROKE}" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`
}
