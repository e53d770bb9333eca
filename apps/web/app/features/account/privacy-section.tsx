import { useState } from 'react'
import { Link } from 'react-router'
import { isSessionOver } from '../../browser/call-as-customer.ts'
import { lazily } from '../../browser/lazily.ts'
import { paths } from '../../paths.ts'
import { useLocale } from '../../texts.ts'
import { SavedNote } from '../forms/saved-note.tsx'
import { notifyFailure } from '../notifications/notify-failure.ts'
import { useAccountTexts } from './account-texts.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { saveFile } from './save-file.ts'
import { PLAIN_BUTTON } from './section.tsx'

/** The rights of the privacy law that a customer can use alone: to see everything, and to have it erased. */
export const PrivacySection = () => {
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
        <button type="button" onClick={download} className={PLAIN_BUTTON}>
          {privacy.download}
        </button>
        <button type="button" onClick={() => setIsDeleting(true)} className={`${PLAIN_BUTTON} text-bad`}>
          {privacy.delete}
        </button>
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
