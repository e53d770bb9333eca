import { tokensOf } from '@shop/domain/search/words'
import type { Answer } from './answer.ts'
import type { Catalogue, OnSale } from './catalogue.ts'
import { isWithoutData, LOOKED_AT, shownOf } from './judge.ts'
import type { Label } from './labels/label.ts'
import { fits, isNamedFor, plainText } from './satisfies.ts'

type Read = NonNullable<Answer['interpretacion']>

/** Whether what the page says it understood is true of what it shows; nothing when it is. */
export function untruthIn(label: Label, answer: Answer, catalogue: Catalogue): string | undefined {
  const read = answer.interpretacion
  if (!read) return 'says nothing of what it understood'
  return usedAndIgnored(read) ?? carNotNamed(label, read) ?? notSaid(label, read) ?? brokenPiece(read, answer, catalogue)
}

function wordsIn(text: string): string[] {
  return tokensOf(text).map(({ word }) => word)
}

function usedAndIgnored({ piezas, ignorado, correcciones }: Read): string | undefined {
  const corrected = new Map(correcciones.map(({ de, a }) => [plainText(de), plainText(a)]))
  const used = new Set(piezas.filter(({ significado }) => significado !== 'ignorado').flatMap(({ texto }) => wordsIn(texto)))
  const both = ignorado.flatMap(wordsIn).find((word) => used.has(word) || used.has(corrected.get(word) ?? ''))
  return both && `"${both}" is both used and ignored`
}

function carNotNamed({ car, query, isEmpty, mayBeEmpty }: Label, { vehiculo }: Read): string | undefined {
  if (!car || isEmpty || mayBeEmpty) return undefined
  if (vehiculo?.armadora !== car.make || vehiculo.modelo !== car.model) return `the car is ${vehiculo?.armadora} ${vehiculo?.modelo}`
  // The year of a generation is judged by the rows, and was not said.
  const wasSaid = car.year !== undefined && query.includes(String(car.year).slice(2))
  return wasSaid && vehiculo.anio !== car.year ? `the year is ${vehiculo.anio}` : undefined
}

function notSaid({ isEmpty, types, car }: Label, { no_manejamos }: Read): string | undefined {
  if (!isEmpty || (!types && !car)) return undefined
  return no_manejamos?.auto || (no_manejamos?.refacciones.length ?? 0) > 0 ? undefined : 'does not say what the shop does not carry'
}

function brokenPiece(read: Read, answer: Answer, catalogue: Catalogue): string | undefined {
  const first = shownOf(answer, catalogue).slice(0, LOOKED_AT)
  const broken = read.piezas.find((piece) => first.some((product) => !holds(piece, product, read, isWithoutData(product, answer))))
  return broken && `"${broken.texto}" (${broken.significado}) is not true of all`
}

function holds({ significado, texto }: Read['piezas'][number], product: OnSale, read: Read, isWithoutRows: boolean): boolean {
  if (significado === 'marca') return read.marcas.includes(product.brandName)
  if (significado === 'refaccion') return product.typeNames.some((name) => read.refacciones.includes(name))
  if (significado === 'posicion') return isPlacedAt(product, read.posiciones)
  if (significado !== 'modelo' && significado !== 'anio') return true
  const { armadora: make, modelo: model, anio } = read.vehiculo ?? {}
  if (make === undefined || model === undefined) return significado === 'anio'
  if (isWithoutRows) return isNamedFor(product, { make, model })
  const said = texto.match(/\d{4}/g)?.map(Number) ?? (anio === undefined ? [] : [anio])
  const [from, to = from] = significado === 'anio' ? said : []
  return fits(product, { make, model, ...(from === undefined ? {} : { years: [from, to ?? from] as const }) })
}

/** Who asks for left and right wants either; who asks for front and left wants both at once. */
const AXES = [
  ['delanter', 'traser'],
  ['izquierd', 'derech'],
  ['superior', 'inferior'],
]

function isPlacedAt({ name, rows }: OnSale, positions: readonly string[]): boolean {
  const places = [name, ...rows.map(({ position }) => position)].map(plainText)
  return AXES.every((axis) => {
    const asked = axis.filter((stem) => positions.some((position) => plainText(position).startsWith(stem)))
    return asked.length === 0 || asked.some((stem) => places.some((place) => place.includes(stem)))
  })
}
