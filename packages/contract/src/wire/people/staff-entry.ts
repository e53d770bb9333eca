import type { StaffEntry } from '@shop/domain/staff'
import * as z from 'zod/mini'
import { codec } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { instant, maybe } from '../plain.ts'
import { dutyFields } from './duty.ts'
import { memberFields } from './staff-member.ts'

function not(answer: boolean) {
  return !answer
}
const { mustEnrol: _, ...shared } = memberFields

export const staffEntry = record<StaffEntry>()({
  ...shared,
  ...dutyFields,
  isDisabled: as('activo', codec(z.boolean(), not, not)),
  lastSeenAt: as('ultima_vez', maybe(instant)),
})
