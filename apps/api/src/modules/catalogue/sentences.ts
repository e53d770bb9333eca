import type { NamedCar } from '@shop/domain/asked-products'
import { carText } from '@shop/domain/car-names'
import type { Completion } from '@shop/domain/search/complete'
import type { CatalogueDeps } from './catalogue-deps.ts'
import { type Directory, nameKey } from './directory.ts'
import type { Nameables } from './nameables.ts'
import type { ProductFilter } from './product-filter.ts'
import { firstFilter, isNonsense } from './understand.ts'
import type { Unread } from './unfinished.ts'

/** More than are shown, as some may find nothing. */
const MOST_TRIED = 8

type Asked = {
  readonly directory: Directory
  readonly nameables: Nameables
  readonly unread: Unread
  readonly chosen: NamedCar | undefined
  /** What is offered beside them: a sentence that says no more is left out. */
  readonly besides: readonly string[]
}

/** What was typed, gone on with in ways that find something. */
export async function findSentences(deps: CatalogueDeps, asked: Asked, most: number): Promise<readonly { readonly text: string }[]> {
  const { typed } = asked.unread
  const known = new Set([typed, ...asked.besides].map(nameKey))
  const texts = new Map(
    [
      ...ofPositions(asked),
      ...ofCars(asked.unread),
      ...ofYears(asked),
      ...ofChosenCar(asked),
      ...ofParts(asked.unread, false),
      ...ofPartAndCar(asked),
      ...ofParts(asked.unread, true),
    ]
      .filter((text) => !known.has(nameKey(text)))
      .map((text) => [nameKey(text), text]),
  )
  const found: string[] = []
  // As many at a time as are still missing: nearly all of them find something.
  for (const tried = [...texts.values()].slice(0, MOST_TRIED); tried.length > 0 && found.length < most; ) {
    const some = tried.splice(0, most - found.length)
    const isFound = await Promise.all(some.map((text) => findsSomething(deps, asked, text)))
    found.push(...some.filter((_, i) => isFound[i]))
  }
  return found.map((text) => ({ text }))
}

/** "balatas ver": the car of a part. A car alone is no sentence, and one that was said leaves nothing to say. */
function ofCars({ typed, models }: Unread): string[] {
  if (!models || models.before.partTypeIds.length === 0 || models.completions.some(({ isWhole }) => isWhole)) return []
  return once(models.completions, ({ modelId }) => modelId).map((text) => typed.slice(0, models.start) + text)
}

function ofParts({ typed, parts }: Unread, areInside: boolean): string[] {
  const some = parts?.completions.filter(({ isInside }) => isInside === areInside) ?? []
  return once(some, ({ slug }) => slug).map((text) => typed.slice(0, parts?.start) + text)
}

/** "amortiguador tra" is more often the rear one than a Trax. */
function ofPositions({ unread: { typed, position } }: Asked): string[] {
  return position ? [typed.slice(0, position.start) + position.word] : []
}

/** Every target once, where its likeliest name stands: by its own name, if that goes on like it too. */
function once<Target>(completions: readonly Completion<Target>[], keyOf: (target: Target) => unknown): string[] {
  return [...Map.groupBy(completions, ({ name }) => keyOf(name.target)).values()].flatMap((its) => {
    const { name } = its.find((one) => one.name.isMain) ?? its[0] ?? {}
    return name ? [name.text] : []
  })
}

/** "balatas versa 20": the years in which it was sold, the latest first, or that of the chosen car. */
function ofYears({ directory, unread: { typed, years }, chosen }: Asked): string[] {
  if (!years) return []
  const sold = directory.enginesOfModels([years.modelId])
  const all = sold.flatMap(({ year_from, year_to }) => Array.from({ length: year_to - year_from + 1 }, (_, i) => year_to - i))
  const isChosen = chosen !== undefined && directory.modelIds(chosen.make, chosen.model).includes(years.modelId)
  return [...(isChosen && chosen.year ? [chosen.year] : []), ...[...new Set(all)].toSorted((a, b) => b - a)]
    .filter((year) => String(year).startsWith(years.digits))
    .map((year) => typed.slice(0, years.start) + year)
}

/** A part that was named whole is asked for next by its car: the chosen one first. */
function ofChosenCar({ unread, chosen }: Asked): string[] {
  const named = wholePart(unread)
  return named && chosen ? [`${named.text} ${carText({ model: chosen.model, year: chosen.year })}`] : []
}

/** Then those that the shop has most for. */
function ofPartAndCar({ nameables: { models, worth }, unread }: Asked): string[] {
  const named = wholePart(unread)
  if (!named) return []
  return models
    .filter(({ text, target }) => text === target.model)
    .map(({ text, target }) => ({ text, worth: worth.ofModel(target.modelId, named.typeIds) }))
    .filter((car) => car.worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_TRIED)
    .map((car) => `${named.text} ${car.text}`)
}

function wholePart({ typed, parts }: Unread) {
  const name = parts?.completions.find(({ isWhole }) => isWhole)?.name
  if (!parts || !name || name.target.isCategory || parts.before.modelId !== undefined) return undefined
  // "bujis" is corrected; the plural of "bujía" is none the worse.
  const isPlural = nameKey(typed.slice(parts.start)).replace(/e?s$/, '') === nameKey(name.text).replace(/e?s$/, '')
  return { text: isPlural ? typed : typed.slice(0, parts.start) + name.text, typeIds: name.target.typeIds }
}

async function findsSomething(deps: CatalogueDeps, { nameables }: Asked, text: string): Promise<boolean> {
  const understanding = await deps.understand(text)
  const filter = isNonsense(understanding) ? undefined : firstFilter(understanding.asks)
  return filter !== undefined && (knownToFind(nameables, filter) ?? (await deps.count(filter)) > 0)
}

/** Most sentences say a part, a car or both, and what there is of those is known without asking. */
function knownToFind({ worth }: Nameables, { partTypeIds, car, ...more }: ProductFilter): boolean | undefined {
  if (Object.values(more).some((value) => value !== undefined)) return undefined
  if (!car) return partTypeIds?.some((id) => worth.ofType(id) > 0)
  if (car.year !== undefined || car.years || car.engines.length > 0) return undefined
  return car.modelIds?.some((id) => worth.ofModel(id, partTypeIds) > 0)
}
