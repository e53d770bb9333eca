import { Button } from '@shop/ui/button'
import { useState } from 'react'
import { useHowToPayTexts } from './how-to-pay-texts.ts'

const SHOWN_MS = 2_000

type Props = {
  readonly name: string
  readonly value: string /** What is copied, where that is written otherwise. */
  readonly copies?: string
}

/** A fact to be typed into another app: one tap copies it. */
export function CopyRow({ name, value, copies = value }: Props) {
  const { transfer } = useHowToPayTexts()
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
        <Button look="brand" onClick={copy} className="min-w-24 shrink-0 text-sm print:hidden">
          {isCopied ? `✓ ${transfer.copied}` : transfer.copy}
          <span className="sr-only"> {name}</span>
        </Button>
        <span role="status" className="sr-only">
          {isCopied ? transfer.copied : ''}
        </span>
      </dd>
    </div>
  )
}
