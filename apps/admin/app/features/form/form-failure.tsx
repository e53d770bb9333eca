import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Failure } from '../calls/failure.ts'
import { FieldScope } from './field-scope.ts'

/** What the server said no to, before the form, with a way to each field by its name. It takes the focus so that it is read first. */
export const FormFailure = ({ failure }: { readonly failure: Failure | undefined }) => {
  const scope = useContext(FieldScope)
  const box = useRef<HTMLDivElement>(null)
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({})
  // The fields are drawn by then, and nothing was painted yet.
  useLayoutEffect(() => {
    const names = Object.keys(failure?.fields ?? {})
    setLabels(Object.fromEntries(names.map((name) => [name, labelOf(`${scope}-${name}`)])))
  }, [failure, scope])
  useEffect(() => {
    if (failure) box.current?.focus()
  }, [failure])
  if (!failure) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-lg border-l-4 border-bad bg-bad/5 p-3 text-ink">
      <p className="font-semibold">{failure.message}</p>
      {Object.keys(failure.fields).length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {Object.entries(failure.fields).map(([name, text]) => (
            <li key={name}>
              <a
                href={`#${scope}-${name}`}
                className="inline-block min-h-6 text-bad underline underline-offset-2"
                onClick={focusField(`${scope}-${name}`)}
              >
                {labels[name] ? `${labels[name]}: ${text}` : text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What a field is called on the screen, or nothing for what has no field of its own. */
const labelOf = (id: string): string => {
  const field = document.getElementById(id)
  if (!field) return ''
  const named = 'labels' in field ? (field as HTMLInputElement).labels?.[0] : field.querySelector('legend')
  return (named?.textContent ?? field.getAttribute('aria-label') ?? '').trim()
}

const focusField = (id: string) => (event: { preventDefault: () => void }) => {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
