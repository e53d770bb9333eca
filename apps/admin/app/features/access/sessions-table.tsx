import { endStaffSession } from '@shop/contract/staff/access'
import type { Session } from '@shop/domain/customer'
import { staffAccess as english } from '@shop/texts/en/staff/access'
import { staffAccess as spanish } from '@shop/texts/es/staff/access'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import type { Called } from '../../kit/calls/use-call.ts'
import { useSend } from '../../kit/calls/use-send.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { deviceOf } from '../../kit/device-name.ts'
import { Moment } from '../../kit/moment.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import { wholeList } from '../../kit/table/whole-list.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { useTextsOf } from '../../language.tsx'

export function SessionsTable({ sessions }: { readonly sessions: Called<readonly Session[]> }) {
  const { sessions: texts } = useTextsOf({ es: spanish, en: english })
  const { send, isSending } = useSend(endStaffSession)
  const { say, sayFailed } = useNotices()
  const [ending, setEnding] = useState<Session>()
  const nameOf = ({ device }: Session) => {
    const { browser, system } = deviceOf(device)
    return browser && system ? texts.on(browser, system) : (browser ?? system ?? texts.unknown)
  }
  const end = async (session: Session) => {
    const { data: ended, failure } = await send({ params: { id: session.id } })
    setEnding(undefined)
    sessions.reload()
    if (ended) say(texts.ended)
    else sayFailed(failure.message, () => end(session))
  }
  return (
    <Card title={texts.title} note={texts.text}>
      <DataTable
        caption={texts.title}
        rows={wholeList(sessions)}
        keyOf={({ id }) => id}
        columns={[
          { name: 'device', title: texts.device, cell: (session) => <span className="font-medium">{nameOf(session)}</span> },
          { name: 'started', title: texts.started, isSecondary: true, cell: ({ startedAt }) => <Moment at={startedAt} /> },
          { name: 'seen', title: texts.seen, isSecondary: true, cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} /> },
          {
            name: 'action',
            title: texts.action,
            cell: (session) =>
              session.isCurrent ? (
                <span className="font-semibold text-good">{texts.current}</span>
              ) : (
                <Button look="plain" aria-label={texts.endOf(nameOf(session))} onClick={() => setEnding(session)}>
                  {texts.end}
                </Button>
              ),
          },
        ]}
      />
      {ending && (
        <ConfirmDialog
          title={texts.confirmTitle}
          text={texts.confirmText(nameOf(ending))}
          yes={texts.end}
          isBusy={isSending}
          onYes={() => end(ending)}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Card>
  )
}
