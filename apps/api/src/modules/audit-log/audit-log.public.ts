export { recordChange } from './record-change.queries.ts'
export { ANY_VERSION, assertSameItems, changed, isSame, recordedChange, recordedWrite, UNCHANGED } from './recorded-write.ts'
export { sealNewLog } from './seal-audit-log.ts'
export { verifyAuditLog } from './verify-audit-log.ts'
