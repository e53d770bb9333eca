import type { StaffMember } from '@shop/domain/staff'
import { codec } from '../../codec.ts'
import { as, record, type WireRecord } from '../../record.ts'
import { texts } from '../plain.ts'
import { memberFields } from './staff-member.ts'

type RecoveryCodes = { readonly recoveryCodes: readonly string[] }
type ConfirmedFactor = RecoveryCodes & { readonly member: StaffMember }

const flat = record<StaffMember & RecoveryCodes>()({ ...memberFields, recoveryCodes: as('codigos_recuperacion', texts) })

export const confirmedFactor = codec<WireRecord, ConfirmedFactor>(
  flat.schema,
  ({ member, recoveryCodes }) => flat.encode({ ...member, recoveryCodes }),
  (wire) => {
    const { recoveryCodes, ...member } = flat.decode(wire)
    return { member, recoveryCodes }
  },
)
