import { brands } from '@shop/base-data/base-data'
import { lettering } from '@shop/domain/lettering'
import { brightness } from './paint-of.ts'

const [WIDTH, HEIGHT] = [360, 160]
const INK = '#171d2b'
const STYLES = [
  { weight: 17, gap: 26, slant: 0 },
  { weight: 22, gap: 30, slant: -10 },
  { weight: 12, gap: 34, slant: 0 },
  { weight: 19, gap: 28, slant: -6 },
]

const SHOWN = [
  'bosch',
  'ngk',
  'denso',
  'monroe',
  'kyb',
  'gates',
  'brembo',
  'skf',
  'valeo',
  'moog',
  'trw',
  'lth',
  'hella',
  'fram',
  'champion',
  'popoye',
]

/** Names of brands written in the shop's own letters; their real logos belong to them. */
export const brandLogos: readonly { readonly brand: string; readonly svg: string }[] = SHOWN.flatMap((key, i) => {
  const brand = brands.find((one) => one.key === key)
  const style = STYLES[i % STYLES.length]
  return brand && style ? [{ brand: key, svg: wordmark(brand.name, brand.colour, style) }] : []
})

function wordmark(name: string, colour: string, { weight, gap, slant }: (typeof STYLES)[number]): string {
  const { paths, width } = lettering(name, gap)
  const scale = Math.min(52 / 100, (WIDTH - 96) / width)
  // A light colour is a plate under dark letters; white alone would swallow it.
  const isLight = brightness(colour) > 150
  const plate = isLight
    ? `<rect x="24" y="30" width="${WIDTH - 48}" height="${HEIGHT - 60}" rx="14" fill="${colour}"/>`
    : `<path d="M48 ${HEIGHT - 30}H${WIDTH - 48}" stroke="${colour}" stroke-width="5" opacity=".25"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>${plate}
<g transform="translate(${WIDTH / 2} ${HEIGHT / 2 - (isLight ? 0 : 6)}) skewX(${slant}) scale(${scale.toFixed(3)}) translate(${-width / 2} -50)" fill="none" stroke="${isLight ? INK : colour}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="square">${paths}</g>
</svg>`
}
