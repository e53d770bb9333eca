import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FormOptions } from './form-types.ts'
import { isSame, valueAt } from './problems.ts'
import { typedIn } from './typed-in.ts'

/** What stands in a form. It begins with what browsers filled in before the page was awake. */
export function useValues<Values extends object>(
  { initial, clean }: Pick<FormOptions<Values>, 'initial' | 'clean'>,
  form: RefObject<HTMLFormElement | null>,
) {
  const [values, setValues] = useState(initial)
  const latest = useRef(initial)
  const keep = (next: Values): Values => {
    latest.current = next
    setValues(next)
    return next
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up
  useEffect(() => void keep(typedIn(form.current, latest.current)), [])

  // What was saved may change elsewhere; a field that nobody has touched follows.
  const before = useRef(initial)
  useEffect(() => {
    const old = before.current
    before.current = initial
    const isNews = ([name, value]: [string, unknown]) =>
      !isSame(value, valueAt(old, name)) && isSame(valueAt(latest.current, name), valueAt(old, name))
    const news = Object.entries(initial).filter(isNews)
    if (news.length > 0) keep({ ...latest.current, ...Object.fromEntries(news) })
  })

  const cleaned = (all: Values): Values => {
    const tidied = Object.entries<((text: string) => string) | undefined>(clean ?? {})
    return { ...all, ...Object.fromEntries(tidied.map(([name, tidy]) => [name, tidy?.(String(valueAt(all, name)))])) }
  }
  return {
    values,
    keep,
    now: () => latest.current,
    /** As it is sent: with what stands in the fields, tidied. */
    ready: () => keep(cleaned(typedIn(form.current, latest.current))),
  }
}
