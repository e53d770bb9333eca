import { useCallback, useEffect, useRef } from 'react'

/** A native modal that opens with its component and begins at its heading. Esc closes it, and so does Back on Android. */
export const useModal = () => {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    heading.current?.focus()
    // The page behind stays where it is.
    const page = document.documentElement.classList
    page.add('overflow-hidden')
    return () => page.remove('overflow-hidden')
  }, [])
  const close = useCallback(() => dialog.current?.close(), [])
  return { dialog, heading, close }
}
