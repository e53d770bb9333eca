import type { NamedList } from '@shop/domain/asked-products'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { ShopWindow, ShopWindows } from './shop-windows.ts'

/**
 * What staff have arranged, list by list. A part that went to another category is no longer kept out of this one: whoever counts all categories
 * at once leaves out what any of them hides.
 */
export async function readWindows(db: Db): Promise<ShopWindows> {
  const { rows } = await sql<ShopWindow & { list: NamedList | null; category_id: number | null }>`
    select w.list, w.category_id, w.pins, array(
      select h.id from unnest(w.hidden) as h (id)
      where w.category_id is null or exists (
        select from products p join part_types t on t.id = p.part_type_id join subcategories s on s.id = t.subcategory_id
        where p.id = h.id and s.category_id = w.category_id)
    ) as hidden
    from shop_windows w`.execute(db)
  return {
    lists: new Map(rows.flatMap(({ list, pins, hidden }) => (list ? [[list, { pins, hidden }] as const] : []))),
    categories: new Map(rows.flatMap(({ category_id, pins, hidden }) => (category_id ? [[category_id, { pins, hidden }] as const] : []))),
  }
}
