import type { address as spanish } from '../es/address.ts'

export const address: typeof spanish = { interior: (number) => `apt. ${number}`, postalCode: (code) => `postal code ${code}` }
