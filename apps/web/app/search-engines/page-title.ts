import { truncated } from '@shop/domain/truncate'

/** Search results cut longer ones off. */
const LONGEST_TITLE = 60
const LONGEST_DESCRIPTION = 160

/** The title with the shop's name, which is the first to go when there is no room. */
export function pageTitle(title: string, shop: string): string {
  return firstThatFits([`${title} | ${shop}`, title])
}

/** A part is looked for by its number, so that is never cut. */
export function partTitle({ name, partNumber, brand }: { name: string; partNumber: string; brand: string }, shop: string): string {
  const short = `${truncated(name, LONGEST_TITLE - partNumber.length - 1)} ${partNumber}`
  return firstThatFits([
    `${name} ${partNumber} – ${brand} | ${shop}`,
    `${name} ${partNumber} – ${brand}`,
    `${name} ${partNumber} | ${shop}`,
    short,
  ])
}

export function pageDescription(text: string): string {
  return truncated(text, LONGEST_DESCRIPTION)
}

function firstThatFits(candidates: readonly string[]): string {
  return candidates.find((text) => [...text].length <= LONGEST_TITLE) ?? truncated(candidates.at(-1) ?? '', LONGEST_TITLE)
}
