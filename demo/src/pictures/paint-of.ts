/** What a drawing is coloured with: its own material stays, the brand's colours go on paint, rubber bands and boxes. */
type Paint = {
  readonly base: string
  readonly light: string
  readonly dark: string
  readonly accent: string
}

/** The paint of a brand: its one colour, lighter and darker. */
export function paintOf(base: string): Paint {
  return {
    base,
    light: mixed(base, 255, 0.45),
    dark: mixed(base, 0, 0.35),
    accent: mixed(base, 255, 0.8),
  }
}

/** The colours that parts come in. Brands of a like colour share a picture; their boxes and logos keep the very tone. */
const PAINTS = {
  rojo: '#d0142a',
  azul: '#0b4ea2',
  marino: '#003a70',
  amarillo: '#f7b500',
  naranja: '#f26a21',
  verde: '#2e8b3d',
  negro: '#2b2f36',
  gris: '#7d8896',
} as const
type PaintName = keyof typeof PAINTS

export function nearestPaint(colour: string): { readonly name: PaintName; readonly colour: string } {
  const wanted = channelsOf(colour)
  const distance = (other: string) => channelsOf(other).reduce((sum, channel, i) => sum + (channel - (wanted[i] ?? 0)) ** 2, 0)
  const [[name, found]] = Object.entries(PAINTS).toSorted(([, a], [, b]) => distance(a) - distance(b)) as [[PaintName, string]]
  return { name, colour: found }
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function mixed(colour: string, towards: number, share: number): string {
  return `#${channelsOf(colour)
    .map((channel) =>
      Math.round(channel + (towards - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour)
  return 0.3 * red + 0.59 * green + 0.11 * blue
}
