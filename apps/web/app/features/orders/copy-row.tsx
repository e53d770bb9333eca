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
    <div className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <dt className="text-sm text-muted">{name}</dt>
        <dd className="font-semibold break-words tabular-nums">{value}</dd>
      </div>
      <dd>
        <button
          type="button"
          onClick={copy}
          aria-label={transfer.copyWhich(name)}
          className="min-h-11 min-w-24 rounded-lg border border-brand bg-white px-3 text-sm font-semibold text-brand hover:bg-brand-tint print:hidden"
        >
          <span role="status">{isCopied ? `✓ ${transfer.copied}` : transfer.copy}</span>
        </button>
      </dd>
    </div>
  )
}
