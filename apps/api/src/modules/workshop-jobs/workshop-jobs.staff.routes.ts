import * as calls from '@shop/contract/staff/workshop-jobs'
import type { StaffWorkshopJob } from '@shop/domain/workshop-job'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { addJob, changeJob, removeJob } from './keep-jobs.ts'
import { listJobs } from './workshop-jobs.queries.ts'

/** The jobs whose parts are offered together. Every write answers all of them. */
export function workshopJobsStaffRoutes(app: FastifyInstance, deps: { readonly db: Db }): void {
  const after = async (work: Promise<void>): Promise<StaffWorkshopJob[]> => {
    await work
    return listJobs(deps.db)
  }
  serve(app, calls.listStaffJobs, () => listJobs(deps.db))
  serve(app, calls.addWorkshopJob, ({ staff, body }) => after(addJob(deps, staff.id, body)))
  serve(app, calls.changeWorkshopJob, ({ staff, params: { id }, body: { version, ...values } }) =>
    after(changeJob(deps, staff.id, { id, version, values })),
  )
  serve(app, calls.removeWorkshopJob, ({ staff, params: { id } }) => after(removeJob(deps, staff.id, id)))
}
