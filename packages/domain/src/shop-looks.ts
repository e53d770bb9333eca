import { type Colour, contrastRatio, LEAST_CONTRAST, mixed, WHITE } from './contrast.ts'

/** How the shop looks; its owner's choice. */
export type ShopLooks = {
  /** Of the header, of buttons and links. */
  readonly brand: Colour
  /** Of what should catch the eye. */
  readonly accent: Colour
  readonly logo: ShopLogo | undefined
}
/** A picture of the catalogue's, and its size: a page keeps the room for it. */
export type ShopLogo = { readonly picture: string; readonly width: number; readonly height: number }

export type Shades = { readonly brand: Colour; readonly brandDark: Colour; readonly brandTint: Colour; readonly accent: Colour }

/** The specification's colour, and what the design puts beside it. The same stands in `packages/ui/src/tokens.css`; a test compares. */
export const STANDARD_SHADES: Shades = { brand: '#213d91', brandDark: '#182d6b', brandTint: '#e9eefb', accent: '#ffc107' }
export const STANDARD_LOOKS: ShopLooks = { brand: STANDARD_SHADES.brand, accent: STANDARD_SHADES.accent, logo: undefined }
/** What nobody chooses: the page behind everything, and the two colours of text. */
export const FIXED = { ground: '#f5f7fb', ink: '#171d2b', muted: '#5a6373' } as const

/** The least that is reached where the design uses the colour: white words on it, and words of it on white and on the page. */
export function brandContrast(brand: Colour): number {
  return Math.min(contrastRatio(brand, WHITE), contrastRatio(brand, FIXED.ground))
}

/** The same of the accent: dark words on it, and words of it on the dark shade of the brand. */
export function accentContrast(accent: Colour, brand: Colour): number {
  return Math.min(contrastRatio(accent, FIXED.ink), contrastRatio(accent, darkOf(brand)))
}

/** What is made of the chosen colours. Whatever was chosen within the bounds, words stay readable on all of them. */
export function shadesOf({ brand, accent }: Pick<ShopLooks, 'brand' | 'accent'>): Shades {
  return brand === STANDARD_SHADES.brand
    ? { ...STANDARD_SHADES, accent }
    : { brand, brandDark: darkOf(brand), brandTint: tintOf(brand), accent }
}

/** For the head of a page; nothing while the shop looks as it is built. */
export function styleOf(looks: ShopLooks): string {
  const { brand, brandDark, brandTint, accent } = shadesOf(looks)
  if (brand === STANDARD_SHADES.brand && accent === STANDARD_SHADES.accent) return ''
  return `:root{--color-brand:${brand};--color-brand-dark:${brandDark};--color-brand-tint:${brandTint};--color-accent:${accent}}`
}

const BLACK = '#000000'
const DARKER = 0.735
const STEP = 0.97

/** For what lies under the pointer, the footer and the menu of the office, where quiet words are white of which one sees through a fifth. */
function darkOf(brand: Colour): Colour {
  if (brand === STANDARD_SHADES.brand) return STANDARD_SHADES.brandDark
  let share = DARKER
  while (!holdsQuietWords(mixed(brand, BLACK, share))) share *= STEP
  return mixed(brand, BLACK, share)
}

function holdsQuietWords(dark: Colour): boolean {
  const pointedAt = mixed(WHITE, dark, 0.1)
  return (
    contrastRatio(mixed(WHITE, dark, 0.8), dark) >= LEAST_CONTRAST &&
    contrastRatio(mixed(WHITE, pointedAt, 0.9), pointedAt) >= LEAST_CONTRAST
  )
}

const TINT_PERCENT = 10

/** A breath of the brand on white, as much of it as words of the brand and grey words bear. */
function tintOf(brand: Colour): Colour {
  for (let percent = TINT_PERCENT; percent > 0; percent--) {
    const tint = mixed(brand, WHITE, percent / 100)
    if ([brand, FIXED.muted].every((words) => contrastRatio(words, tint) >= LEAST_CONTRAST)) return tint
  }
  return WHITE
}
