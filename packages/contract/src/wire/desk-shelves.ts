import type { DeskCategory } from '@shop/domain/shelf-desk'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'

const named = { _id: z.string(), nombre: z.string(), nombre_en: z.string(), version: z.int() }
const typeSchema = z.object({
  ...named,
  sinonimos: z.array(z.string()),
  sinonimos_en: z.array(z.string()),
  voluminosa: z.boolean(),
  productos: z.int(),
})
const subcategorySchema = z.object({ ...named, tipos: z.array(typeSchema) })
const schema = z.object({ ...named, imagen: z.string(), subcategorias: z.array(subcategorySchema) })

type Named = { readonly id: string; readonly names: { readonly es: string; readonly en: string }; readonly version: number }
const encodeNamed = ({ id, names, version }: Named) => ({ _id: id, nombre: names.es, nombre_en: names.en, version })
const decodeNamed = (wire: { _id: string; nombre: string; nombre_en: string; version: number }): Named => ({
  id: wire._id,
  names: { es: wire.nombre, en: wire.nombre_en },
  version: wire.version,
})

export const deskCategory: Codec<z.output<typeof schema>, DeskCategory> = codec(
  schema,
  (category) => ({
    ...encodeNamed(category),
    imagen: category.image,
    subcategorias: category.subcategories.map((subcategory) => ({
      ...encodeNamed(subcategory),
      tipos: subcategory.partTypes.map((type) => ({
        ...encodeNamed(type),
        sinonimos: [...type.synonyms.es],
        sinonimos_en: [...type.synonyms.en],
        voluminosa: type.isBulky,
        productos: type.productCount,
      })),
    })),
  }),
  (wire) => ({
    ...decodeNamed(wire),
    image: wire.imagen,
    subcategories: wire.subcategorias.map((subcategory) => ({
      ...decodeNamed(subcategory),
      partTypes: subcategory.tipos.map((type) => ({
        ...decodeNamed(type),
        synonyms: { es: type.sinonimos, en: type.sinonimos_en },
        isBulky: type.voluminosa,
        productCount: type.productos,
      })),
    })),
  }),
)
