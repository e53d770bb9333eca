import type { Locale } from '@shop/domain/locale'
import { yearsText } from '@shop/domain/model-alias'
import { type Interpretation, interpret, type ReadPiece } from '@shop/domain/search/interpret'
import { senseIn } from '@shop/domain/search/lexicon'
import { digitsIn, numberCandidates, numberKey } from '@shop/domain/search/part-numbers'
import type { Understood } from '@shop/domain/search/understood'
import { tokensOf } from '@shop/domain/search/words'
import type { Db } from '../../database/connect.ts'
import type { Directory } from './directory.ts'
import { findHalfNumbers, findNumbers, type NumberMatch } from './part-numbers.queries.ts'
import type { ProductFilter } from './product-filter.ts'

export type Understanding = {
  readonly interpretation: Interpretation
  readonly filter: ProductFilter
  /** Products by a number in the sentence, the best first. */
  readonly matches: readonly NumberMatch[]
}

const MOST_HALVES = 100
const SHORTEST_HALF = 4

/** Reads a sentence: which numbers in it exist, then what the other words mean. */
export const understand = async (db: Db, directory: Directory, text: string): Promise<Understanding> => {
  const tokens = tokensOf(text)
  const candidates = numberCandidates(tokens, senseIn(directory.lexicon))
  const whole = candidates.length > 0 ? await findNumbers(db, [...new Set(candidates.map(({ key }) => key))]) : []
  const found = new Set(whole.map(({ key }) => key))
  const known = candidates.filter(({ key }) => found.has(key))
  const interpretation = interpret(text, directory.lexicon, known)
  if (interpretation.numberKeys.length > 0) {
    const keys = new Set(interpretation.numberKeys)
    const matches = whole.filter(({ key }) => keys.has(key)).toSorted((a, b) => KIND_ORDER[a.kind] - KIND_ORDER[b.kind])
    return {
      interpretation,
      matches,
      filter: { ...filterOfInterpretation(interpretation, directory), ids: [...new Set(matches.map(({ productId }) => productId))] },
    }
  }
  const halves = await findHalves(db, interpretation)
  if (halves.matches.length > 0)
    return {
      interpretation: { ...interpretation, numberKeys: halves.keys, pieces: interpretation.pieces.map(asNumber) },
      matches: halves.matches,
      filter: { ids: [...new Set(halves.matches.map(({ productId }) => productId))] },
    }
  return { interpretation, matches: [], filter: filterOfInterpretation(interpretation, directory) }
}

const asNumber = (piece: ReadPiece): ReadPiece =>
  piece.meaning === 'ignored' && /\d/.test(piece.typed) ? { ...piece, meaning: 'number' } : piece

const KIND_ORDER = { part: 0, internal: 1, equivalent: 2 } as const

/** Half a number, when nothing else in the sentence makes sense of it. */
const findHalves = async (db: Db, { pieces, partTypeIds, modelId, words }: Interpretation) => {
  // In "6W1 600" the 600 is no Fiat and no 600 ml: nobody says that and nothing else but half a number.
  const isBroken = pieces.every(({ typed }) => /\d/.test(typed)) && pieces.some(({ meaning }) => meaning === 'ignored')
  if (!isBroken && (partTypeIds.length > 0 || modelId !== undefined || words.length > 0)) return { keys: [], matches: [] }
  const typed = pieces.filter(({ meaning }) => isBroken || meaning === 'ignored' || meaning === 'year').map((piece) => piece.typed)
  const keys = [...new Set([numberKey(typed.join('')), ...typed.map(numberKey)])].filter(
    (key) => key.length >= SHORTEST_HALF && key.length <= 30 && digitsIn(key) >= 3,
  )
  for (const key of keys) {
    const matches = await findHalfNumbers(db, key, MOST_HALVES)
    if (matches.length > 0) return { keys: [key], matches }
  }
  return { keys: [], matches: [] }
}

const filterOfInterpretation = (
  { makeId, modelId, year, years, engines, brandIds, partTypeIds, positions, words }: Interpretation,
  { models }: Directory,
): ProductFilter => ({
  ...(partTypeIds.length > 0 ? { partTypeIds } : {}),
  ...(brandIds.length > 0 ? { brandIds } : {}),
  ...(modelId !== undefined ? { car: { modelIds: [modelId], year, years, engines } } : {}),
  ...(modelId === undefined && makeId !== undefined
    ? { car: { modelIds: models.filter(({ make_id }) => make_id === makeId).map(({ id }) => id), year, engines } }
    : {}),
  ...(positions.length + words.length > 0 ? { words: [...positions, ...words] } : {}),
})

/** The same in names, for the page to show. */
export const inNames = (
  { interpretation }: Understanding,
  directory: Directory,
  locale: Locale,
  ignored: readonly string[] = [],
): Understood => {
  const { makeId, modelId, year, years, engines, brandIds, partTypeIds, isGuess } = interpretation
  const model = directory.models.find(({ id }) => id === modelId)
  const make = directory.makes.find(({ id }) => id === (model?.make_id ?? makeId))
  return {
    text: interpretation.text,
    pieces: interpretation.pieces.map(({ meaning, typed, text, without }) => ({
      meaning,
      text: isGuess ? typed : meaning === 'model' && years ? `${text} (${yearsText(years)})` : text,
      without,
    })),
    corrections: interpretation.corrections.filter(({ from }) => !ignored.includes(from)),
    car:
      make || year !== undefined
        ? { make: make?.name, model: model?.name, year, engine: engines.length > 0 ? engines[0] : undefined }
        : undefined,
    partTypes: directory.partTypes.filter(({ id }) => partTypeIds.includes(id)).map((type) => type[`name_${locale}`]),
    brands: directory.brands.filter(({ id }) => brandIds.includes(id)).map(({ name }) => name),
    positions: interpretation.positions,
    numbers: interpretation.numberKeys,
    ignored: [...new Set([...interpretation.pieces.filter(({ meaning }) => meaning === 'ignored').map(({ typed }) => typed), ...ignored])],
  }
}

/** Nothing in the sentence meant anything to the shop. */
export const isNonsense = ({ interpretation, matches }: Understanding): boolean => {
  const { makeId, modelId, brandIds, partTypeIds, positions, words, isGuess } = interpretation
  const hasNoCar = makeId === undefined && modelId === undefined
  return matches.length === 0 && (isGuess || (hasNoCar && brandIds.length + partTypeIds.length + positions.length + words.length === 0))
}
