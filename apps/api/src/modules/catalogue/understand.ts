import type { Locale } from '@shop/domain/locale'
import { yearsText } from '@shop/domain/model-alias'
import { type Interpretation, interpret } from '@shop/domain/search/interpret'
import { senseIn } from '@shop/domain/search/lexicon'
import { numberCandidates } from '@shop/domain/search/part-numbers'
import type { Understood } from '@shop/domain/search/understood'
import { tokensOf } from '@shop/domain/search/words'
import type { Db } from '../../database/connect.ts'
import type { Directory } from './directory.ts'
import { findByHalf } from './half-numbers.ts'
import { findNumbers, KIND_ORDER, type NumberMatch } from './part-numbers.queries.ts'
import type { ProductFilter } from './product-filter.ts'

export type Understanding = {
  readonly interpretation: Interpretation
  readonly filter: ProductFilter
  /** Products by a number in the sentence, the best first. */
  readonly matches: readonly NumberMatch[]
}

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
  const filter = filterOfInterpretation(interpretation, directory)
  return (await findByHalf(db, interpretation, filter)) ?? { interpretation, matches: [], filter }
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
