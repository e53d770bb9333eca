import type { UndoReport } from '@shop/domain/imports/import'
import type { Db } from '../../database/connect.ts'
import { takePicturesBack } from './pictures/placed-pictures.queries.ts'
import { removeBrought } from './remove-products.queries.ts'
import { RESTORED, UNDONE } from './undone-change.queries.ts'
import { updateProducts } from './update-products.queries.ts'

type UndoneProducts = Omit<UndoReport, 'namesRemoved'>

/** Gives back what an import changed and is still as it left it. Stock goes back by as much as it came, never below what is put aside. */
export async function undoProducts(db: Db, id: number, staffId: number): Promise<UndoneProducts> {
  await lockChanged(db, id)
  const picturesRemoved = await takePicturesBack(db, id)
  const removed = await removeBrought(db, id)
  await keepRestored(db, id)
  const report = await countUndone(db, id)
  await updateProducts(db, restoredBy(db, id), { kind: 'correction', staffId, note: `undo import ${id}` })
  return { ...report, removed, picturesRemoved }
}

/** In the order of their ids, as purchases lock them. */
function lockChanged(db: Db, id: number) {
  return db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', (e) =>
      e
        .selectFrom('import_changes')
        .select('product_id')
        .where('import_id', '=', id)
        .union(e.selectFrom('import_pictures').select('product_id').where('import_id', '=', id)),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

function keepRestored(db: Db, id: number) {
  return db
    .updateTable('import_changes as c')
    .from('products as p')
    .set({ restored: RESTORED })
    .where('c.import_id', '=', id)
    .whereRef('p.id', '=', 'c.product_id')
    .execute()
}

function restoredBy(db: Db, id: number) {
  return db.selectFrom('import_changes').select(['product_id', 'restored as facts']).where('import_id', '=', id)
}

function countUndone(db: Db, id: number): Promise<Omit<UndoneProducts, 'removed' | 'picturesRemoved'>> {
  return db
    .selectFrom('import_changes as c')
    .innerJoin('products as p', 'p.id', 'c.product_id')
    .select(({ cast, fn }) => [
      cast<number>(fn.countAll().filterWhere(UNDONE.restored), 'integer').as('restored'),
      cast<number>(fn.countAll().filterWhere(UNDONE.withdrawn), 'integer').as('withdrawn'),
      cast<number>(fn.countAll().filterWhere(UNDONE.kept), 'integer').as('kept'),
      cast<number>(fn.countAll().filterWhere(UNDONE.stockKept), 'integer').as('stockKept'),
    ])
    .where('c.import_id', '=', id)
    .executeTakeFirstOrThrow()
}
