import type { NamedCar } from '@shop/domain/asked-products'
import type { Locale } from '@shop/domain/locale'
import type { SearchPage } from '@shop/domain/search/understood'
import type { CatalogueDeps } from './catalogue-deps.ts'
import type { Directory } from './directory.ts'
import { judgeBy } from './judge-fits.ts'
import { fitsOf } from './judge-parts.ts'

/** States what the parts of a page are to the car that was asked about. Of a car that is not named whole nothing is said. */
export const withFits = async (
  deps: Pick<CatalogueDeps, 'db'>,
  locale: Locale,
  page: SearchPage,
  car: NamedCar | undefined,
  directory: Directory,
): Promise<SearchPage> => {
  if (!car) return page
  const judge = judgeBy(car, [], directory, locale)
  const asked = page.items.map(({ id }) => ({ productId: id, judge }))
  return { ...page, car, fits: await fitsOf(deps, locale, asked) }
}
