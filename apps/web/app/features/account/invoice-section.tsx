import type { InvoiceData } from '@shop/domain/invoice'
import { Button } from '@shop/ui/button'
import { SavedNote } from '@shop/ui/form/saved-note'
import { useState } from 'react'
import { isSessionOver } from '../../calls/call-as-customer.ts'
import { invoiceCalls } from '../../calls/invoice-calls.ts'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { useLocale } from '../../texts.ts'
import { InvoiceForm } from './invoice-form.tsx'
import { useMoreTexts } from './more-texts.ts'

type Props = { readonly onChanged: (isChanged: boolean) => void }
type Read = { readonly invoice: InvoiceData | undefined }

/** Shown to whoever asks for it, and proves the password if they were away: it says who somebody is. */
export function InvoiceSection({ onChanged }: Props) {
  const locale = useLocale()
  const { invoice: texts } = useMoreTexts()
  const [read, setRead] = useState<Read>()
  const [says, setSays] = useState('')
  const tellWith = (retry: () => void) => (error: unknown) => {
    if (!isSessionOver(error)) notifyFailure(error, retry)
  }
  const open = () => {
    setSays('')
    invoiceCalls(locale).read().then(setRead, tellWith(open))
  }
  const forget = () => {
    const forgotten = () => {
      onChanged(false)
      setRead(undefined)
      setSays(texts.forgotten)
    }
    invoiceCalls(locale).forget().then(forgotten, tellWith(forget))
  }
  return (
    <>
      {read ? (
        <>
          {!read.invoice && <p className="mb-4 text-muted">{texts.none}</p>}
          <InvoiceForm invoice={read.invoice} onChanged={onChanged} onSaved={setRead} />
          {read.invoice && (
            <Button look="plain" onClick={forget} className="mt-3 text-bad">
              {texts.forget}
            </Button>
          )}
        </>
      ) : (
        <Button look="plain" onClick={open}>
          {texts.open}
        </Button>
      )}
      <div className="mt-3">
        <SavedNote text={says} />
      </div>
    </>
  )
}
