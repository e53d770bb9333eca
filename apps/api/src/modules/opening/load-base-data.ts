import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import type { BaseDataCounts } from '../../ports/base-data.ts'
import type { JobHandlers, JobQueue } from '../../ports/job-queue.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { writeTrial } from './opening.queries.ts'

type AskDeps = { readonly db: Db; readonly jobs: JobQueue }
type LoadDeps = { readonly db: Db; readonly loadBaseData: () => Promise<BaseDataCounts> }

/** Thousands of rows: the worker does it, and whoever asked sees how it went. */
export const askForBaseData = transactional(async ({ db, jobs }: AskDeps, staffId: number): Promise<void> => {
  await writeTrial(db, 'base-data', staffId, { state: 'running', note: '' })
  await jobs.enqueue(db, 'load-base-data', { staffId }, { key: 'base-data' })
  await recordChange(db, staffId, {
    action: 'base-data-loaded',
    subject: { kind: 'setting', ref: 'datos-base' },
    after: { status: 'running' },
  })
})

/** Again is harmless: what is there already is kept. */
export function openingJobs({ db, loadBaseData }: LoadDeps): Pick<JobHandlers, 'load-base-data'> {
  return {
    'load-base-data': async ({ staffId }) => {
      try {
        const { added, updated, kept } = await loadBaseData()
        await writeTrial(db, 'base-data', staffId, { state: 'good', note: [added, updated, kept].join(' ') })
      } catch (error) {
        await writeTrial(db, 'base-data', staffId, { state: 'failed', note: error instanceof Error ? error.message : String(error) })
        throw error
      }
    },
  }
}
