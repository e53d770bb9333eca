import { showSearchReport } from '@shop/contract/staff/search-report'
import * as calls from '@shop/contract/staff/symptoms'
import type { StaffSymptom } from '@shop/domain/symptom'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { addSymptom, changeSymptom, removeSymptom } from './keep-symptoms.ts'
import { readSearchReport } from './search-report.queries.ts'
import { listSymptoms } from './symptoms.queries.ts'

/** What staff teach the search beside names, which is symptoms and jobs, and what they see of it. Every write answers all of them. */
export function searchDeskStaffRoutes(app: FastifyInstance, deps: { readonly db: Db }): void {
  const after = async (work: Promise<void>): Promise<StaffSymptom[]> => {
    await work
    return listSymptoms(deps.db)
  }
  serve(app, showSearchReport, ({ query: { days } }) => readSearchReport(deps.db, days))
  serve(app, calls.listStaffSymptoms, () => listSymptoms(deps.db))
  serve(app, calls.addSymptom, ({ staff, body }) => after(addSymptom(deps, staff.id, body)))
  serve(app, calls.changeSymptom, ({ staff, params: { id }, body: { version, ...values } }) =>
    after(changeSymptom(deps, staff.id, { id, version, values })),
  )
  serve(app, calls.removeSymptom, ({ staff, params: { id } }) => after(removeSymptom(deps, staff.id, id)))
}
