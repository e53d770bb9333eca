import type { StaffRole } from '@shop/domain/staff'
import type { FormField } from '../form.ts'
import { staffRole } from '../wire/people/staff-member.ts'

export const roleField: FormField<StaffRole> = {
  schema: staffRole.schema,
  read: (raw) =>
    staffRole.schema.safeParse(raw).success ? { value: staffRole.decode(String(raw)) } : { issues: [{ path: '', rule: 'invalid' }] },
  encode: staffRole.encode,
}
