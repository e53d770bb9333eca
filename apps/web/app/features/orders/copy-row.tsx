import { useState } from 'react'
import { useOrderTexts } from './order-texts.ts'

const SHOWN_MS = 2_000

type Props = {
  readonly name: string
  readonly value: string /** What is copied, where that is written otherwise. */
  readonly copies?: string
}

/** A fact to be typed into another app: one tap copies it. */
export const CopyRow = ({ name, value, copies = value }: Props) => {
  const { transfer } = useOrderTexts()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(copies)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), SHOWN_MS)
  }
  return (
    <div className="py-2">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="flex items-center justify-between gap-3">
        <span className="min-w-0 font-semibold break-words tabular-nums">{value}</span>
        <button
          type="button"
          onClick={copy}
          className="min-h-11 min-w-24 shrink-0 rounded-lg border border-brand bg-white px-3 text-sm font-semibold text-brand hover:bg-brand-tint print:hidden"
        >
          {isCopied ? `✓ ${transfer.copied}` : transfer.copy}
          <span className="sr-only"> {name}</span>
        </button>
        <span role="status" className="sr-only">
          {isCopied ? transfer.copied : ''}
        </span>
      </dd>
    </div>
  )
}
