import type { CategoryWithSubcategories, Counted, CountedCategory, Facets } from '@shop/domain/counted'
import { cents, centsFromPesos, pesosFromCents } from '@shop/domain/money'
import * as z from 'zod/mini'
import { type Codec, codec, listOf } from '../codec.ts'

const fields = { nombre: z.string(), slug: z.string(), productos: z.int() }
const wireCounted = z.object(fields)
type WireCounted = z.output<typeof wireCounted>

const encode = ({ name, slug, products }: Counted): WireCounted => ({ nombre: name, slug, productos: products })
const decode = ({ nombre, slug, productos }: WireCounted): Counted => ({ name: nombre, slug, products: productos })

export const counted: Codec<WireCounted, Counted> = codec(wireCounted, encode, decode)

const wireCategory = z.object({ ...fields, imagen: z.string() })
export const countedCategory: Codec<z.output<typeof wireCategory>, CountedCategory> = codec(
  wireCategory,
  (inside) => ({ ...encode(inside), imagen: inside.image }),
  (wire) => ({ ...decode(wire), image: wire.imagen }),
)

const wireTree = z.object({ ...fields, subcategorias: z.array(wireCounted) })
export const categoryWithSubcategories: Codec<z.output<typeof wireTree>, CategoryWithSubcategories> = codec(
  wireTree,
  (inside) => ({ ...encode(inside), subcategorias: inside.subcategories.map(encode) }),
  (wire) => ({ ...decode(wire), subcategories: wire.subcategorias.map(decode) }),
)

const many = listOf(counted)
const wireFacets = z.object({
  categorias: many.schema,
  subcategorias: many.schema,
  tipos: many.schema,
  marcas: many.schema,
  precio: z.object({ min: z.number(), max: z.number() }),
  en_stock: z.int(),
  outlet: z.int(),
  promocion: z.int(),
  servicio_pesado: z.int(),
})

export const facets: Codec<z.output<typeof wireFacets>, Facets> = codec(
  wireFacets,
  (inside) => ({
    categorias: many.encode(inside.categories),
    subcategorias: many.encode(inside.subcategories),
    tipos: many.encode(inside.partTypes),
    marcas: many.encode(inside.brands),
    precio: { min: pesosFromCents(cents(inside.price.from)), max: pesosFromCents(cents(inside.price.to)) },
    en_stock: inside.available,
    outlet: inside.outlet,
    promocion: inside.discounted,
    servicio_pesado: inside.heavyDuty,
  }),
  (wire) => ({
    categories: many.decode(wire.categorias),
    subcategories: many.decode(wire.subcategorias),
    partTypes: many.decode(wire.tipos),
    brands: many.decode(wire.marcas),
    price: { from: centsFromPesos(wire.precio.min), to: centsFromPesos(wire.precio.max) },
    available: wire.en_stock,
    outlet: wire.outlet,
    discounted: wire.promocion,
    heavyDuty: wire.servicio_pesado,
  }),
)
