import { useEffect, useRef } from 'react'
import { useFormTexts } from './form-texts.ts'
import type { Refusal, WrongField } from './use-form.ts'

type Props = { readonly refusal: Refusal | undefined; readonly wrong: readonly WrongField[] }

/** Why a form was refused, with ways to the fields. It is read out, and the title of the page says it too. */
export const ErrorSummary = ({ refusal, wrong }: Props) => {
  const texts = useFormTexts()
  const box = useRef<HTMLDivElement>(null)
  const attempt = refusal?.attempt
  const isShown = refusal !== undefined && (refusal.message !== undefined || wrong.length > 0)
  useEffect(() => {
    if (attempt !== undefined) box.current?.focus()
  }, [attempt])
  useEffect(() => {
    if (!isShown) return
    const prefix = `${texts.titleError} `
    document.title = prefix + document.title
    return () => {
      document.title = document.title.replace(prefix, '')
    }
  }, [isShown, texts])
  if (!isShown) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-lg border border-bad bg-bad/5 p-4 text-ink">
      <p className="font-semibold text-bad">{refusal.message ? texts.refused : texts.summary(wrong.length)}</p>
      {refusal.message && <p className="mt-1 text-sm">{refusal.message}</p>}
      {wrong.length > 0 && (
        <ul className="mt-1 space-y-0.5 text-sm">
          {wrong.map(({ id, label, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(id)?.focus()
                }}
                className="inline-flex min-h-7 items-center underline underline-offset-2"
              >
                {label}: {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
