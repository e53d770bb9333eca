import { endStaffSession } from '@shop/contract/staff/access'
import type { Session } from '@shop/domain/customer'
import { adminAccess as english } from '@shop/texts/en/admin-access'
import { adminAccess as spanish } from '@shop/texts/es/admin-access'
import { useState } from 'react'
import { useTextsOf } from '../../language.tsx'
import type { Called } from '../calls/use-call.ts'
import { useSend } from '../calls/use-send.ts'
import { deviceOf } from '../device-name.ts'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { Button } from '../form/button.tsx'
import { Moment } from '../moment.tsx'
import { useNotices } from '../notices/notices.tsx'
import { Panel } from '../panel.tsx'
import { DataTable } from '../table/data-table.tsx'
import { wholeList } from '../table/whole-list.ts'

export const SessionsTable = ({ sessions }: { readonly sessions: Called<readonly Session[]> }) => {
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
    <Panel title={texts.title} note={texts.text}>
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
                <Button look="quiet" aria-label={texts.endOf(nameOf(session))} onClick={() => setEnding(session)}>
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
    </Panel>
  )
}
