import { applyImport } from '@shop/contract/staff/imports'
import type { ImportReport } from '@shop/domain/imports/import'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { Dialog } from '@shop/ui/dialog/dialog'
import { TickField } from '@shop/ui/form/tick-field'
import { useState } from 'react'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useSend } from '../../kit/calls/use-send.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { useTexts } from '../../language.tsx'
import { useImportTexts } from './import-texts.ts'

type Props = { readonly id: string; readonly checks: number; readonly report: ImportReport; readonly onDone: () => void }

/** Yes to the difference. With errors in the file it is a yes to the good rows only, and says so. */
export function ApplyPanel({ id, checks, report, onDone }: Props) {
  const { apply: texts, pictures: pictureTexts } = useImportTexts()
  const { cancel, showNew } = useTexts()
  const { send, isSending, failure } = useSend(applyImport)
  const { say } = useNotices()
  const [isOpen, setOpen] = useState(false)
  const [addsPictures, setAddsPictures] = useState(false)
  const changes = report.added + report.changed + report.removed
  const { parts, having } = report.pictures ?? { parts: 0, having: 0 }
  const isForPictures = changes === 0 && parts + having > 0
  if (changes === 0 && !isForPictures)
    return report.wrong === 0 ? <p className="rounded-lg bg-brand-tint p-4 font-medium">{texts.nothing}</p> : null
  const label = isForPictures ? pictureTexts.apply : report.wrong > 0 ? texts.good(changes) : texts.all
  const isNothing = isForPictures && parts === 0 && !addsPictures
  const apply = async () => {
    const { data } = await send({ params: { id }, body: { onlyGood: report.wrong > 0, addsPictures, checks } })
    if (!data) return
    setOpen(false)
    say(texts.started)
    onDone()
  }
  return (
    <Card title={texts.title} note={texts.note}>
      {having > 0 && (
        <div className="mb-4">
          <TickField
            field={{ id: 'adds-pictures', name: 'addsPictures', error: undefined }}
            isTicked={addsPictures}
            onTick={setAddsPictures}
          >
            {pictureTexts.addsToOthers}
          </TickField>
        </div>
      )}
      {isNothing ? <p className="font-medium">{texts.nothing}</p> : <Button onClick={() => setOpen(true)}>{label}</Button>}
      {isOpen && (
        <Dialog title={label} onClose={() => setOpen(false)}>
          <FailureNote failure={failure} />
          {failure?.code === 'changed_meanwhile' && (
            <Button
              look="plain"
              className="my-3"
              onClick={() => {
                setOpen(false)
                onDone()
              }}
            >
              {showNew}
            </Button>
          )}
          <p>{isForPictures ? pictureTexts.ask : texts.ask(changes)}</p>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Button look="plain" onClick={() => setOpen(false)}>
              {cancel}
            </Button>
            <Button isBusy={isSending} onClick={apply}>
              {texts.yes}
            </Button>
          </div>
        </Dialog>
      )}
    </Card>
  )
}
