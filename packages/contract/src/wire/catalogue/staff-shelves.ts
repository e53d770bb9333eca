import type { ShelfNames, StaffCategory, StaffPartType, StaffSubcategory } from '@shop/domain/staff-shelf'
import { type Codec, codec, listOf } from '../../codec.ts'
import { as, type FieldsOf, record, type WireRecord } from '../../record.ts'
import { text, texts, whole, yesNo } from '../plain.ts'

type FlatNames = { readonly nameEs: string; readonly nameEn: string }
type Flat<Shelf> = Omit<Shelf, 'names'> & FlatNames

/** On the wire its names stand beside the other fields. */
function shelf<Shelf extends { readonly names: ShelfNames }>(fields: FieldsOf<Flat<Shelf>>): Codec<WireRecord, Shelf> {
  const flat = record<Flat<Shelf>>()(fields)
  return codec<WireRecord, Shelf>(
    flat.schema,
    ({ names, ...rest }) => flat.encode({ ...rest, nameEs: names.es, nameEn: names.en }),
    (wire) => {
      const { nameEs, nameEn, ...rest } = flat.decode(wire)
      return { ...rest, names: { es: nameEs, en: nameEn } } as unknown as Shelf
    },
  )
}
const named: FieldsOf<FlatNames & Pick<StaffCategory, 'id' | 'version'>> = {
  id: as('_id', text),
  nameEs: as('nombre', text),
  nameEn: as('nombre_en', text),
  version: whole,
}

type FlatPartType = Omit<StaffPartType, 'synonyms'> & { readonly synonymsEs: readonly string[]; readonly synonymsEn: readonly string[] }
const flatPartType = shelf<FlatPartType>({
  ...named,
  synonymsEs: as('sinonimos', texts),
  synonymsEn: as('sinonimos_en', texts),
  isBulky: as('voluminosa', yesNo),
  productCount: as('productos', whole),
})
const partType = codec<WireRecord, StaffPartType>(
  flatPartType.schema,
  ({ synonyms: { es, en }, ...rest }) => flatPartType.encode({ ...rest, synonymsEs: es, synonymsEn: en }),
  (wire) => {
    const { synonymsEs, synonymsEn, ...rest } = flatPartType.decode(wire)
    return { ...rest, synonyms: { es: synonymsEs, en: synonymsEn } }
  },
)

const subcategory = shelf<StaffSubcategory>({ ...named, partTypes: as('tipos', listOf(partType)) })
export const staffCategory = shelf<StaffCategory>({
  ...named,
  image: as('imagen', text),
  subcategories: as('subcategorias', listOf(subcategory)),
})
