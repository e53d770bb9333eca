import type { Db } from '@shop/api/database/connect'

/** Whether nobody has put a product on the shelves yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).execute()).length === 0
}
