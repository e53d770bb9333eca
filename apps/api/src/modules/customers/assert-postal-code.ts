import type { Address } from '@shop/domain/address'
import type { Db } from '../../database/connect.ts'
import { FieldRefused } from '../../problems.ts'
import { isKnownPostalCode } from '../locations/locations.public.ts'

/** The prefix was checked with the form; the whole code can be once the official list was imported. */
export async function assertPostalCode(db: Db, address: Pick<Address, 'postalCode' | 'state'> | undefined): Promise<void> {
  if (address && !(await isKnownPostalCode(db, address.postalCode, address.state)))
    throw new FieldRefused('address.postalCode', 'postal-code')
}
