import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useFormTexts } from './form-texts.ts'
import type { Refusal } from './form-types.ts'
import type { Problems } from './problems.ts'

type Props = { readonly of: { readonly id: string; readonly refusal: Refusal | undefined; readonly problems: Problems } }

/** Why a form was refused, with a way to each field by its name. It is read out, and the title of the page says it too. */
export function ErrorSummary({ of: { id, refusal, problems } }: Props) {
  const texts = useFormTexts()
  const box = useRef<HTMLDivElement>(null)
  const named = useNamed(id, problems)
  const isShown = refusal !== undefined && (refusal.message !== undefined || Object.keys(problems).length > 0)
  const attempt = refusal?.attempt
  useEffect(() => {
    if (attempt !== undefined) box.current?.focus()
  }, [attempt])
  useTitle(isShown ? `${texts.titleError} ` : '')
  if (!isShown) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-lg border border-bad bg-bad/5 p-4 text-ink">
      <p className="font-semibold text-bad">{refusal.message ?? texts.summary(Object.keys(problems).length)}</p>
      {named.length > 0 && (
        <ul className="mt-1 space-y-0.5 text-sm">
          {named.map(({ name, label }) => (
            <li key={name}>
              <a
                href={`#${id}-${name}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(`${id}-${name}`)?.focus()
                }}
                className="inline-flex min-h-7 items-center underline underline-offset-2"
              >
                {label && `${label}: `}
                {problems[name]?.text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type Named = { readonly name: string; readonly label: string }

/**
 * The wrong fields as the screen has them: in its order, by its words. They are drawn by then, and nothing was painted yet; one whose script is
 * still on its way is named as soon as it is there.
 */
function useNamed(id: string, problems: Problems): readonly Named[] {
  const [named, setNamed] = useState<readonly Named[]>([])
  useLayoutEffect(() => {
    const look = (): boolean => {
      const fields = Object.keys(problems).map((name) => ({ name, element: document.getElementById(`${id}-${name}`) }))
      const inOrder = fields.toSorted((one, other) => (isBefore(one.element, other.element) ? -1 : 1))
      setNamed(inOrder.map(({ name, element }) => ({ name, label: element ? labelOf(element) : '' })))
      return fields.every(({ element }) => element !== null)
    }
    if (look()) return
    const observer = new MutationObserver(() => {
      if (look()) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [id, problems])
  return named.filter(({ name }) => name in problems)
}

function isBefore(one: Node | null, other: Node | null): boolean {
  return one !== null && (other === null || (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
}

/** Without what is said beside it, such as that it may stay empty. */
function labelOf(field: HTMLElement): string {
  const named = 'labels' in field ? (field as HTMLInputElement).labels?.[0] : field.querySelector('legend')
  return (field.dataset.label ?? named?.firstChild?.textContent ?? field.ariaLabel ?? '').trim()
}

function useTitle(prefix: string): void {
  useEffect(() => {
    if (!prefix) return
    document.title = prefix + document.title
    return () => {
      document.title = document.title.replace(prefix, '')
    }
  }, [prefix])
}
