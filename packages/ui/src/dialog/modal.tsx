import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { placeNotices } from '../notices/notices.ts'

const HEADING = 'h2[tabindex]'

type Props = {
  /** The id of its heading, or its name where it has none. */
  readonly labelledBy?: string
  readonly label?: string
  readonly className: string
  /** Where the keyboard begins; at its heading unless it is said. */
  readonly startAt?: string
  readonly isClosedBeside?: boolean
  /** Cannot be left: it goes when it is no longer drawn. */
  readonly isHeld?: boolean
  readonly onClose: () => void
  readonly children: ReactNode | ((close: () => void) => ReactNode)
}

/**
 * What lies above the page and has to be answered or left first: every dialog, drawer and panel of the shop. It is open while it is
 * drawn; Esc closes it, and so does Back on Android. The keyboard goes back to where it was.
 */
export function Modal({
  labelledBy,
  label,
  className,
  startAt = HEADING,
  isClosedBeside = false,
  isHeld = false,
  onClose,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isDrawn = useRef(false)
  const close = () => dialog.current?.close()
  const left = () => {
    // Open again: React draws everything twice while it is developed.
    if (!isDrawn.current || dialog.current?.open) return
    if (!isHeld) return onClose()
    // Browsers close it at a second Esc, whatever the first was answered.
    dialog.current?.showModal()
  }
  const open = useEffectEvent((shown: HTMLDialogElement | null) => {
    if (!shown?.open) shown?.showModal()
    const start = shown?.querySelector<HTMLElement>(startAt) ?? shown?.querySelector<HTMLElement>(HEADING)
    start?.focus()
  })
  useLayoutEffect(() => {
    const shown = dialog.current
    open(shown)
    isDrawn.current = true
    placeNotices()
    return () => {
      isDrawn.current = false
      shown?.close()
      placeNotices(shown)
    }
  }, [])
  useEffect(() => {
    // The page behind stays where it is.
    const page = document.documentElement.classList
    page.add('overflow-hidden')
    return () => {
      if (!document.querySelector('dialog[open]')) page.remove('overflow-hidden')
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside it closes it as Esc does, which the dialog brings itself
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      aria-label={label}
      onCancel={isHeld ? (event) => event.preventDefault() : undefined}
      onClose={left}
      onClick={isClosedBeside ? (event) => event.target === dialog.current && close() : undefined}
      className={`bg-white text-ink shadow-xl backdrop:bg-ink/60 ${className}`}
    >
      {typeof children === 'function' ? children(close) : children}
    </dialog>
  )
}
