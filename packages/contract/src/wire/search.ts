import type { Meaning } from '@shop/domain/search/sentence'
import type { SearchPage, Suggestions, Understood } from '@shop/domain/search/understood'
import * as z from 'zod/mini'
import { type Codec, codec, pageOf } from '../codec.ts'
import { productSummary } from './product.ts'
import { words } from './words.ts'

const meaning = words<Meaning>()({
  number: 'numero',
  make: 'armadora',
  model: 'modelo',
  year: 'anio',
  engine: 'motor',
  brand: 'marca',
  position: 'posicion',
  part: 'refaccion',
  word: 'texto',
  ignored: 'ignorado',
})

const wireUnderstood = z.object({
  texto: z.string(),
  piezas: z.array(z.object({ significado: meaning.schema, texto: z.string(), sin: z.string() })),
  correcciones: z.array(z.object({ de: z.string(), a: z.string() })),
  vehiculo: z.nullable(
    z.object({
      armadora: z.optional(z.string()),
      modelo: z.optional(z.string()),
      anio: z.optional(z.int()),
      motor: z.optional(z.string()),
    }),
  ),
  refacciones: z.array(z.string()),
  marcas: z.array(z.string()),
  posiciones: z.array(z.string()),
  numeros: z.array(z.string()),
  ignorado: z.array(z.string()),
})
type WireUnderstood = z.output<typeof wireUnderstood>

export const understood: Codec<WireUnderstood, Understood> = codec<WireUnderstood, Understood>(
  wireUnderstood,
  (inside) => ({
    texto: inside.text,
    piezas: inside.pieces.map(({ meaning: kind, text, without }) => ({ significado: meaning.encode(kind), texto: text, sin: without })),
    correcciones: inside.corrections.map(({ from, to }) => ({ de: from, a: to })),
    vehiculo: inside.car ? { armadora: inside.car.make, modelo: inside.car.model, anio: inside.car.year, motor: inside.car.engine } : null,
    refacciones: [...inside.partTypes],
    marcas: [...inside.brands],
    posiciones: [...inside.positions],
    numeros: [...inside.numbers],
    ignorado: [...inside.ignored],
  }),
  (wire) => ({
    text: wire.texto,
    pieces: wire.piezas.map(({ significado, texto, sin }) => ({ meaning: meaning.decode(significado), text: texto, without: sin })),
    corrections: wire.correcciones.map(({ de, a }) => ({ from: de, to: a })),
    car: wire.vehiculo
      ? { make: wire.vehiculo.armadora, model: wire.vehiculo.modelo, year: wire.vehiculo.anio, engine: wire.vehiculo.motor }
      : undefined,
    partTypes: wire.refacciones,
    brands: wire.marcas,
    positions: wire.posiciones,
    numbers: wire.numeros,
    ignored: wire.ignorado,
  }),
)

const page = pageOf(productSummary)
type WireSearchPage = ReturnType<typeof page.encode> & {
  total_aproximado?: boolean | undefined
  interpretacion?: WireUnderstood | undefined
}

/** A page of products and, when somebody typed, how that was understood. */
export const searchPage: Codec<WireSearchPage, SearchPage> = codec<WireSearchPage, SearchPage>(
  z.intersection(
    page.schema,
    z.object({ total_aproximado: z.optional(z.boolean()), interpretacion: z.optional(wireUnderstood) }),
  ) as unknown as z.ZodMiniType<WireSearchPage>,
  (inside) => ({
    ...page.encode(inside),
    ...(inside.isApproximate ? { total_aproximado: true } : {}),
    ...(inside.understood ? { interpretacion: understood.encode(inside.understood) } : {}),
  }),
  (wire) => ({
    ...page.decode(wire),
    isApproximate: wire.total_aproximado ?? false,
    understood: wire.interpretacion && understood.decode(wire.interpretacion),
  }),
)

const wireSuggestions = z.object({
  productos: z.array(z.object({ _id: z.string(), nombre: z.string(), marca: z.string(), imagen: z.optional(z.string()) })),
  categorias: z.array(z.object({ nombre: z.string(), slug: z.string() })),
  vehiculos: z.array(z.object({ armadora: z.string(), modelo: z.string() })),
  numeros: z.array(z.object({ _id: z.string(), numero: z.string(), nombre: z.string() })),
})

export const suggestions = codec<z.output<typeof wireSuggestions>, Suggestions>(
  wireSuggestions,
  (inside) => ({
    productos: inside.products.map(({ id, name, brand, image }) => ({
      _id: id,
      nombre: name,
      marca: brand,
      ...(image === undefined ? {} : { imagen: image }),
    })),
    categorias: inside.categories.map(({ name, slug }) => ({ nombre: name, slug })),
    vehiculos: inside.vehicles.map(({ make, model }) => ({ armadora: make, modelo: model })),
    numeros: inside.numbers.map(({ id, number, name }) => ({ _id: id, numero: number, nombre: name })),
  }),
  (wire) => ({
    products: wire.productos.map(({ _id, nombre, marca, imagen }) => ({ id: _id, name: nombre, brand: marca, image: imagen })),
    categories: wire.categorias.map(({ nombre, slug }) => ({ name: nombre, slug })),
    vehicles: wire.vehiculos.map(({ armadora, modelo }) => ({ make: armadora, model: modelo })),
    numbers: wire.numeros.map(({ _id, numero, nombre }) => ({ id: _id, number: numero, name: nombre })),
  }),
)
