import { type Answer, PAGE_SIZE } from './answer.ts'
import type { Catalogue, OnSale } from './catalogue.ts'
import type { Label } from './labels/label.ts'
import { fits, isNamedFor, isWanted, truthOf } from './satisfies.ts'

export const LOOKED_AT = 5

export type Judgement = {
  readonly problem: string | undefined
  /** Share of the first results that are right. */
  readonly precision: number
  /** Share of what the catalogue has that stands on the page; of nothing there is none. */
  readonly recall: number | undefined
}

export function judge(label: Label, answer: Answer, catalogue: Catalogue): Judgement {
  const problem = problemWith(label, answer, catalogue)
  if (label.isEmpty || (label.mayBeEmpty && answer.total === 0)) return { problem, precision: problem ? 0 : 1, recall: undefined }
  const shown = shownOf(answer, catalogue)
  const isRight = (product: OnSale) => isWanted(product, label) && isForTheCar(product, label, answer)
  const first = shown.slice(0, LOOKED_AT)
  const truth = truthOf(label, catalogue).length
  const right = shown.filter(isRight).length
  return {
    problem,
    precision: first.length === 0 ? 0 : first.filter(isRight).length / first.length,
    recall: truth === 0 ? undefined : Math.min(right, truth, PAGE_SIZE) / Math.min(truth, PAGE_SIZE),
  }
}

/** What must hold: the first five are what was asked for, and nothing on the page is for another car. */
export function problemWith(label: Label, answer: Answer, catalogue: Catalogue): string | undefined {
  const { docs, total } = answer
  if (label.isEmpty) return total === 0 ? undefined : `found ${total}: ${docs[0]?.nombre}`
  if (docs.length === 0) return label.mayBeEmpty ? undefined : 'found nothing'
  const shown = shownOf(answer, catalogue)
  if (shown.length < docs.length) return 'shows what is not on sale'
  const misfit = shown.find((product) => !isForTheCar(product, label, answer))
  if (misfit) return `does not fit: ${misfit.name}`
  const wrong = shown.slice(0, LOOKED_AT).find((product) => !isWanted(product, label))
  if (wrong) return `${wrong.type}, ${wrong.brand}: ${wrong.name}`
  if (label.id !== undefined && !docs.some(({ _id }) => String(_id) === label.id))
    return `is not on the page: ${catalogue.products.get(label.id)?.name}`
  return label.parts && problemWithParts(label.parts, shown)
}

/** Somebody who asks for three things sees each of them without scrolling far, and nothing else among them. */
function problemWithParts(parts: readonly (readonly string[])[], shown: readonly OnSale[]): string | undefined {
  const first = shown.slice(0, 2 * parts.length)
  const missing = parts.find((types) => !first.some(({ type }) => types.includes(type)))
  if (missing) return `${missing.join(' or ')} is not among the first ${first.length}`
  const wrong = first.find(({ type }) => !parts.flat().includes(type))
  return wrong && `${wrong.type}, ${wrong.brand}: ${wrong.name}`
}

export function shownOf({ docs }: Answer, { products }: Catalogue): OnSale[] {
  return docs.flatMap(({ _id }) => products.get(String(_id)) ?? [])
}

/** Parts without rows are marked for the shopper, and are for the car by their name alone. */
export function isWithoutData({ id }: Pick<OnSale, 'id'>, { grupos }: Pick<Answer, 'grupos'>): boolean {
  return grupos?.some(({ tipo, ids }) => tipo === 'sin_datos' && ids.some((one) => String(one) === id)) ?? false
}

function isForTheCar(product: OnSale, { car }: Label, answer: Answer): boolean {
  return car === undefined || (isWithoutData(product, answer) ? isNamedFor(product, car) : fits(product, car))
}
