import type { NamedCar } from '@shop/domain/asked-products'
import type { Fit, FitPart } from '@shop/domain/fitment'
import type { Locale } from '@shop/domain/locale'
import type { CatalogueDeps } from './catalogue-deps.ts'
import { listFitParts } from './fit-parts.queries.ts'
import { type Judge, judgeBy } from './judge-fits.ts'
import { isId } from './part-rows.queries.ts'

type Db = Pick<CatalogueDeps, 'db'>

/** Several parts, each by a judge of its own or all by one. */
export async function fitsOf(
  { db }: Db,
  locale: Locale,
  asked: readonly { readonly productId: string; readonly judge: Judge }[],
): Promise<readonly Fit[]> {
  const ids = asked.flatMap(({ productId }) => (isId(productId) ? [Number(productId)] : []))
  const models = new Map(asked.flatMap(({ judge }) => [...judge.models]))
  const parts = await listFitParts(db, locale, ids, models)
  return asked.map(({ productId, judge }) => judge.fitOf(parts.get(productId) ?? NOTHING_KNOWN))
}

/** Of a part that is not there any more. */
const NOTHING_KNOWN: FitPart = { isUniversal: false, hasRows: false, fitments: [] }

/** Several parts, each for a car of its own; of one without a car nothing is said. */
export async function judgeParts(
  { db, directory }: Pick<CatalogueDeps, 'db' | 'directory'>,
  locale: Locale,
  asked: readonly { readonly productId: string; readonly car: NamedCar | undefined }[],
): Promise<readonly (Fit | undefined)[]> {
  if (asked.every(({ car }) => car === undefined)) return asked.map(() => undefined)
  const known = await directory()
  const fits = await fitsOf(
    { db },
    locale,
    asked.map(({ productId, car = {} }) => ({ productId, judge: judgeBy(car, [], known, locale) })),
  )
  return asked.map(({ car }, i) => car && fits[i])
}
