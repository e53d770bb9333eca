export { readCondition } from './read-condition.ts'
export { BEAT_MS, type Beating, readDisk, startBeating } from './start-beating.ts'
export { startWatchingForWorker } from './watch-for-worker.ts'
