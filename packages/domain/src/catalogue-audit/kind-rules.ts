import type { AuditedPart } from './audited.ts'
import type { Contradiction } from './contradiction.ts'
import { nameSameCar } from './overlap.ts'
import { axleIn, sideIn } from './place-words.ts'

/** How far from the middle of its kind a price is worth a look, and of how many parts a middle can be told. */
const FAR = 8
const FEWEST = 5

/** All parts of one kind. */
export type KindRule = (parts: readonly AuditedPart[]) => readonly Contradiction[]

const oddPrices: KindRule = (parts) => {
  const prices = parts.map(({ priceCents }) => priceCents).toSorted((a, b) => a - b)
  const median = prices[Math.floor(prices.length / 2)] ?? 0
  if (parts.length < FEWEST || median === 0) return []
  return parts
    .filter(({ priceCents }) => priceCents > median * FAR || priceCents * FAR < median)
    .map(({ id, priceCents }) => ({
      kind: 'odd-price',
      partId: id,
      value: `$${(priceCents / 100).toFixed(2)} / $${(median / 100).toFixed(2)}`,
    }))
}

/** What has a side has another one: the same brand should bring it for the same car. */
const missingSides: KindRule = (parts) => {
  const sided = parts.flatMap((part) => {
    const place = part.rows.find(({ position }) => position)?.position ?? part.nameEs
    const side = sideIn(place)
    return side && part.rows.length > 0 ? [{ part, side, axle: axleIn(place) }] : []
  })
  return [...Map.groupBy(sided, ({ part }) => part.brand).values()].flatMap((ofBrand) =>
    ofBrand
      .filter(
        ({ part, side, axle }) => !ofBrand.some((other) => other.side !== side && other.axle === axle && haveCommonCar(part, other.part)),
      )
      .map(({ part }): Contradiction => ({ kind: 'side-missing', partId: part.id })),
  )
}

function haveCommonCar(a: AuditedPart, b: AuditedPart): boolean {
  return a.rows.some((one) => b.rows.some((other) => nameSameCar(one, other)))
}

export const KIND_RULES: readonly KindRule[] = [oddPrices, missingSides]
