import type { Bilingual, PartType, Position } from '@shop/base-data/shapes'
import { type Axle, type CarFact, meetsNeeds, type PartNeeds } from '@shop/domain/car-facts'
import type { CarGroup, CarRun, CarVersion } from './cars.ts'
import { conditionText } from './conditions.ts'

/** A run that can have the part; the note says which of its versions do. */
export type FittingRun = CarRun & { readonly note?: Bilingual | undefined }

/** The cars of a group that can have such a part, the most common first; of a universal part there are none to name. */
export function whichCars({ needs }: PartType, group: CarGroup, position: Position | undefined): readonly FittingRun[] {
  return needs ? ofNeeds(group, needs, axleOf(position)) : group.runs
}

function axleOf(position: Position | undefined): Axle | undefined {
  return position?.startsWith('front') ? 'front' : position?.startsWith('rear') ? 'rear' : undefined
}

/** Many part types ask the same of the same cars: what was found out once is kept as long as the group is. */
function ofNeeds(group: CarGroup, needs: PartNeeds, axle: Axle | undefined): readonly FittingRun[] {
  const ofGroup = known.get(group) ?? new Map<PartNeeds, Map<Axle | undefined, readonly FittingRun[]>>()
  known.set(group, ofGroup)
  const byAxle = ofGroup.get(needs) ?? new Map<Axle | undefined, readonly FittingRun[]>()
  ofGroup.set(needs, byAxle)
  const runs = byAxle.get(axle) ?? group.runs.flatMap((run) => fittingRuns(run, needs, axle))
  byAxle.set(axle, runs)
  return runs
}
const known = new WeakMap<CarGroup, Map<PartNeeds, Map<Axle | undefined, readonly FittingRun[]>>>()

/** One row for all versions where they are alike, else a row for each engine that can have it. */
function fittingRuns(run: CarRun, needs: PartNeeds, axle: Axle | undefined): readonly FittingRun[] {
  const able = run.versions.flatMap((version) => {
    const meets = meetsNeeds(version.facts, needs, axle)
    if (meets.answer === 'never') return []
    return { version, note: meets.answer === 'sometimes' ? noteOf(version, needs, axle, meets.facts) : undefined }
  })
  const [first] = able
  if (!first) return []
  const areAlike = able.length === run.versions.length && able.every(({ note }) => note?.es === first.note?.es)
  if (areAlike) return [first.note ? { ...run, note: first.note } : run]
  const rows = able.map(({ version, note }) => ({
    ...run,
    engine: version.engine,
    from: version.from,
    to: version.to,
    versions: [version],
    note,
  }))
  return [...new Map(rows.map((row) => [`${row.engine}|${row.from}|${row.to}`, row])).values()]
}

function noteOf({ facts }: CarVersion, needs: PartNeeds, axle: Axle | undefined, asked: readonly CarFact[]): Bilingual {
  const wanted = (fact: CarFact): readonly string[] => needs.always?.[fact] ?? (axle && needs[axle]?.[fact]) ?? []
  const texts = asked.map((fact) => {
    const has: readonly string[] = facts[fact] ?? []
    return conditionText(
      fact,
      has.filter((word) => wanted(fact).includes(word)),
    )
  })
  return { es: texts.map(({ es }) => es).join(', '), en: texts.map(({ en }) => en).join(', ') }
}
