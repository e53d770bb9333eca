import type { CategoryWithSubcategories, Counted, CountedCategory, CountedPartType, Facets, NamedShelf } from '@shop/domain/counted'
import { cents } from '@shop/domain/money'
import { type Codec, codec, listOf } from '../../codec.ts'
import { as, type FieldsOf, record } from '../../record.ts'
import { maybe, money, text, whole } from '../plain.ts'

const namedFields: FieldsOf<NamedShelf> = { name: as('nombre', text), slug: text }
export const namedShelf = record<NamedShelf>()(namedFields)

const fields: FieldsOf<Counted> = { ...namedFields, products: as('productos', whole) }
export const counted = record<Counted>()(fields)
const many = listOf(counted)

export const countedCategory = record<CountedCategory>()({ ...fields, image: as('imagen', text) })

export const countedPartType = record<CountedPartType>()({ ...fields, image: as('imagen', maybe(text)) })

export const categoryWithSubcategories = record<CategoryWithSubcategories>()({ ...fields, subcategories: as('subcategorias', many) })

/** The ends of a range are plain numbers inside. */
const amount: Codec<number, number> = codec<number, number>(money.schema, (inside) => money.encode(cents(inside)), money.decode)

export const facets = record<Facets>()({
  total: whole,
  categories: as('categorias', many),
  subcategories: as('subcategorias', many),
  partTypes: as('tipos', many),
  brands: as('marcas', many),
  position: as('posiciones', many),
  side: as('lados', many),
  material: as('materiales', many),
  tier: as('gamas', many),
  price: as('precio', record<Facets['price']>()({ from: as('min', amount), to: as('max', amount) })),
  available: as('en_stock', whole),
  outlet: whole,
  discounted: as('promocion', whole),
  heavyDuty: as('servicio_pesado', whole),
})
