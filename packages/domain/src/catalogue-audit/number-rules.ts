import { numberKey } from '../search/part-numbers.ts'
import type { AuditedPart } from './audited.ts'
import type { Contradiction } from './contradiction.ts'
import { shareCar } from './overlap.ts'

/** All parts that have one number, their own or one that they replace, the oldest first. */
export type NumberRule = (key: string, parts: readonly AuditedPart[]) => readonly Contradiction[]

function isOwn(key: string) {
  return (part: Pick<AuditedPart, 'number'>) => numberKey(part.number) === key
}

/** A shared number says "this replaces that": what replaces nothing of its group does not belong to it. */
const numberWithoutCar: NumberRule = (key, parts) =>
  [...Map.groupBy(parts, ({ type }) => type).values()].flatMap((ofType) => {
    const lonely = ofType.filter((part) => !ofType.some((other) => other !== part && shareCar(part, other)))
    const wrong = lonely.length === ofType.length ? lonely.slice(1) : lonely
    return wrong.map(
      (part): Contradiction => ({
        kind: 'number-without-car',
        partId: part.id,
        value: key,
        ...otherOf(ofType.find((one) => one !== part)),
      }),
    )
  })

/** Two makers may come to the same number by chance; but a number that is referred to means one kind of part. */
const numberOfOtherKind: NumberRule = (key, parts) => {
  const [first, ...others] = parts
  if (!first || parts.every(isOwn(key))) return []
  return others
    .filter(({ type }) => type !== first.type)
    .map(({ id }) => ({ kind: 'number-of-other-kind', partId: id, value: key, other: first.key }))
}

/** What tells that two parts are one; of a part that is not on sale yet no more is known. */
export type NumberedPart = Pick<AuditedPart, 'id' | 'key' | 'number' | 'brand'>

export function sameNumber(key: string, parts: readonly NumberedPart[]): readonly Contradiction[] {
  return [...Map.groupBy(parts.filter(isOwn(key)), ({ brand }) => brand).values()].flatMap(([first, ...others]) =>
    others.map(({ id }): Contradiction => ({ kind: 'same-number', partId: id, value: key, ...otherOf(first) })),
  )
}

function otherOf(part: Pick<AuditedPart, 'key'> | undefined) {
  return part ? { other: part.key } : {}
}

export const NUMBER_RULES: readonly NumberRule[] = [numberWithoutCar, numberOfOtherKind, sameNumber]
