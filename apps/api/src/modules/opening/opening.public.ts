export { type DoorDeps, doorReader } from './door-reader.ts'
export { openingJobs } from './load-base-data.ts'
export { ShopClosed } from './opening.problems.ts'
export { type OpeningDeps, summariseOpening } from './read-opening.ts'
