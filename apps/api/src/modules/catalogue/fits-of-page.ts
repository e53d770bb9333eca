import type { NamedCar } from '@shop/domain/asked-products'
import type { Locale } from '@shop/domain/locale'
import type { SearchPage } from '@shop/domain/search/understood'
import type { CatalogueDeps } from './catalogue-deps.ts'
import type { Directory } from './directory.ts'
import { listFitParts } from './fit-parts.queries.ts'
import { judgeFit } from './judge-fits.ts'

/** States what the parts of a page are to the car that was asked about. Of a car that is not named whole nothing is said. */
export const withFits = async (
  { db }: Pick<CatalogueDeps, 'db'>,
  locale: Locale,
  page: SearchPage,
  car: NamedCar | undefined,
  directory: Directory,
): Promise<SearchPage> => {
  if (!car) return page
  const parts = await listFitParts(
    db,
    locale,
    page.items.map(({ id }) => Number(id)),
  )
  const fits = page.items.map(({ id }) => judgeFit(parts.get(id) ?? NOTHING_KNOWN, car, [], directory, locale))
  return { ...page, car, fits }
}

const NOTHING_KNOWN = { isUniversal: false, fitments: [] }
