export { takeDisputesToRead } from './disputes.queries.ts'
export { lookIntoDispute } from './look-into-dispute.ts'
export { lookIntoWarning } from './look-into-warning.ts'
export { remindOfDisputes } from './remind-of-disputes.ts'
