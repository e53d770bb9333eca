import { CallFailed } from '@shop/contract/client'
import type { FieldRule } from '@shop/domain/field-rules'
import type { ProblemCode } from '@shop/domain/problem-code'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { FieldPlace, FieldState, FormManners, FormOptions, Refusal, TextName } from './form-types.ts'
import { afterChange, afterLeaving, isChangedFrom, type Problems, valueAt } from './problems.ts'
import type { Broken, Rules } from './rules.ts'
import { useRules } from './use-rules.ts'
import { useValues } from './use-values.ts'

/** A form: what was typed, what is wrong with it by the rules of its call, and how it is sent. */
export function useForm<Values extends object, Body>(options: FormOptions<Values, Body>, manners: FormManners) {
  const { id, initial, onChanged } = options
  const element = useRef<HTMLFormElement>(null)
  const typed = useValues(options, element)
  const rules = useRules(options.rules)
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState<Refusal>()
  const judge = (known: Rules<Values, Body> | undefined, all: Values) => problemsOf(options, manners, known?.judge(all).broken ?? [], all)

  const change = (some: Partial<Values>) => {
    const before = typed.now()
    const after = typed.keep({ ...before, ...some })
    // A message goes as soon as its field is fixed; a wrong one appears only when the field is left.
    setProblems((shown) => afterChange(shown, judge(rules.known(), after), before, after))
  }
  const leave = async (name: string, to: EventTarget | null) => {
    // A message that pushes the page away under a finger makes it miss its button.
    if (to instanceof HTMLButtonElement || to instanceof HTMLAnchorElement) return
    const all = typed.ready()
    if (!valueAt(all, name) && !problems[name]) return
    const known = await rules.coming().catch(() => undefined)
    setProblems((shown) => afterLeaving(shown, judge(known, typed.now()), name))
  }
  const refuse = (found: Problems, message?: string, code?: ProblemCode) => {
    setProblems(found)
    setRefusal((last) => ({ attempt: (last?.attempt ?? 0) + 1, message, code }))
  }
  const forget = () => {
    setProblems({})
    setRefusal(undefined)
  }
  const tell = (error: unknown) => {
    if (manners.tellsElsewhere(error, () => void submit())) return
    if (!(error instanceof CallFailed)) return refuse({}, manners.noAnswer)
    const { message, code, errors = [] } = error.failure
    const named = errors.map(({ path, message: text }) => [rules.known()?.nameOf(path) ?? path, { text, isServers: true }] as const)
    const isShown = named.some(([name]) => document.getElementById(`${id}-${name}`))
    refuse(Object.fromEntries(named), isShown ? undefined : message, code)
  }
  const { isBusy, once } = useOnce()
  const submit = async (event?: SyntheticEvent): Promise<void> => {
    event?.preventDefault()
    await once(async () => {
      const known = await rules.coming()
      const values = typed.ready()
      const found = judge(known, values)
      if (Object.keys(found).length > 0) return refuse(found)
      forget()
      await options.send(values, known.judge(values).body as Body)
    }, tell)
  }

  const isChanged = isChangedFrom(initial, typed.values)
  useEffect(() => onChanged?.(isChanged), [isChanged, onChanged])

  const at = (name: string): FieldPlace => ({ id: `${id}-${name}`, name, error: problems[name]?.text })
  return {
    id,
    values: typed.values,
    isBusy,
    isChanged,
    problems,
    refusal,
    change,
    submit,
    /** A field of which the page keeps the value itself, such as one in a row: `lines.2.price`. */
    at,
    field: (name: TextName<Values>): FieldState => ({
      ...at(name),
      value: String(typed.values[name]),
      onType: (text) => change({ [name]: text } as Partial<Values>),
      onLeave: (to) => void leave(name, to),
    }),
    /** Begins anew, such as after it was saved. */
    restart: (next: Values) => {
      typed.keep(next)
      forget()
    },
    formProps: {
      ref: element,
      id,
      onSubmit: submit,
      onFocus: () => void rules.coming().catch(() => {}),
      noValidate: true,
      method: 'post',
      'aria-busy': isBusy,
    } as const,
  }
}

/** What is wrong with what was typed. Of several rules that a field breaks the first is said. */
function problemsOf<Values extends object>(
  { also, messageOf }: Pick<FormOptions<Values>, 'also' | 'messageOf'>,
  { ruleTexts }: FormManners,
  broken: readonly Broken[],
  values: Values,
): Problems {
  const own = Object.entries<FieldRule | undefined>(also?.(values) ?? {}).flatMap(([name, rule]): Broken[] =>
    rule ? [{ name, rule }] : [],
  )
  const textOf = ({ name, rule, figure }: Broken): string => messageOf?.(name, rule, figure) ?? ruleTexts[rule] ?? ruleTexts.invalid ?? rule
  const all = [...broken, ...own]
  const first = all.filter(({ name }, i) => all.findIndex((one) => one.name === name) === i)
  return Object.fromEntries(first.map((one) => [one.name, { text: textOf(one) }]))
}

/** One thing at a time, however often a button is pressed. */
function useOnce() {
  const [isBusy, setIsBusy] = useState(false)
  const isUnderWay = useRef(false)
  const once = async (act: () => Promise<void>, onFailed: (error: unknown) => void): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    try {
      await act()
    } catch (error) {
      onFailed(error)
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }
  return { isBusy, once }
}
