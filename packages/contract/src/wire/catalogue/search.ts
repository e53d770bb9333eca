import type { WrittenNames } from '@shop/domain/asked-products'
import type { Page } from '@shop/domain/listing'
import type { ProductSummary } from '@shop/domain/product'
import type { Meaning } from '@shop/domain/search/sentence'
import type { NearNumber, SearchGroup, SearchPage, Suggestions, Understood } from '@shop/domain/search/understood'
import * as z from 'zod/mini'
import { type Codec, codec, listOf, pageOf } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { maybe, orNull, text, texts, whole } from '../plain.ts'
import { words } from '../words.ts'
import { namedShelf } from './counted.ts'
import { fit } from './fit.ts'
import { namedCar } from './named-car.ts'
import { productSummary } from './product.ts'

const meaning = words<Meaning>()({
  number: 'numero',
  make: 'armadora',
  model: 'modelo',
  year: 'anio',
  engine: 'motor',
  brand: 'marca',
  position: 'posicion',
  part: 'refaccion',
  'not-carried': 'no_manejado',
  symptom: 'sintoma',
  word: 'texto',
  ignored: 'ignorado',
})
const piece = record<Understood['pieces'][number]>()({
  meaning: as('significado', meaning),
  text: as('texto', text),
  without: as('sin', text),
})
const notCarried = record<Understood['notCarried']>()({ car: as('auto', orNull(text)), parts: as('refacciones', texts) })
const correction = record<Understood['corrections'][number]>()({ from: as('de', text), to: as('a', text) })

export const understood = record<Understood>()({
  text: as('texto', text),
  pieces: as('piezas', listOf(piece)),
  corrections: as('correcciones', listOf(correction)),
  car: as('vehiculo', orNull(namedCar)),
  partTypes: as('refacciones', texts),
  brands: as('marcas', texts),
  positions: as('posiciones', texts),
  numbers: as('numeros', texts),
  ignored: as('ignorado', texts),
  notCarried: as('no_manejamos', notCarried),
  swaps: as('cambios', listOf(correction)),
  advice: as('consejo', orNull(text)),
  alternatives: as('alternativas', texts),
})

const group = record<SearchGroup>()({
  kind: as('tipo', words<SearchGroup['kind']>()({ part: 'refaccion', unconfirmed: 'sin_datos' })),
  name: as('nombre', text),
  total: as('total', whole),
  search: as('busqueda', text),
  ids: as('ids', texts),
})

/** Left out where it is not so. */
const ifSo = codec<boolean | undefined, boolean>(
  z.optional(z.boolean()),
  (isSo) => isSo || undefined,
  (wire) => wire ?? false,
)
const number = record<NearNumber>()({ id: as('_id', text), number: as('numero', text), name: as('nombre', text) })
const someTexts = maybe(texts)
const writtenNames = record<WrittenNames>()({
  category: as('categoria', someTexts),
  subcategory: as('subcategoria', someTexts),
  partType: as('tipo', someTexts),
  brand: as('marca', someTexts),
  position: as('posicion', someTexts),
  side: as('lado', someTexts),
  material: someTexts,
  tier: as('gama', someTexts),
  make: as('armadora', maybe(text)),
  model: as('modelo', maybe(text)),
})
const page = pageOf(productSummary)
const search = record<Omit<SearchPage, keyof Page<ProductSummary>>>()({
  isApproximate: as('total_aproximado', ifSo),
  understood: as('interpretacion', maybe(understood)),
  groups: as('grupos', maybe(listOf(group))),
  car: as('auto', maybe(namedCar)),
  fits: as('compatibilidades', maybe(listOf(fit))),
  written: as('escrito', maybe(writtenNames)),
  nearNumbers: as('numeros_parecidos', maybe(listOf(number))),
})
type WireSearchPage = ReturnType<typeof page.encode> & ReturnType<typeof search.encode>

/** A page of products and, when somebody typed, how that was understood. */
export const searchPage: Codec<WireSearchPage, SearchPage> = codec<WireSearchPage, SearchPage>(
  z.intersection(page.schema, search.schema),
  (inside) => ({ ...page.encode(inside), ...search.encode(inside) }),
  (wire) => ({ ...page.decode(wire), ...search.decode(wire) }),
)

type Suggestion<Kind extends keyof Suggestions> = Suggestions[Kind][number]
const product = record<Suggestion<'products'>>()({
  id: as('_id', text),
  name: as('nombre', text),
  brand: as('marca', text),
  image: as('imagen', maybe(text)),
  fit: as('compatibilidad', maybe(fit)),
})
const sentence = record<Suggestion<'searches'>>()({ text: as('texto', text) })
const vehicle = record<Suggestion<'vehicles'>>()({ make: as('armadora', text), model: as('modelo', text) })

export const suggestions = record<Suggestions>()({
  searches: as('busquedas', listOf(sentence)),
  products: as('productos', listOf(product)),
  categories: as('categorias', listOf(namedShelf)),
  vehicles: as('vehiculos', listOf(vehicle)),
  numbers: as('numeros', listOf(number)),
})
