import type { CategoryWithSubcategories, Counted } from '@shop/domain/counted'
import type { Locale } from '@shop/domain/locale'
import type { Directory } from './directory.ts'

export function shelvesWithCounts(directory: Directory, locale: Locale, counts: ReadonlyMap<number, number>): CategoryWithSubcategories[] {
  return directory.shelves.flatMap(({ category, subcategories: all }) => {
    const subcategories = all.flatMap(({ subcategory, typeIds }) =>
      withCount(
        subcategory[`name_${locale}`],
        subcategory.slug,
        typeIds.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0),
      ),
    )
    const total = subcategories.reduce((sum, { products }) => sum + products, 0)
    return withCount(category[`name_${locale}`], category.slug, total).map((one) => ({ ...one, subcategories }))
  })
}

export function partTypesWithCounts(directory: Directory, locale: Locale, counts: ReadonlyMap<number, number>): Counted[] {
  return directory.partTypesByName[locale].flatMap((type) => withCount(type[`name_${locale}`], type.slug, counts.get(type.id)))
}

/** Choices that lead nowhere are not shown. */
export function withCount(name: string, slug: string, products: number | undefined): Counted[] {
  return products ? [{ name, slug, products }] : []
}
