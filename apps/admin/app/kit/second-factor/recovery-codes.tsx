import { staffAccess as english } from '@shop/texts/en/staff/access'
import { staffAccess as spanish } from '@shop/texts/es/staff/access'
import { Button } from '@shop/ui/button'
import { useEffect, useRef, useState } from 'react'
import { useTextsOf } from '../../language.tsx'

type Props = { readonly codes: readonly string[]; readonly onKept: () => void }

/** Shown this once: nobody goes on without saying that they are kept. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { recoveryCodes: texts } = useTextsOf({ es: spanish, en: english })
  const [isCopied, setCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="max-w-md space-y-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
        {texts.title}
      </h3>
      <p className="text-sm text-muted">{texts.text}</p>
      <ol
        aria-label={texts.title}
        className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-lg bg-brand-tint p-4 font-mono text-lg tracking-wide"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={onKept}>{texts.kept}</Button>
        <Button look="plain" onClick={() => navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))}>
          {texts.copy}
        </Button>
        <span role="status" className="text-sm text-good">
          {isCopied && texts.copied}
        </span>
      </div>
    </div>
  )
}
