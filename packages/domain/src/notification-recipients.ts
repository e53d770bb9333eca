import type { ArrivalKind, Duty } from './arrival.ts'
import type { StaffRole } from './staff.ts'

type Member = Duty & { readonly role: StaffRole }

/** Those on duty who may deal with it and want to know; while there is nobody, the owners. */
export function notificationRecipients<Told extends Member>(
  kind: ArrivalKind,
  mayDeal: readonly StaffRole[],
  members: readonly Told[],
): readonly Told[] {
  const onDuty = members.filter(({ isOnDuty, toldOf, role }) => isOnDuty && toldOf.includes(kind) && mayDeal.includes(role))
  return onDuty.length > 0 ? onDuty : members.filter(({ role }) => role === 'owner')
}
