import { CopyIcon } from '@shop/ui/icons'
import { TapButton } from '@shop/ui/tap-button'
import { useState } from 'react'
import { useTexts } from '../texts.ts'

const SHOWN_MS = 1_500

/** A number that one tap puts on the clipboard, to send it to the workshop. */
export function CopyableNumber({ number }: { readonly number: string }) {
  const { part } = useTexts()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(number)
    setCopied(true)
    setTimeout(() => setCopied(false), SHOWN_MS)
  }
  return (
    <TapButton
      onClick={copy}
      title={part.copy}
      className="inline-flex min-h-9 items-center rounded bg-white px-2 font-mono text-sm ring-1 ring-line hover:ring-brand"
    >
      {number}
      <span role="status" className="sr-only">
        {isCopied ? part.copied : ''}
      </span>
      <span aria-hidden="true" className="ml-2 text-muted">
        {isCopied ? '✓' : <CopyIcon className="size-4" />}
      </span>
    </TapButton>
  )
}
