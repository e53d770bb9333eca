import type { Paint } from './paint.ts'

/** The paint of a brand: its one colour, lighter and darker. */
export const paintOf = (base: string): Paint => ({
  base,
  light: mixed(base, 255, 0.45),
  dark: mixed(base, 0, 0.35),
  accent: mixed(base, 255, 0.8),
})

const channelsOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

export const mixed = (colour: string, towards: number, share: number): string =>
  `#${channelsOf(colour)
    .map((channel) =>
      Math.round(channel + (towards - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export const brightness = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour)
  return 0.3 * red + 0.59 * green + 0.11 * blue
}
