import * as calls from '@shop/contract/staff/vehicles'
import type { MakeWithModels } from '@shop/domain/staff-vehicle'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { addMake, removeMake, renameMake } from './keep-makes.ts'
import { addModel, changeModel, removeModel } from './keep-models.ts'
import { listStaffMakes, listStaffModels } from './staff-vehicles.queries.ts'
import { VehicleNotFound } from './vehicles.problems.ts'

/** The cars that parts are for, as staff keep them. */
export function vehiclesStaffRoutes(app: FastifyInstance, deps: { readonly db: Db }): void {
  const { db } = deps
  serve(app, calls.listStaffMakes, () => listStaffMakes(db))
  serve(app, calls.readStaffMake, ({ params }) => readMake(db, params.id))
  serve(app, calls.addMake, async ({ staff, body }) => {
    await addMake(deps, staff.id, body.name)
    return listStaffMakes(db)
  })
  serve(app, calls.renameMake, async ({ staff, params, body }) => {
    await renameMake(deps, staff.id, params.id, body)
    return readMake(db, params.id)
  })
  serve(app, calls.removeMake, async ({ staff, params }) => {
    await removeMake(deps, staff.id, params.id)
    return listStaffMakes(db)
  })
  serve(app, calls.addModel, async ({ staff, params, body }) => {
    await addModel(deps, staff.id, params.id, body)
    return readMake(db, params.id)
  })
  serve(app, calls.changeModel, async ({ staff, params, body: { version, ...values } }) =>
    readMake(db, await changeModel(deps, staff.id, { id: params.id, version, values })),
  )
  serve(app, calls.removeModel, async ({ staff, params }) => readMake(db, await removeModel(deps, staff.id, params.id)))
}

async function readMake(db: Db, id: number): Promise<MakeWithModels> {
  const make = (await listStaffMakes(db)).find((one) => one.id === String(id))
  if (!make) throw new VehicleNotFound()
  return { ...make, models: await listStaffModels(db, id) }
}
