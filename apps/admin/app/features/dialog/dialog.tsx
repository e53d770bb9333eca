import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../language.tsx'
import { FieldScope } from '../form/field-scope.ts'
import { CloseIcon } from '../icons.tsx'

const PLACES = {
  middle: 'm-auto w-[min(36rem,calc(100vw-2rem))] rounded-2xl',
  top: 'mx-auto mt-[10vh] mb-auto w-[min(40rem,calc(100vw-2rem))] rounded-2xl',
} as const

const FIRST_FIELD = 'input:not([type=checkbox], [type=radio]), select, textarea'

type Props = {
  readonly title: string
  readonly place?: keyof typeof PLACES
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A native modal that is open while it is drawn. It begins at its first field, or at its heading; Esc closes it. */
export const Dialog = ({ title, place = 'middle', onClose, children }: Props) => {
  const { close } = useTexts()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown?.open) shown?.showModal()
    const start = shown?.querySelector<HTMLElement>(FIRST_FIELD) ?? heading.current
    start?.focus()
    // Closing it before it goes gives the focus back to whatever had it.
    return () => shown?.close()
  }, [])
  useEffect(() => {
    // The page behind stays where it is.
    document.documentElement.classList.add('overflow-hidden')
    return () => document.documentElement.classList.remove('overflow-hidden')
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className={`bg-white p-5 text-ink shadow-xl backdrop:bg-ink/50 ${PLACES[place]}`}
    >
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-xl font-bold">
          {title}
        </h2>
        <button
          type="button"
          aria-label={close}
          onClick={onClose}
          className="-mr-2 grid size-11 cursor-pointer place-items-center rounded-lg hover:bg-ground"
        >
          <CloseIcon />
        </button>
      </div>
      <FieldScope value={id}>{children}</FieldScope>
    </dialog>
  )
}
