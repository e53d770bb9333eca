import { type CarFact, neededFacts } from '../car-facts.ts'
import { type AuditedPart, type AuditedRow, rowText, type SoldRun } from './audited.ts'
import type { Contradiction, ContradictionKind } from './contradiction.ts'
import { nameSameCar, runsOf } from './overlap.ts'
import { axleIn } from './place-words.ts'

/** What a car has one of: a drum or a disc on an axle, a belt or a chain. */
const EITHER_OR: readonly (readonly [CarFact, ContradictionKind])[] = [
  ['frontBrake', 'both-brakes'],
  ['rearBrake', 'both-brakes'],
  ['camDrive', 'both-cam-drives'],
]

type Claim = { readonly part: AuditedPart; readonly row: AuditedRow; readonly wanted: readonly string[] }

/** Parts for one model that cannot both be right. Where the car's own facts are known, the needs of each part tell it more closely. */
export function eitherOr(modelId: number, parts: readonly AuditedPart[], runs: readonly SoldRun[]): readonly Contradiction[] {
  return EITHER_OR.flatMap(([fact, kind]) => {
    const claims = parts.flatMap((part) => claimsOf(part, modelId, fact))
    const isOpen = ({ row }: Claim) => runsOf(row, runs).every(({ facts }) => facts[fact] === undefined)
    return [...Map.groupBy(claims.filter(isOpen), ({ part }) => part.id).values()].flatMap(([claim]) => {
      const other = claim && claims.find((one) => one.part.id < claim.part.id && contradict(claim, one))
      return claim && other ? [{ kind, fact, partId: claim.part.id, car: rowText(claim.row), other: other.part.key }] : []
    })
  })
}

/** Whether a part says anything that these rules compare. */
export function isEitherOr({ needs }: Pick<AuditedPart, 'needs'>): boolean {
  return [...neededFacts(needs, 'front'), ...neededFacts(needs, 'rear')].some(([fact]) => EITHER_OR.some(([one]) => one === fact))
}

function claimsOf(part: AuditedPart, modelId: number, fact: CarFact): readonly Claim[] {
  return part.rows
    .filter((row) => row.modelId === modelId && row.note === undefined)
    .flatMap((row) =>
      neededFacts(part.needs, axleIn(row.position ?? '') ?? axleIn(part.nameEs))
        .filter(([needed]) => needed === fact)
        .map(([, wanted]) => ({ part, row, wanted })),
    )
}

function contradict(a: Claim, b: Claim): boolean {
  return nameSameCar(a.row, b.row) && !a.wanted.some((word) => b.wanted.includes(word))
}

/** Whether anything of a model is left to these rules. */
export function hasOpenFacts(runs: readonly SoldRun[]): boolean {
  return runs.length === 0 || runs.some(({ facts }) => EITHER_OR.some(([fact]) => facts[fact] === undefined))
}
