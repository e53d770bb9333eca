import { CallFailed } from '@shop/contract/client'
import type { FormRule } from '@shop/domain/field-rules'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { isSessionOver } from '../../browser/call-as-customer.ts'
import { notifyFailure } from '../notifications/notify-failure.ts'
import { useFieldTexts } from './form-texts.ts'

/** What is in a form, as text; a ticked box is "on". */
type Values = Readonly<Record<string, string>>
type Messages<V> = { readonly [Name in keyof V]?: string }

type Options<V extends Values> = {
  /** Begins the ids of its fields; a page may have several forms. */
  readonly id: string
  readonly labels: { readonly [Name in keyof V]: string }
  readonly initial: V
  readonly rules: { readonly [Name in keyof V]?: (text: string, all: V) => FormRule | undefined }
  /** What is said of a wrong field where the common sentence says too little. */
  readonly messages?: { readonly [Name in keyof V]?: string }
  readonly clean?: { readonly [Name in keyof V]?: (text: string) => string }
  /** How the server names the fields, where it says something about one. */
  readonly wireNames?: Readonly<Record<string, keyof V & string>>
  /** Told when the form begins or ceases to differ from what it began with. */
  readonly onChanged?: (isChanged: boolean) => void
  /** Sends the form; whatever it throws is told to the visitor, and nothing typed is lost. */
  readonly send: (values: V) => Promise<void>
}

export type FieldState = {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly onType: (text: string) => void
  readonly onLeave: (to: EventTarget | null) => void
}

/** What stands above a form after it was refused; every attempt is told anew. */
export type Refusal = { readonly attempt: number; readonly message: string | undefined }
export type WrongField = { readonly id: string; readonly label: string; readonly message: string }

export const useForm = <V extends Values>(options: Options<V>) => {
  const { id, labels, initial, rules, messages, clean, onChanged, send } = options
  const texts = useFieldTexts()
  const element = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Messages<V>>({})
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)
  const names = Object.keys(labels) as (keyof V & string)[]

  const messageOf = (name: keyof V & string, all: V): string | undefined => {
    const rule = rules[name]?.(all[name] ?? '', all)
    return rule && ((rule !== 'required' && messages?.[name]) || texts.rules[rule])
  }
  const cleaned = (all: V): V =>
    Object.fromEntries(Object.entries(all).map(([name, text]) => [name, clean?.[name]?.(text) ?? text])) as unknown as V

  // Browsers fill forms in before the page is awake; what stands in the fields is what counts.
  const typed = (): V => ({ ...values, ...textsOf(element.current, names) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up
  useEffect(() => setValues(typed()), [])

  // What was saved may change elsewhere; a field that nobody has touched follows.
  const before = useRef(initial)
  useEffect(() => {
    const old = before.current
    before.current = initial
    const news = names.filter((name) => initial[name] !== old[name])
    if (news.length === 0) return
    setValues((now) => ({
      ...now,
      ...Object.fromEntries(news.flatMap((name) => (now[name] === old[name] ? [[name, initial[name]]] : []))),
    }))
  })

  const setValue = (name: keyof V & string, text: string) => change({ [name]: text } as Partial<V>)
  const change = (some: Partial<V>) => {
    const all = { ...values, ...some }
    setValues(all)
    // A message goes as soon as its field is fixed; a wrong one appears only when the field is left.
    setErrors(
      (shown) => Object.fromEntries(Object.entries(shown).map(([name, said]) => [name, stillWrong(name, said, some, all)])) as Messages<V>,
    )
  }

  /** A rule may look at other fields too; what the server said stays until its own field changes. */
  const stillWrong = (name: string, said: string | undefined, some: Partial<V>, all: V): string | undefined => {
    const isOurs = said !== undefined && said === messageOf(name, values)
    return said && (name in some || isOurs) ? messageOf(name, all) : said
  }

  const leave = (name: keyof V & string, to: EventTarget | null) => {
    // A message that pushes the page away under a finger makes it miss its button.
    if (to instanceof HTMLButtonElement || to instanceof HTMLAnchorElement) return
    const all = cleaned(values)
    setValues(all)
    if (all[name] !== '' || errors[name]) setErrors((shown) => ({ ...shown, [name]: messageOf(name, all) }))
  }

  const refuse = (found: Messages<V>, message?: string) => {
    setErrors(found)
    setRefusal((last) => ({ attempt: (last?.attempt ?? 0) + 1, message }))
  }

  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault()
    if (isSending.current) return
    const all = cleaned(typed())
    setValues(all)
    const found = Object.fromEntries(names.flatMap((name) => pairOf(name, messageOf(name, all)))) as Messages<V>
    if (Object.keys(found).length > 0) return refuse(found)
    isSending.current = true
    setIsBusy(true)
    setErrors({})
    setRefusal(undefined)
    try {
      await send(all)
    } catch (error) {
      tell(error)
    } finally {
      isSending.current = false
      setIsBusy(false)
    }
  }

  const tell = (error: unknown) => {
    if (isSessionOver(error)) return
    if (!(error instanceof CallFailed) || error.status >= 500) return notifyFailure(error, () => void submit())
    const own = (error.failure.errors ?? []).flatMap(({ path, message }) => {
      const name = options.wireNames?.[path] ?? path
      return name in labels ? [[name, message] as const] : []
    })
    refuse(Object.fromEntries(own) as Messages<V>, own.length > 0 ? undefined : error.message)
  }

  const isChanged = names.some((name) => values[name] !== initial[name])
  useEffect(() => onChanged?.(isChanged), [isChanged, onChanged])

  const field = (name: keyof V & string): FieldState => ({
    id: `${id}-${name}`,
    name,
    label: labels[name],
    value: values[name] ?? '',
    error: errors[name],
    onType: (text) => setValue(name, text),
    onLeave: (to) => leave(name, to),
  })

  const wrong: readonly WrongField[] = names.flatMap((name) => {
    const message = errors[name]
    return message ? [{ id: `${id}-${name}`, label: labels[name], message }] : []
  })

  return {
    values,
    isBusy,
    field,
    change,
    refusal,
    wrong,
    /** Back to what it began with, such as after it was saved. */
    restart: (next: V) => {
      setValues(next)
      setErrors({})
      setRefusal(undefined)
    },
    formProps: { ref: element, id, onSubmit: submit, noValidate: true, method: 'post', 'aria-busy': isBusy } as const,
  }
}

const pairOf = (name: string, message: string | undefined) => (message ? [[name, message] as const] : [])

const textsOf = (form: HTMLFormElement | null, names: readonly string[]): Record<string, string> => {
  if (!form) return {}
  const found = new FormData(form)
  const has = (name: string) => form.elements.namedItem(name) !== null
  return Object.fromEntries(names.filter(has).map((name) => [name, String(found.get(name) ?? '')]))
}
