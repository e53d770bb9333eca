import { Button } from '@shop/ui/button'
import { SavedNote } from '@shop/ui/form/saved-note'
import { useState } from 'react'
import { lazily } from '../../browser/lazily.ts'
import { isSessionOver } from '../../calls/call-as-customer.ts'
import { useAccountTexts } from '../../common/account/account-texts.ts'
import { lazyHydrate } from '../../kit/lazy-hydrate.tsx'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { saveFile } from '../../kit/save-file.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale } from '../../texts.ts'

const DeleteDialog = lazyHydrate(async () => (await import('./delete-dialog.tsx')).DeleteDialog)

/** The rights of the privacy law that a customer can use alone: to see everything, and to have it erased. */
export function PrivacySection() {
  const locale = useLocale()
  const { privacy } = useAccountTexts()
  const [says, setSays] = useState('')
  const [isDeleting, setIsDeleting] = useState(false)
  const download = () => {
    lazily(() => import('../../browser/read-own-data.ts'))
      .then(({ readOwnData }) => readOwnData(locale))
      .then(
        (data) => {
          saveFile(privacy.fileName, 'application/json', JSON.stringify(data, undefined, 2))
          setSays(privacy.downloaded)
        },
        (error: unknown) => {
          if (!isSessionOver(error)) notifyFailure(error, download)
        },
      )
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="plain" onClick={download}>
          {privacy.download}
        </Button>
        <Button look="plain" onClick={() => setIsDeleting(true)} className="text-bad">
          {privacy.delete}
        </Button>
        <Link
          to={paths.privacy(locale)}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-brand underline underline-offset-2"
        >
          {privacy.notice}
        </Link>
      </div>
      <div className="mt-3">
        <SavedNote text={says} />
      </div>
      {isDeleting && <DeleteDialog onClose={() => setIsDeleting(false)} />}
    </>
  )
}
