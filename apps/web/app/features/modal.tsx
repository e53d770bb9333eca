import { type ReactNode, useId } from 'react'
import { useModal } from './use-modal.ts'

type Props = { readonly title: string; readonly onClose: () => void; readonly children: (close: () => void) => ReactNode }

/** A dialog in the middle of the page. A tap beside it does nothing: what was typed in it would be lost. */
export const Modal = ({ title, onClose, children }: Props) => {
  const { dialog, heading, close } = useModal()
  const id = useId()
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby={id}
      className="m-auto max-h-[90dvh] w-[calc(100%-2rem)] max-w-md overflow-y-auto rounded-2xl bg-white p-6 text-ink shadow-xl backdrop:bg-ink/60"
    >
      <h2 ref={heading} id={id} tabIndex={-1} className="text-2xl leading-tight font-bold tracking-tight outline-none">
        {title}
      </h2>
      {children(close)}
    </dialog>
  )
}
