import { dialogs as english } from '@shop/texts/en/dialogs'
import { dialogs as spanish } from '@shop/texts/es/dialogs'
import { type ReactNode, useId } from 'react'
import { useTextsOf } from '../locale.ts'
import { CloseButton } from './close-button.tsx'
import { Modal } from './modal.tsx'

const PLACES = { middle: 'm-auto', top: 'mx-auto mt-[10vh] mb-auto' } as const
/** Whoever opens a form wants to fill it in; anything else is read from its heading. */
const FIRST_FIELD = 'input:not([type=checkbox], [type=radio]), select, textarea'

type Props = {
  readonly title: string
  readonly place?: keyof typeof PLACES
  readonly onClose: () => void
  readonly children: ReactNode | ((close: () => void) => ReactNode)
}

/** A question or a form in the middle of the page. A tap beside it does nothing: what was typed in it would be lost. */
export function Dialog({ title, place = 'middle', onClose, children }: Props) {
  const texts = useTextsOf({ es: spanish, en: english })
  const id = useId()
  return (
    <Modal
      labelledBy={id}
      startAt={FIRST_FIELD}
      onClose={onClose}
      className={`max-h-[90dvh] w-[min(36rem,calc(100vw-2rem))] overflow-y-auto rounded-2xl p-5 sm:p-6 ${PLACES[place]}`}
    >
      {(close) => (
        <>
          <div className="mb-3 flex items-start justify-between gap-4">
            <h2 id={id} tabIndex={-1} className="mt-1.5 text-2xl leading-tight font-bold tracking-tight outline-none">
              {title}
            </h2>
            <CloseButton label={texts.close} onClose={close} className="-mr-2 hover:bg-ground" />
          </div>
          {typeof children === 'function' ? children(close) : children}
        </>
      )}
    </Modal>
  )
}
