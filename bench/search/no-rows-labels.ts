import type { Catalogue, OnSale } from './catalogue.ts'
import { inClass, type Label } from './labels/label.ts'
import { plainText, truthOf } from './satisfies.ts'

const SAMPLES = 40
/** The page must have room for what is marked, after what is known to fit. */
const MOST_WITH_ROWS = 30

type Sentence = Parameters<typeof inClass>[1][number]

/** Parts whose makers sent no list of cars: asked for by their own name, or by their kind and the car that their name tells. */
export function noRowsLabels(catalogue: Catalogue): readonly Label[] {
  const without = [...catalogue.products.values()].filter(({ rows, isUniversal }) => rows.length === 0 && !isUniversal)
  const sentences = without
    .toSorted((a, b) => (spread(a) < spread(b) ? -1 : 1))
    .flatMap((product, i) => sentenceOf(product, i, catalogue) ?? [])
  const distinct = [...new Map(sentences.map((sentence) => [plainText(sentence.query), sentence])).values()]
  return inClass('no-rows', distinct.slice(0, SAMPLES)).filter((label) => truthOf(label, catalogue).length <= MOST_WITH_ROWS)
}

/** Backwards, the last digits of a number lead: neighbours of the catalogue part. */
function spread({ id }: OnSale) {
  return [...id].reverse().join('')
}

function sentenceOf({ id, name, type, typeNames }: OnSale, i: number, { cars }: Catalogue): Sentence | undefined {
  const [, kind, told, from, to] = /^(.*) para (.*?) (\d{4})(?:-(\d{4}))?$/.exec(name) ?? []
  if (kind === undefined || told === undefined || from === undefined) return undefined
  const car = [...cars.keys()]
    .filter((one) => `${told} `.startsWith(`${one} `) || one.endsWith(` ${told}`))
    .toSorted((a, b) => b.length - a.length)[0]
  const { make, model } = cars.get(car ?? '') ?? {}
  if (make === undefined || model === undefined) return undefined
  const year = Math.floor((Number(from) + Number(to ?? from)) / 2)
  const asked = { types: [type], id }
  // A bare number, such as RAM's 700, is a car only beside its make.
  const said = /^\d+$/.test(model) ? `${make} ${model}` : model
  const queries: readonly Sentence[] = [
    { ...asked, query: name, car: { make, model, years: [Number(from), Number(to ?? from)] } },
    { ...asked, query: `${typeNames[0]} ${said}`.toLowerCase(), car: { make, model } },
    { ...asked, query: `${typeNames[0]} para ${said} ${year}`.toLowerCase(), car: { make, model, year } },
    { ...asked, query: `${kind} ${said} ${year}`.toLowerCase(), car: { make, model, year } },
  ]
  return queries[i % queries.length]
}
