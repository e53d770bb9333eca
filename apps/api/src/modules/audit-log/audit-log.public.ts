export { recordChange } from './record-change.queries.ts'
export { ANY_VERSION, assertSameItems, isSame, recordedChange, recordedWrite, UNCHANGED } from './recorded-write.ts'
