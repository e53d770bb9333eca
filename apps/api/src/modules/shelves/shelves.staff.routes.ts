import * as calls from '@shop/contract/staff/shelves'
import type { StaffCategory } from '@shop/domain/staff-shelf'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { addCategory, changeCategory, orderCategories, removeCategory } from './keep-categories.ts'
import { addPartType, changePartType, removePartType } from './keep-part-types.ts'
import { addSubcategory, changeSubcategory, removeSubcategory } from './keep-subcategories.ts'
import { listStaffShelves } from './staff-shelves.queries.ts'

/** The shelves as staff keep them. Every write answers all of them. */
export function shelvesStaffRoutes(app: FastifyInstance, deps: { readonly db: Db; readonly files: FileStore }): void {
  const after = async (work: Promise<void>): Promise<StaffCategory[]> => {
    await work
    return listStaffShelves(deps.db)
  }
  serve(app, calls.listStaffShelves, () => listStaffShelves(deps.db))
  serve(app, calls.addCategory, ({ staff, body }) => after(addCategory(deps, staff.id, body)))
  serve(app, calls.orderCategories, ({ staff, body }) => after(orderCategories(deps, staff.id, body.ids)))
  serve(app, calls.changeCategory, ({ staff, params: { id }, body: { version, ...values } }) =>
    after(changeCategory(deps, staff.id, { id, version, values })),
  )
  serve(app, calls.removeCategory, ({ staff, params: { id } }) => after(removeCategory(deps, staff.id, id)))
  serve(app, calls.addSubcategory, ({ staff, body }) => after(addSubcategory(deps, staff.id, body)))
  serve(app, calls.changeSubcategory, ({ staff, params: { id }, body: { version, ...values } }) =>
    after(changeSubcategory(deps, staff.id, { id, version, values })),
  )
  serve(app, calls.removeSubcategory, ({ staff, params: { id } }) => after(removeSubcategory(deps, staff.id, id)))
  serve(app, calls.addPartType, ({ staff, body }) => after(addPartType(deps, staff.id, body)))
  serve(app, calls.changePartType, ({ staff, params: { id }, body: { version, ...values } }) =>
    after(changePartType(deps, staff.id, { id, version, values })),
  )
  serve(app, calls.removePartType, ({ staff, params: { id } }) => after(removePartType(deps, staff.id, id)))
}
