export { type ConditionDeps, readCondition } from './read-condition.ts'
export { type Beating, readDisk, startBeating } from './start-beating.ts'
export { startWatchingForWorker } from './watch-for-worker.ts'
