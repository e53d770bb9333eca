import { niceName } from '@shop/domain/imports/nice-name'
import { slugOf } from '@shop/domain/slug'
import type { Db } from '../../database/connect.ts'
import type { KnownNames, KnownShelf } from '../../ports/known-names.ts'
import { insertCategory, insertPartType, insertSubcategory, lockShelves } from '../shelves/shelves.public.ts'
import type { NameRecord } from './import-names.queries.ts'
import { makeUnlessThere } from './make-unless-there.ts'
import { type BySlug, findShelves } from './new-shelves.queries.ts'

/** The shop shows a plain tile until somebody chooses a picture. */
const NO_PICTURE = ''

/** Categories, what they are divided into, and the kinds of parts there. English is what the Spanish says until somebody translates it. */
export async function createShelves(db: Db, names: readonly NameRecord[], known: KnownNames): Promise<void> {
  const of = (kind: NameRecord['kind']) => names.filter((one) => one.kind === kind)
  const types = of('part-type').filter(({ decision, created_id }) => decision === 'create' && created_id === null)
  if (types.length === 0) return
  await lockShelves(db)
  const { categories, subcategories, partTypes } = await findShelves(db)
  for (const [kind, there] of [
    ['category', categories],
    ['subcategory', subcategories],
  ] as const)
    for (const { key, target_id } of of(kind)) if (target_id !== null) there.set(key, target_id)
  /** A shelf is made with the first kind of part that needs it. */
  const shelf = async (kind: 'category' | 'subcategory', there: BySlug, said: KnownShelf, insert: () => Promise<number>) => {
    const [key, has] = [slugOf(said.nameEs), there.get(slugOf(said.nameEs)) ?? there.get(said.slug)]
    if (has !== undefined) return has
    const row = of(kind).find((one) => one.key === key)
    const id = row ? await makeUnlessThere(db, row, key, there, insert) : await insert()
    if (id === undefined) throw new Error(`${kind} ${said.nameEs} was not made`)
    there.set(key, id)
    return id
  }
  for (const one of types) {
    const type = knownType(one.name, known) ?? plainType(one)
    const { category, subcategory } = type
    const subcategoryId = await shelf('subcategory', subcategories, subcategory, async () => {
      const categoryId = await shelf('category', categories, category, () =>
        insertCategory(db, category.slug, { ...category, image: NO_PICTURE }),
      )
      return insertSubcategory(db, subcategory.slug, { ...subcategory, categoryId })
    })
    const values = { ...type, subcategoryId, isBulky: false }
    await makeUnlessThere(db, one, type.slug, partTypes, () => insertPartType(db, type.slug, values, type.needs))
  }
}

/** What this supplier calls it is one more word for it, so that the next list is understood without a question. */
function knownType(said: string, known: KnownNames) {
  const type = known.partType(said)
  const words = type && [type.nameEs, type.nameEn, ...type.synonymsEs, ...type.synonymsEn].map(slugOf)
  return type && (words?.includes(slugOf(said)) ? type : { ...type, synonymsEs: [...type.synonymsEs, said.toLowerCase()] })
}

function plainShelf(said: string): KnownShelf {
  return { slug: slugOf(said), nameEs: niceName(said), nameEn: niceName(said) }
}

function plainType({ name, category, subcategory }: NameRecord) {
  return {
    ...plainShelf(name),
    synonymsEs: [],
    synonymsEn: [],
    needs: {},
    category: plainShelf(category ?? name),
    subcategory: plainShelf(subcategory ?? category ?? name),
  }
}
