import { type ExampleShop, uniqueName } from './write-example.ts'

type Shelf = { readonly _id: string; readonly nombre: string; readonly subcategorias: readonly { readonly _id: string }[] }

/** Where parts stand: categories, subcategories and part types of the examples. */
export type Shelves = {
  readonly list: () => Promise<readonly Shelf[]>
  /** One that was there before, with a subcategory. */
  readonly first: () => Promise<{ readonly category: string; readonly subcategory: string }>
  readonly addCategory: () => Promise<string>
  readonly addSubcategory: () => Promise<string>
  readonly addPartType: () => Promise<string>
}

/** Named by `uniqueName('Clima')`. */
export const CATEGORY = { nombre_en: 'Climate', imagen: 'brake-disc.png' }

export function shelvesIn({ shop, owner: { get, post } }: Pick<ExampleShop, 'shop' | 'owner'>): Shelves {
  const list = async () => (await get('/admin/categorias')).body.data
  const first = async () => {
    const { rows } = await shop.pool.query(
      'select category_id::text as category, id::text as subcategory from subcategories order by id limit 1',
    )
    return rows[0]
  }
  const add = async (path: string, body: object): Promise<string> => {
    const nombre = uniqueName('Clima')
    await post(path, { nombre_en: nombre, ...body, nombre })
    const { rows } = await shop.pool.query(
      `select id::text from categories where name_es = $1 union select id::text from subcategories where name_es = $1
       union select id::text from part_types where name_es = $1`,
      [nombre],
    )
    return rows[0].id
  }
  return {
    list,
    first,
    addCategory: async () => {
      // A hundred of them can be put in an order at most.
      await shop.pool.query(
        `delete from categories c where name_es like 'Clima %' and not exists (select 1 from subcategories where category_id = c.id)`,
      )
      return add('/admin/categorias', CATEGORY)
    },
    addSubcategory: async () => add('/admin/subcategorias', { categoria: (await first()).category }),
    addPartType: async () => add('/admin/tipos', { subcategoria: (await first()).subcategory }),
  }
}
