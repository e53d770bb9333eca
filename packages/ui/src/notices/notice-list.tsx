import { notices as english } from '@shop/texts/en/notices'
import { notices as spanish } from '@shop/texts/es/notices'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTextsOf } from '../locale.ts'
import { dismiss, onNotices, openDialog, type ShownNotice, shownNotices } from './notices.ts'

const NONE: readonly ShownNotice[] = []

/**
 * The one place where notices are shown, there before the first one, so that readers hear of it. What lies outside an open dialog can be
 * neither seen nor reached: then they are shown inside it, with room of their own.
 */
export function NoticeList() {
  const texts = useTextsOf({ es: spanish, en: english })
  const notices = useSyncExternalStore(onNotices, shownNotices, () => NONE)
  const dialog = notices.length > 0 ? openDialog() : null
  const boxes = (isUrgent: boolean) =>
    notices
      .filter((notice) => (notice.isUrgent ?? false) === isUrgent)
      .map((notice) => <NoticeBox key={notice.id} notice={notice} close={texts.close} />)
  const list = (
    <section aria-label={texts.title} className={`z-50 space-y-2 ${dialog ? IN_DIALOG : ON_PAGE}`}>
      {boxes(true)}
      <div role="status" className="space-y-2">
        {boxes(false)}
      </div>
    </section>
  )
  return dialog ? createPortal(list, dialog) : list
}

const IN_DIALOG = 'sticky bottom-2 mt-3'
const ON_PAGE = 'fixed inset-x-4 bottom-4 mx-auto max-w-lg [body:has([data-save-bar])_&]:bottom-28'

function NoticeBox({ notice, close }: { readonly notice: ShownNotice; readonly close: string }) {
  const leave = () => {
    dismiss(notice.id)
    if (notice.back instanceof HTMLElement) notice.back.focus()
  }
  return (
    <div role={notice.isUrgent ? 'alert' : undefined} className="flex items-center gap-1 rounded-lg bg-ink p-2 pl-4 text-white shadow-xl">
      <p className="flex-1 text-sm">{notice.text}</p>
      {notice.actions?.map(({ name, act }) => (
        <button
          key={name}
          type="button"
          className={BUTTON}
          onClick={() => {
            leave()
            act()
          }}
        >
          {name}
        </button>
      ))}
      <button type="button" aria-label={notice.closeText ? undefined : close} className={BUTTON} onClick={leave}>
        {notice.closeText ?? <span aria-hidden="true">×</span>}
      </button>
    </div>
  )
}

const BUTTON = 'min-h-11 min-w-11 cursor-pointer rounded-lg px-2 font-semibold text-accent hover:underline'
