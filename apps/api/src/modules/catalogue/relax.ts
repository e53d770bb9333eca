import { unconfirmedOf } from './asks-of.ts'
import type { Directory } from './directory.ts'
import type { ProductFilter } from './product-filter.ts'
import { narrowed } from './resolve-asked.ts'
import { type Narrowing, narrowedBy, type SearchAsk, type SoughtAsk } from './search-ask.ts'
import type { Shelf } from './shelf.ts'

export type Relaxed = {
  readonly ask: SearchAsk
  /** The filter that ran, with the choices of the page. */
  readonly filter: ProductFilter
  readonly total: number
  /** What had to be left out because nothing would have been found with it. */
  readonly dropped: readonly Narrowing[]
}

/**
 * What was asked for, with as much of what was said of it as leaves something: "left" and "rear" are tried before other words, and one
 * word that no part has takes no other with it. The part and the car are never left out: another car's part does not fit.
 */
async function relax(count: Shelf['count'], { ask, chosen }: SoughtAsk): Promise<Relaxed> {
  const filterWith = (narrowing: readonly Narrowing[]) => narrowed(chosen, narrowedBy(ask.filter, narrowing))
  const whole = filterWith(ask.narrowing)
  const total = await count(whole)
  if (total > 0 || ask.narrowing.length === 0) return { ask, filter: whole, total, dropped: [] }
  const wider = await widened(count, { ask, chosen })
  if (wider) return wider
  const kept: Narrowing[] = []
  let found = { filter: filterWith([]), total: await count(filterWith([])) }
  if (found.total === 0) return { ask, filter: whole, total: 0, dropped: [] }
  for (const one of ask.narrowing) {
    const filter = filterWith([...kept, one])
    const left = await count(filter)
    if (left === 0) continue
    kept.push(one)
    found = { filter, total: left }
  }
  return { ask, ...found, dropped: ask.narrowing.filter((one) => !kept.includes(one)) }
}

/** "Aceite CVT": no engine oil is, but another part whose name begins so. */
async function widened(count: Shelf['count'], { ask, chosen }: SoughtAsk): Promise<Relaxed | undefined> {
  if (ask.widerTypeIds.length === 0) return undefined
  const filter = narrowed(chosen, narrowedBy({ ...ask.filter, partTypeIds: ask.widerTypeIds }, ask.narrowing))
  const total = await count(filter)
  return total > 0 ? { ask: { ...ask, typeIds: ask.widerTypeIds }, filter, total, dropped: [] } : undefined
}

/** Every ask of a sentence, and behind them what may be it without anybody having said so. */
export function soughtIn(asks: readonly SearchAsk[], chosen: ProductFilter, directory: Directory): SoughtAsk[] {
  const { car: _, ...withoutCar } = chosen
  return [
    ...asks.map((ask) => ({ ask, chosen })),
    ...asks.flatMap((ask) => unconfirmedOf(ask, chosen, directory)).map((ask) => ({ ask, chosen: withoutCar })),
  ]
}

export function relaxAll({ count }: Pick<Shelf, 'count'>, sought: readonly SoughtAsk[]): Promise<Relaxed[]> {
  return Promise.all(sought.map((one) => relax(count, one)))
}
