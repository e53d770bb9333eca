import type { NamedCar } from '@shop/domain/asked-products'
import type { Fit } from '@shop/domain/fitment'
import type { Locale } from '@shop/domain/locale'
import type { CatalogueDeps } from './catalogue-deps.ts'
import type { Directory } from './directory.ts'
import { judgeBy } from './judge-fits.ts'
import { fitsOf } from './judge-parts.ts'

/** What the parts of a page are to the car that was asked about. Of a car that is not named whole nothing is said. */
export async function fitsOfPage(
  deps: Pick<CatalogueDeps, 'db'>,
  locale: Locale,
  ids: readonly number[],
  car: NamedCar | undefined,
  directory: Directory,
): Promise<ReadonlyMap<string, Fit> | undefined> {
  if (!car) return undefined
  const judge = judgeBy(car, [], directory, locale)
  const asked = ids.map((id) => ({ productId: String(id), judge }))
  const fits = await fitsOf(deps, locale, asked)
  return new Map(asked.flatMap(({ productId }, i) => (fits[i] ? [[productId, fits[i]] as const] : [])))
}
