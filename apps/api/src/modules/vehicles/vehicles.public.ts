export { insertMake, insertModel, lockMakes, replaceRuns } from './staff-vehicles.queries.ts'
