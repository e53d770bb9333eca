/** As browsers write it, six digits in lower case: #213d91. */
export type Colour = string

export const WHITE: Colour = '#ffffff'
/** What normal text needs (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5

export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text)
}

/** What people type and paste: capitals, no #, three digits. */
export function cleanColour(text: string): Colour {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  return `#${/^[0-9a-f]{3}$/.test(digits) ? [...digits].map((one) => one + one).join('') : digits}`
}

/** From 1 (the same) to 21 (black and white), by the formula of WCAG. */
export function contrastRatio(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** `share` of the first colour, the rest of the second: what a half-transparent colour looks like on another. */
export function mixed(one: Colour, other: Colour, share: number): Colour {
  const below = channelsOf(other)
  return colourOf(channelsOf(one).map((channel, i) => channel * share + (below[i] ?? 0) * (1 - share)))
}

function channelsOf(colour: Colour): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function colourOf(channels: readonly number[]): Colour {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
