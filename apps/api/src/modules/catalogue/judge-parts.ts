import type { NamedCar } from '@shop/domain/asked-products'
import type { Fit } from '@shop/domain/fitment'
import type { Locale } from '@shop/domain/locale'
import type { CatalogueDeps } from './catalogue-deps.ts'
import { listFitParts } from './fit-parts.queries.ts'
import { judgeFit } from './judge-fits.ts'

type ForCar = { readonly productId: string; readonly car: NamedCar | undefined }

/** Several parts, each judged by a car of its own; of one without a car nothing is said. */
export const judgeParts = async (
  { db, directory }: Pick<CatalogueDeps, 'db' | 'directory'>,
  locale: Locale,
  asked: readonly ForCar[],
): Promise<readonly (Fit | undefined)[]> => {
  const ids = asked.flatMap(({ productId, car }) => (car ? [Number(productId)] : []))
  if (ids.length === 0) return asked.map(() => undefined)
  const [parts, known] = await Promise.all([listFitParts(db, locale, ids), directory()])
  return asked.map(({ productId, car }) => car && judgeFit(parts.get(productId) ?? NOTHING_KNOWN, car, [], known, locale))
}

const NOTHING_KNOWN = { isUniversal: false, fitments: [] }
