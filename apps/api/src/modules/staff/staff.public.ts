export { proveStaffPassword } from './prove-staff-password.ts'
export { findStaffName, listStaffAddresses } from './staff.queries.ts'
export { officeOrigin, staffDeps } from './staff-deps.ts'
export { staffOfCookie } from './staff-of-cookie.ts'
