export { recordChange } from './record-change.queries.ts'
export { ANY_VERSION, assertSameItems, changed, isSame, recordedChange, recordedWrite, UNCHANGED } from './recorded-write.ts'
