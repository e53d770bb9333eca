import type { JobHandlers } from '../../ports/job-queue.ts'
import { type WatchDeps, watchCondition } from './watch-condition.ts'

export function conditionJobs(deps: WatchDeps): Pick<JobHandlers, 'watch-condition'> {
  return {
    'watch-condition': async () => {
      const { isQuiet } = await watchCondition(deps)
      if (isQuiet) await deps.bell.sayWell()
    },
  }
}
