import type { Input, Paths } from '@shop/contract/input'
import type { FieldRule } from '@shop/domain/field-rules'

/** A field of a form, by its name in the form, and the rule that what was typed into it breaks. */
export type Broken = { readonly name: string; readonly rule: FieldRule; readonly figure?: string | undefined }

type Verdict<Body> = {
  readonly broken: readonly Broken[]
  /** What the call takes, where no rule is broken. */
  readonly body: Body | undefined
}

export type Rules<Values, Body> = {
  readonly judge: (values: Values) => Verdict<Body>
  /** What the form calls the field that the server names. */
  readonly nameOf: (wirePath: string) => string
}

/** Rules that a light page brings only when somebody begins to fill a form in. */
export type ComingRules<Values, Body> = Rules<Values, Body> | (() => Promise<Rules<Values, Body>>)

type Judge<Body> = { readonly body?: Pick<Input<Body>, 'decode' | 'paths'> }
type Options = {
  /** Where the fields of the form are in what is sent, such as `address`. */
  readonly at?: string
  /** What has to be given here, though the call itself could go without. */
  readonly needs?: readonly string[]
}

/** The rules of a form that sends its fields as they were typed: those of the call it is sent with. */
export function rulesOf<Body>(call: Judge<Body>, { at = '', needs = [] }: Options = {}): Rules<object, Body> {
  return {
    judge: (values) => {
      const missing = needs.filter((name) => isEmpty(Reflect.get(values, name))).map((name) => ({ name, rule: 'required' as const }))
      const { broken, body } = verdictOf(call, onWire(at ? { [at]: values } : values, call.body?.paths), at)
      return { broken: [...missing, ...broken], body }
    },
    nameOf: (path) => inForm(call, path, at),
  }
}

/** The rules of a form that keeps a draft of what is sent, and not what was typed. */
export function rulesOfDraft<Values, Body>(call: { readonly body?: Input<Body> }, bodyOf: (values: Values) => Body): Rules<Values, Body> {
  return {
    judge: (values) => {
      const body = bodyOf(values)
      return { broken: verdictOf(call, call.body?.encode(body), '').broken, body }
    },
    nameOf: (path) => inForm(call, path, ''),
  }
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === ''
}

function verdictOf<Body>(call: Judge<Body>, sent: unknown, at: string): Verdict<Body> {
  const read = call.body?.decode(sent)
  if (!read || 'value' in read) return { broken: [], body: read?.value }
  return {
    broken: read.issues.map(({ path, rule = 'invalid', figure }) => ({ name: inForm(call, path, at), rule, figure })),
    body: undefined,
  }
}

function inForm({ body }: Judge<unknown>, path: string, at: string): string {
  const name = body?.paths.toCode(path) ?? path
  return at && name.startsWith(`${at}.`) ? name.slice(at.length + 1) : name
}

/** What was typed, under the names it travels by. */
function onWire(typed: unknown, paths: Paths | undefined, above = ''): unknown {
  if (Array.isArray(typed)) return typed.map((one, i) => onWire(one, paths, `${above}${i}.`))
  if (typeof typed !== 'object' || typed === null || Object.getPrototypeOf(typed) !== Object.prototype) return typed
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => {
      const path = above + name
      const wire = paths?.toWire(path) ?? path
      return [wire.slice(wire.lastIndexOf('.') + 1), onWire(value, paths, `${path}.`)]
    }),
  )
}
