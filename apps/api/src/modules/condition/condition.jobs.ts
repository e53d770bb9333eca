import type { JobHandlers } from '../../ports/job-queue.ts'
import { conditionWatcher, type WatchDeps } from './watch-condition.ts'

export const conditionJobs = (deps: WatchDeps): Pick<JobHandlers, 'watch-condition'> => {
  const look = conditionWatcher(deps)
  return {
    'watch-condition': async () => {
      const { isQuiet } = await look()
      if (isQuiet) await deps.bell.sayWell()
    },
  }
}
