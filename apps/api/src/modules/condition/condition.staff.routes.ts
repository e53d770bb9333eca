import * as calls from '@shop/contract/staff/condition'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { discardJob, retryAllJobs, retryJob } from './help-jobs.ts'
import { listFailedJobs } from './list-failed-jobs.ts'
import { type ConditionDeps, readCondition } from './read-condition.ts'
import { type ReleaseDeps, releaseShop } from './release-shop.ts'

/** How the shop is. Every write answers how it is afterwards. */
export function conditionStaffRoutes(app: FastifyInstance, deps: ConditionDeps & ReleaseDeps): void {
  const show = async () => {
    const [condition, failed] = await Promise.all([readCondition(deps), listFailedJobs(deps)])
    return { ...condition, failed }
  }
  const after = async (done: Promise<void>) => {
    await done
    return show()
  }
  serve(app, calls.showCondition, show)
  serve(app, calls.retryJob, ({ staff, params }) => after(retryJob(deps, staff.id, params.id)))
  serve(app, calls.retryAllJobs, ({ staff }) => after(retryAllJobs(deps, staff.id)))
  serve(app, calls.releaseAndSend, ({ staff }) => after(releaseShop(deps, staff.id, 'send')))
  serve(app, calls.releaseAndDrop, ({ staff }) => after(releaseShop(deps, staff.id, 'drop')))
  serve(app, calls.discardJob, ({ staff, params }) => after(discardJob(deps, staff.id, params.id)))
}
