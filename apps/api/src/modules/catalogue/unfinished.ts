import { type Completion, complete, type Unfinished } from '@shop/domain/search/complete'
import { completePosition } from '@shop/domain/search/complete-position'
import { canBePartOfName, compact, type Token, tokensOf } from '@shop/domain/search/words'
import type { CatalogueDeps } from './catalogue-deps.ts'
import type { Directory } from './directory.ts'
import type { Nameables, NamedModel, NamedPart } from './nameables.ts'

/** What the sentence says before its unfinished end. */
type Said = { readonly partTypeIds: readonly number[]; readonly modelId: number | undefined }
type End<Target> = Unfinished<Target> & { readonly before: Said }

/** A sentence whose last words may be the beginning of a part, of a car, or of either. */
export type Unread = {
  readonly typed: string
  readonly parts: End<NamedPart> | undefined
  readonly models: End<NamedModel> | undefined
  /** Where the part that was said sits on the car. */
  readonly position: { readonly start: number; readonly word: string } | undefined
  /** The car right before a year of which some digits are there. */
  readonly years: { readonly start: number; readonly digits: string; readonly modelId: number } | undefined
}

const MOST_WORDS_OF_A_PART = 5
const MOST_WORDS_OF_A_CAR = 4
const BY_SOUND = 1
const SAID_NOTHING: Said = { partTypeIds: [], modelId: undefined }

export async function readUnfinished(
  { understand }: Pick<CatalogueDeps, 'understand'>,
  directory: Directory,
  nameables: Nameables,
  typed: string,
): Promise<Unread> {
  const tokens = tokensOf(typed)
  const saidBefore = async (start: number): Promise<Said> => {
    const before = typed.slice(0, start)
    return tokensOf(before).length > 0 ? (await understand(before)).interpretation : SAID_NOTHING
  }
  const [parts, models] = await Promise.all([partsAt(nameables, tokens, saidBefore), modelsAt(nameables, tokens, saidBefore)])
  return {
    typed,
    ...settled(typed, tokens, nameables, parts, models),
    position: completePosition(tokens, nameables.positions, (word) => directory.lexicon.kinds.get(word)?.has('part') ?? false),
    years: yearsAt(nameables, tokens),
  }
}

type SaidBefore = (start: number) => Promise<Said>

async function partsAt({ parts, worth }: Nameables, tokens: readonly Token[], saidBefore: SaidBefore) {
  // A category is worth as much as the best that stands in it.
  const worthOf = (modelId: number | undefined) => (part: NamedPart) =>
    Math.max(0, ...part.typeIds.map((id) => (modelId === undefined ? worth.ofType(id) : worth.ofModel(modelId, [id]))))
  const how = { waysToRead: partWords(tokens.length), mostWords: MOST_WORDS_OF_A_PART, areWords: true }
  const found = complete(parts, tokens, { ...how, worthOf: worthOf(undefined) })
  const before = found && (await saidBefore(found.start))
  if (before?.modelId === undefined) return found && before && { ...found, before }
  const ofCar = complete(parts, tokens.slice(tokens.findIndex(({ start }) => start === found?.start)), {
    ...how,
    worthOf: worthOf(before.modelId),
  })
  return ofCar && { ...ofCar, before }
}

async function modelsAt({ models, worth }: Nameables, tokens: readonly Token[], saidBefore: SaidBefore) {
  const how = { waysToRead: carWords(tokens.length), mostWords: MOST_WORDS_OF_A_CAR, areWords: false }
  const found = complete(models, tokens, { ...how, worthOf: ({ modelId }) => worth.ofModel(modelId) })
  const before = found && (await saidBefore(found.start))
  // One car was named: no second is meant.
  if (!found || !before || before.modelId !== undefined) return undefined
  if (before.partTypeIds.length === 0) return { ...found, before }
  const ofPart = complete(models, tokens.slice(tokens.findIndex(({ start }) => start === found.start)), {
    ...how,
    worthOf: ({ modelId }) => worth.ofModel(modelId, before.partTypeIds),
  })
  return ofPart && { ...ofPart, before }
}

/** "bomba de": the next word has no letter yet, nor may it in "bomba d". A single letter is enough behind another word. */
function partWords(all: number) {
  return (end: readonly Token[]): readonly (readonly string[])[] => {
    const [first, last] = [end[0]?.word ?? '', end.at(-1)?.word ?? '']
    if (end.length === 1) return last.length > 1 || all > 1 ? [[last]] : []
    if (!canBePartOfName(first)) return []
    const finished = end.slice(0, -1).flatMap(({ word }) => (canBePartOfName(word) ? [word] : []))
    const isBegun = canBePartOfName(last) ? [[...finished, last]] : []
    return JOINING.some((word) => word.startsWith(last)) || !canBePartOfName(last) ? [...isBegun, [...finished, '']] : isBegun
  }
}
const JOINING = ['de', 'del', 'para', 'con', 'for', 'with']

function carWords(all: number) {
  return (end: readonly Token[]): readonly (readonly string[])[] => {
    const word = compact(end.map(({ typed }) => typed).join(''))
    const isTooLittle = word.length < 2 && all === 1
    const isNoName = end.length === 1 && all > 1 && !canBePartOfName(word)
    return word === '' || isTooLittle || isNoName || /^\d+$/.test(word) ? [] : [[word]]
  }
}

/** Where the last words may be both, the more of them are taken, and what is spelled rightly before what is not. */
function settled(
  typed: string,
  tokens: readonly Token[],
  nameables: Nameables,
  parts: End<NamedPart> | undefined,
  models: End<NamedModel> | undefined,
): Pick<Unread, 'parts' | 'models'> {
  const possible = parts && followsAPart(typed, tokens, nameables, parts.start) ? undefined : parts
  if (!possible || !models) return { parts: possible, models }
  const [part, model] = [possible.completions[0], models.completions[0]]
  const partLikeness = part?.likeness ?? 0
  const modelLikeness = model?.likeness ?? 0
  const isLongerPart = possible.start < models.start && (partLikeness <= BY_SOUND || modelLikeness > 0)
  const isLongerModel = models.start < possible.start && (modelLikeness <= BY_SOUND || partLikeness > 0)
  if (isLongerPart || (partLikeness < modelLikeness && !isLongerModel)) return { parts: possible, models: undefined }
  // "ver" is a Versa before it is green coolant.
  if (isLongerModel || modelLikeness < partLikeness || part?.isInside) return { parts: undefined, models }
  return { parts: possible, models }
}

/** A second part is wanted only behind a word that says so: "balatas y discos". */
function followsAPart(typed: string, tokens: readonly Token[], { parts }: Nameables, start: number): boolean {
  const before = tokens.filter((token) => token.start < start)
  const last = before.at(-1)
  if (!last || /^(y|e|o|and|or)$/.test(last.word) || typed.slice(last.end, start).includes(',')) return false
  const named = complete(parts, before, {
    waysToRead: partWords(before.length),
    mostWords: MOST_WORDS_OF_A_PART,
    areWords: true,
    worthOf: () => 1,
  })
  return named?.completions.some(({ isWhole }) => isWhole) ?? false
}

function yearsAt({ models }: Nameables, tokens: readonly Token[]): Unread['years'] {
  const last = tokens.at(-1)
  if (!last || !/^(1|19\d?|2|20\d?)$/.test(last.word)) return undefined
  const before = tokens.slice(0, -1)
  const named = complete(models, before, {
    waysToRead: carWords(before.length),
    mostWords: MOST_WORDS_OF_A_CAR,
    areWords: false,
    worthOf: () => 1,
  })
  const car = named?.completions.find(({ isWhole }) => isWhole)
  return car && { start: last.start, digits: last.word, modelId: car.name.target.modelId }
}

/** Whether nothing is left to complete: "balatas versa". */
export function isFinished({ parts, models }: Pick<Unread, 'parts' | 'models'>): boolean {
  return [parts, models].some((end) => end?.completions.some(({ isWhole }: Completion<unknown>) => isWhole))
}
