import * as calls from '@shop/contract/staff-admin'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { StaffDeps } from './staff-deps.ts'
import { listStaffEntries } from './staff-entries.queries.ts'

export const staffAdminRoutes = (app: FastifyInstance, deps: StaffDeps): void => {
  serve(app, calls.listStaff, () => listStaffEntries(deps.db))
}
