import type { ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { useCheckoutTexts } from './checkout-texts.ts'

type Props = {
  readonly id: string
  readonly title: string
  readonly edit: string | ((button: HTMLElement) => void)
  readonly children: ReactNode
}

const EDIT = 'inline-flex min-h-11 items-center rounded-lg px-2 text-sm font-semibold text-brand underline underline-offset-2'

/** A part of the purchase, with the way back to where it was said. */
export function SummaryGroup({ id, title, edit, children }: Props) {
  const { summary } = useCheckoutTexts()
  const says = (
    <>
      {summary.edit}
      <span className="sr-only">{summary.which(title)}</span>
    </>
  )
  return (
    <section aria-labelledby={id} className="rounded-2xl bg-white px-5 py-3 shadow-card ring-1 ring-line">
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="text-lg font-bold tracking-tight">
          {title}
        </h2>
        {typeof edit === 'string' ? (
          <Link to={edit} className={EDIT}>
            {says}
          </Link>
        ) : (
          <button type="button" onClick={(event) => edit(event.currentTarget)} className={EDIT}>
            {says}
          </button>
        )}
      </div>
      <div className="pb-2">{children}</div>
    </section>
  )
}
