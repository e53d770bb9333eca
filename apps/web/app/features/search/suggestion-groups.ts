import type { Fit } from '@shop/domain/fitment'
import type { Locale } from '@shop/domain/locale'
import { kindsInOrder, type SuggestionKind } from '@shop/domain/search/suggestion-order'
import type { ShopTexts } from '@shop/texts/es/shop'
import { paths } from '../../paths.ts'
import type { Suggested } from './use-suggestions.ts'

export type SuggestionOption = {
  readonly text: string
  readonly address: string
  /** Goes on from what stands in the box. */
  readonly isCompletion?: boolean
  readonly fit?: Fit | undefined
}

export type SuggestionGroup = {
  readonly kind: SuggestionKind
  readonly label: string
  readonly options: readonly SuggestionOption[]
}

/** The suggestions as the list shows them: each with its words and where it leads. */
export function suggestionGroups({ typed, found }: Suggested, locale: Locale, search: ShopTexts['search']): SuggestionGroup[] {
  const groups: Record<SuggestionKind, Omit<SuggestionGroup, 'kind'>> = {
    searches: {
      label: search.submit,
      options: found.searches.map(({ text }) => ({ text, address: paths.search(locale, { search: text }), isCompletion: true })),
    },
    categories: {
      label: search.suggestions.categories,
      options: found.categories.map(({ name }) => ({ text: name, address: paths.search(locale, { search: name }), isCompletion: true })),
    },
    vehicles: {
      label: search.suggestions.vehicles,
      options: found.vehicles.map(({ make, model }) => ({
        // Mazda calls its cars Mazda themselves.
        text: model.startsWith(make) ? model : `${make} ${model}`,
        address: paths.search(locale, { armadora: make, modelo: model }),
      })),
    },
    numbers: {
      label: search.suggestions.numbers,
      options: found.numbers.map(({ id, number, name }) => ({ text: `${number} · ${name}`, address: paths.product(locale, id) })),
    },
    products: {
      label: search.suggestions.products,
      options: found.products.map(({ id, name, brand, fit }) => ({ text: `${name} · ${brand}`, address: paths.product(locale, id), fit })),
    },
  }
  return kindsInOrder(typed, found)
    .map((kind) => ({ kind, ...groups[kind] }))
    .filter(({ options }) => options.length > 0)
}
