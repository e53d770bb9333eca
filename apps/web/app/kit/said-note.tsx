import { SavedNote } from '@shop/ui/form/saved-note'
import { useFocus } from './use-focus.ts'

/** A new one each time, also of the same words. */
export type Said = { readonly words: string }

/** What came of something the visitor did elsewhere on the page: it comes into view and has the focus, because the button he used is gone. */
export function SaidNote({ said }: { readonly said: Said | undefined }) {
  const words = said?.words ?? ''
  const place = useFocus<HTMLDivElement>(words && said)
  return (
    <div ref={place} tabIndex={-1} className={words ? 'scroll-mt-4 outline-none' : 'sr-only'}>
      <SavedNote text={words} />
    </div>
  )
}
