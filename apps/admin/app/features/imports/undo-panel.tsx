import { undoImport } from '@shop/contract/staff/imports'
import type { StaffImport } from '@shop/domain/imports/import'
import { useState } from 'react'
import { useSend } from '../calls/use-send.ts'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { Button } from '../form/button.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { useNotices } from '../notices/notices.tsx'
import { Panel } from '../panel.tsx'
import { useImportTexts } from './import-texts.ts'

type Props = { readonly seen: StaffImport; readonly onDone: () => void }

export const UndoPanel = ({ seen, onDone }: Props) => {
  const { undo: texts } = useImportTexts()
  const { send, isSending, failure } = useSend(undoImport)
  const { say } = useNotices()
  const [isOpen, setOpen] = useState(false)
  const { undo } = seen
  if (undo)
    return (
      <Panel title={texts.doneTitle}>
        <ul className="list-disc space-y-1 pl-5">
          <li>{texts.restored(undo.restored)}</li>
          {undo.withdrawn > 0 && <li>{texts.withdrawn(undo.withdrawn)}</li>}
          {undo.kept > 0 && <li className="text-warn">{texts.kept(undo.kept)}</li>}
          {undo.stockKept > 0 && <li className="text-warn">{texts.stockKept(undo.stockKept)}</li>}
        </ul>
      </Panel>
    )
  const goBack = async () => {
    const { data } = await send({ params: { id: seen.id } })
    setOpen(false)
    if (!data) return
    say(texts.started)
    onDone()
  }
  return (
    <Panel title={texts.title} note={texts.note}>
      <FormFailure failure={failure} />
      <Button look="quiet" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={texts.open}
          text={texts.ask}
          yes={texts.yes}
          isBusy={isSending}
          onYes={goBack}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  )
}
