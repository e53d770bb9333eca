import { rolesOfArrival } from '@shop/contract/arrival-roles'
import { ARRIVAL_KINDS, type ArrivalKind, type Duty } from '@shop/domain/arrival'
import type { StaffRole } from '@shop/domain/staff'
import { TickField } from '@shop/ui/form/tick-field'
import { looseField } from '../../kit/form/loose-field.ts'
import { useWaitingTexts } from '../waiting/use-waiting-texts.ts'

type Props = {
  readonly id: string
  readonly role: StaffRole
  readonly duty: Duty
  readonly label: string
  readonly onChange: (duty: Duty) => void
}

/** Whether somebody is there, and what they are written to about: only what their role may deal with. */
export function DutyFields({ id, role, duty, label, onChange }: Props) {
  const { kinds, notices } = useWaitingTexts()
  const withKind = (kind: ArrivalKind, isTold: boolean) =>
    ARRIVAL_KINDS.filter((one) => (one === kind ? isTold : duty.toldOf.includes(one)))
  return (
    <div className="space-y-3">
      <TickField field={looseField(id, 'de_guardia')} isTicked={duty.isOnDuty} onTick={(isOnDuty) => onChange({ ...duty, isOnDuty })}>
        <span className="font-medium">{label}</span>
      </TickField>
      {duty.isOnDuty && (
        <fieldset className="ml-9">
          <legend className="mb-2 text-sm text-muted">{notices.about}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {ARRIVAL_KINDS.filter((kind) => rolesOfArrival[kind].includes(role)).map((kind) => (
              <TickField
                key={kind}
                field={looseField(id, kind)}
                isTicked={duty.toldOf.includes(kind)}
                onTick={(isTold) => onChange({ ...duty, toldOf: withKind(kind, isTold) })}
              >
                {kinds[kind]}
              </TickField>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
