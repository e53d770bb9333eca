import { listStaffSessions } from '@shop/contract/staff/access'
import { adminAccess as english } from '@shop/texts/en/admin-access'
import { adminAccess as spanish } from '@shop/texts/es/admin-access'
import { ChangePassword } from '../features/access/change-password.tsx'
import { SecondFactor } from '../features/access/second-factor.tsx'
import { SessionsTable } from '../features/access/sessions-table.tsx'
import { useCall } from '../features/calls/use-call.ts'
import { FactsList } from '../features/facts-list.tsx'
import { Panel } from '../features/panel.tsx'
import { Screen } from '../features/screen.tsx'
import { useMember } from '../features/session/session.tsx'
import { useTexts, useTextsOf } from '../language.tsx'

export const Access = () => {
  const { lead, you } = useTextsOf({ es: spanish, en: english })
  const { screens, roles } = useTexts()
  const { name, email, role } = useMember()
  const sessions = useCall(listStaffSessions, {})
  return (
    <Screen title={screens.access} lead={lead}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="space-y-6">
          <Panel title={you.title}>
            <FactsList
              facts={[
                [you.name, name],
                [you.email, email],
                [you.role, roles[role]],
              ]}
            />
          </Panel>
          <ChangePassword onChanged={sessions.reload} />
        </div>
        <SecondFactor />
      </div>
      <SessionsTable sessions={sessions} />
    </Screen>
  )
}
