import type { Row, Tables } from './tables.ts'

/** Instead of brands: all car makers' own. */
const ORIGINALS = 'originales'

/** The keys of the brands that make a part type. */
export function makersOf({ values }: Row<'part-type'>, { brand }: Pick<Tables, 'brand'>): readonly string[] {
  return (values.brands ?? []).flatMap((key) => (key === ORIGINALS ? originals(brand) : key))
}

function originals(brands: Tables['brand']): readonly string[] {
  return brands.filter(({ values }) => values.tier === 'original').map(({ key }) => key)
}
