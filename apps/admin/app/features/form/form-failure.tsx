import { useEffect, useRef } from 'react'
import type { Failure } from '../calls/failure.ts'
import { useFieldId } from './field-scope.ts'

/** What the server said no to, before the form, with a way to each field. It takes the focus so that it is read first. */
export const FormFailure = ({ failure }: { readonly failure: Failure | undefined }) => {
  const fieldId = useFieldId()
  const box = useRef<HTMLDivElement>(null)
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
                href={`#${fieldId(name)}`}
                className="inline-block min-h-6 text-bad underline underline-offset-2"
                onClick={focusField(fieldId(name))}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const focusField = (id: string) => (event: { preventDefault: () => void }) => {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
