import type { Locale } from '@shop/domain/locale'
import { yearsText } from '@shop/domain/model-alias'
import type { Interpretation } from '@shop/domain/search/interpret'
import type { ReadPiece } from '@shop/domain/search/pieces'
import type { Understood } from '@shop/domain/search/understood'
import { swapOf } from './counterparts.ts'
import type { Directory } from './directory.ts'
import type { Understanding } from './understand.ts'

/** How a sentence was understood, in names for the page to show. What was left out is said, and stands nowhere else. */
export function inNames(
  { interpretation, asks }: Understanding,
  directory: Directory,
  locale: Locale,
  leftOut: readonly string[] = [],
): Understood {
  const { year, years, engines, brandIds, isGuess, makeId, alternatives } = interpretation
  const { make, model } = carOf(interpretation, directory)
  const pieces = interpretation.pieces.map((piece): ReadPiece => {
    if (leftOut.includes(piece.typed)) return { ...piece, meaning: 'ignored' }
    return isNotCarried(piece, interpretation) ? { ...piece, meaning: 'not-carried' } : piece
  })
  const namesOf = (ids: readonly number[]) => directory.partTypes.filter(({ id }) => ids.includes(id)).map((type) => type[`name_${locale}`])
  const hasYear = year !== undefined || years !== undefined
  return {
    text: interpretation.text,
    pieces: pieces.map(({ meaning, typed, text, without }) => ({
      meaning,
      text: isGuess ? typed : meaning === 'model' && years && !isSaid(pieces, 'year') ? `${text} (${yearsText(years)})` : text,
      without,
    })),
    corrections: interpretation.corrections.filter(({ from }) => !leftOut.includes(from)),
    car:
      make || hasYear ? { make: make?.name, model: model?.name, year, engine: engines.length === 1 ? engines[0] : undefined } : undefined,
    partTypes: namesOf(interpretation.partTypeIds),
    brands: directory.brands.filter(({ id }) => brandIds.includes(id)).map(({ name }) => name),
    positions: interpretation.positions,
    numbers: interpretation.numberKeys,
    ignored: [...new Set(pieces.filter(({ meaning }) => meaning === 'ignored').map(({ typed }) => typed))],
    notCarried: notCarriedOf(interpretation, directory, locale),
    swaps: interpretation.wants.flatMap((want) => {
      const swap = makeId === undefined ? undefined : swapOf(want, asks[0]?.filter.car, directory)
      return swap && !swap.isAlso ? [{ from: namesOf(swap.from).join(', '), to: namesOf(swap.to).join(', ') }] : []
    }),
    advice: directory.symptoms.find(({ id }) => id === interpretation.symptomId)?.[`advice_${locale}`],
    alternatives,
  }
}

/** A part that the shop does not have was understood, but nothing was looked for by it. */
function isNotCarried({ meaning, text }: ReadPiece, { wants }: Interpretation): boolean {
  return meaning === 'part' && wants.some((want) => want.notCarriedTypeIds.length > 0 && text.includes(want.text))
}

function isSaid(pieces: readonly ReadPiece[], meaning: ReadPiece['meaning']): boolean {
  return pieces.some((piece) => piece.meaning === meaning)
}

function carOf({ makeId, modelId }: Interpretation, { makes, models }: Directory) {
  const model = models.find(({ id }) => id === modelId)
  return { model, make: makes.find(({ id }) => id === (model?.make_id ?? makeId)) }
}

function notCarriedOf(interpretation: Interpretation, directory: Directory, locale: Locale): Understood['notCarried'] {
  const { make, model } = carOf(interpretation, directory)
  const car = interpretation.isCarCarried ? interpretation.unknownCar : [make?.name, model?.name].filter(Boolean).join(' ')
  const parts = interpretation.wants.flatMap(({ notCarriedTypeIds, unknown, text }) => {
    if (unknown) return [unknown.text]
    const names = directory.partTypes.filter(({ id }) => notCarriedTypeIds.includes(id)).map((type) => type[`name_${locale}`])
    // A word that many parts have in their names is said as it was typed.
    return names.length > 1 ? [text] : names
  })
  return { car, parts: [...new Set(parts)] }
}
