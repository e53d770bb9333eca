import { undoImport } from '@shop/contract/staff/imports'
import type { StaffImport } from '@shop/domain/imports/import'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useSend } from '../../kit/calls/use-send.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { useNotices } from '../../kit/use-notices.ts'
import { useImportTexts } from './import-texts.ts'

type Props = { readonly seen: StaffImport; readonly onDone: () => void }

export function UndoPanel({ seen, onDone }: Props) {
  const { undo: texts, pictures } = useImportTexts()
  const { send, isSending, failure } = useSend(undoImport)
  const { say } = useNotices()
  const [isOpen, setOpen] = useState(false)
  const { undo } = seen
  if (undo)
    return (
      <Card title={texts.doneTitle}>
        <ul className="list-disc space-y-1 pl-5">
          <li>{texts.restored(undo.restored)}</li>
          {undo.removed > 0 && <li>{texts.removed(undo.removed)}</li>}
          {undo.namesRemoved > 0 && <li>{texts.namesRemoved(undo.namesRemoved)}</li>}
          {(undo.picturesRemoved ?? 0) > 0 && <li>{pictures.removed(undo.picturesRemoved ?? 0)}</li>}
          {undo.withdrawn > 0 && <li>{texts.withdrawn(undo.withdrawn)}</li>}
          {undo.kept > 0 && <li className="text-warn">{texts.kept(undo.kept)}</li>}
          {undo.stockKept > 0 && <li className="text-warn">{texts.stockKept(undo.stockKept)}</li>}
        </ul>
      </Card>
    )
  const goBack = async () => {
    const { data } = await send({ params: { id: seen.id } })
    setOpen(false)
    if (!data) return
    say(texts.started)
    onDone()
  }
  return (
    <Card title={texts.title} note={texts.note}>
      <FailureNote failure={failure} />
      <Button look="plain" onClick={() => setOpen(true)}>
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
    </Card>
  )
}
