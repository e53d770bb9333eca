import { retryImportPictures } from '@shop/contract/staff/import-pictures'
import type { StaffImport } from '@shop/domain/imports/import'
import type { PicturesReport } from '@shop/domain/imports/import-pictures'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useSend } from '../../kit/calls/use-send.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { FailedPictures } from './failed-pictures.tsx'
import { useImportTexts } from './import-texts.ts'
import { ZipForm } from './zip-form.tsx'

type Props = { readonly seen: StaffImport; readonly onDone: () => void }

/** The pictures that the list names: what would come, what came, and what did not. */
export function PicturesPanel({ seen, onDone }: Props) {
  const { pictures: texts } = useImportTexts()
  const { report, pictures, status, hasZip } = seen
  const { placed, known, waiting, failed } = pictures
  if (status === 'applied')
    return placed + known + waiting + failed === 0 ? null : (
      <Card title={texts.title}>
        <ul className="space-y-1" aria-live="polite">
          <li>{texts.placed(placed)}</li>
          {known > 0 && <li>{texts.known(known)}</li>}
          {waiting > 0 && <li>{texts.waiting(waiting)}</li>}
          {failed > 0 && <li className="font-semibold text-warn">{texts.failed(failed)}</li>}
        </ul>
        {failed > 0 && waiting === 0 && <Failed seen={seen} onDone={onDone} />}
      </Card>
    )
  return report?.pictures ? (
    <Card title={texts.title} note={texts.note}>
      <Wanted wanted={report.pictures} hasZip={hasZip} />
      {hasNames(seen) && <ZipForm seen={seen} onDone={onDone} />}
    </Card>
  ) : null
}

/** A list of addresses alone needs no ZIP. */
function hasNames({ report }: StaffImport): boolean {
  return (report?.pictures?.names ?? 0) > 0
}

function Wanted({ wanted, hasZip }: { readonly wanted: PicturesReport; readonly hasZip: boolean }) {
  const { pictures: texts } = useImportTexts()
  const { parts, found, missing, addresses, having } = wanted
  return (
    <ul className="space-y-1">
      {parts > 0 && <li>{texts.parts(parts)}</li>}
      {found > 0 && <li>{texts.found(found)}</li>}
      {missing > 0 && <li className="font-semibold text-warn">{texts.missing(missing, hasZip)}</li>}
      {addresses > 0 && <li>{texts.addresses(addresses)}</li>}
      {having > 0 && <li>{texts.having(having)}</li>}
    </ul>
  )
}

function Failed({ seen, onDone }: Props) {
  const { pictures: texts } = useImportTexts()
  const { send, isSending, failure } = useSend(retryImportPictures)
  const { say } = useNotices()
  const retry = async () => {
    const { data } = await send({ params: { id: seen.id } })
    if (!data) return
    say(texts.retrying)
    onDone()
  }
  return (
    <div className="mt-4 space-y-4">
      <FailureNote failure={failure} />
      <FailedPictures id={seen.id} />
      <Button look="plain" isBusy={isSending} onClick={retry}>
        {texts.retry}
      </Button>
      {hasNames(seen) && <ZipForm seen={seen} onDone={onDone} />}
    </div>
  )
}
