import { listStaffSessions } from '@shop/contract/staff/access'
import { getOwnDuty } from '@shop/contract/staff/waiting'
import { staffAccess as english } from '@shop/texts/en/staff/access'
import { staffAccess as spanish } from '@shop/texts/es/staff/access'
import { Card } from '@shop/ui/card'
import { ChangePassword } from '../features/access/change-password.tsx'
import { SecondFactor } from '../features/access/second-factor.tsx'
import { SessionsTable } from '../features/access/sessions-table.tsx'
import { NoticeSettings } from '../features/bell/notice-settings.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { FactsList } from '../kit/facts-list.tsx'
import { Screen } from '../kit/screen.tsx'
import { useMember } from '../kit/session/session.tsx'
import { useTexts, useTextsOf } from '../language.tsx'

export function Access() {
  const { lead, you } = useTextsOf({ es: spanish, en: english })
  const { screens, roles } = useTexts()
  const { name, email, role } = useMember()
  const isTold = getOwnDuty.roles?.some((one) => one === role)
  const sessions = useCall(listStaffSessions, {})
  return (
    <Screen title={screens.access} lead={lead}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="space-y-6">
          <Card title={you.title}>
            <FactsList
              facts={[
                [you.name, name],
                [you.email, email],
                [you.role, roles[role]],
              ]}
            />
          </Card>
          <ChangePassword onChanged={sessions.reload} />
          {isTold && <SecondFactor />}
        </div>
        {isTold ? <NoticeSettings /> : <SecondFactor />}
      </div>
      <SessionsTable sessions={sessions} />
    </Screen>
  )
}
