import { atMost, type FieldRule, firstBroken, type Rule, required } from '@shop/domain/field-rules'
import * as z from 'zod/mini'
import { type Input, type Issue, onFirst, type Paths } from './input.ts'

type Read<Value> = { readonly value: Value } | { readonly issues: readonly Issue[] }

/** A field that people fill in. Its rules are the domain's own, so that browser and server say the same. */
export type FormField<Value> = {
  readonly schema: z.ZodMiniType
  readonly read: (raw: unknown) => Read<Value>
  readonly encode: (value: Value) => unknown
  /** Of a field that has fields of its own. */
  readonly paths?: Paths
}

// biome-ignore lint/suspicious/noExplicitAny: a field of any value
type Fields = Record<string, FormField<any>>
type Filled<F extends Fields, Names> = {
  [Key in keyof F as Key extends keyof Names ? Names[Key] & string : Key]: F[Key] extends FormField<infer Value> ? Value : never
}

/**
 * Of what was sent only the declared fields are read; each that breaks a rule is named with the rule. What fields have to be together
 * is checked of those that are good, so that all that is wrong is said at once.
 */
export function form<F extends Fields, const Names extends { readonly [Key in keyof F]?: string } = Record<never, never>>(
  fields: F,
  names?: Names,
  check: (good: Partial<Filled<F, Names>>) => readonly Issue[] = () => [],
): Input<Filled<F, Names>> {
  const inside = (wire: string): string => (names as Record<string, string> | undefined)?.[wire] ?? wire
  const outside = (code: string): string => Object.keys(fields).find((wire) => inside(wire) === code) ?? code
  return {
    schema: z.object(Object.fromEntries(Object.entries(fields).map(([wire, { schema }]) => [wire, schema]))),
    decode: (raw) => {
      const given = isRecord(raw) ? raw : {}
      const read = Object.entries(fields).map(
        ([wire, field]) => [wire, field.read(Object.hasOwn(given, wire) ? given[wire] : undefined)] as const,
      )
      const issues = read.flatMap(([wire, result]) => ('issues' in result ? result.issues.map((issue) => below(wire, issue)) : []))
      const value = Object.fromEntries(read.flatMap(([wire, result]) => ('value' in result ? [[inside(wire), result.value]] : [])))
      const together = check(value as Partial<Filled<F, Names>>)
      const all = [...issues, ...together.filter(({ path }) => !issues.some((issue) => issue.path === path))]
      return all.length > 0 ? { issues: all } : { value: value as Filled<F, Names> }
    },
    encode: (value) => {
      const filled = value as Record<string, unknown>
      return Object.fromEntries(
        Object.entries(fields).flatMap(([wire, field]) => {
          const one = filled[inside(wire)]
          return one === undefined ? [] : [[wire, field.encode(one)]]
        }),
      )
    },
    paths: {
      toWire: (path) => onFirst(path, outside, (rest, step) => fields[outside(step)]?.paths?.toWire(rest) ?? rest),
      toCode: (path) => onFirst(path, inside, (rest, step) => fields[step]?.paths?.toCode(rest) ?? rest),
    },
  }
}

type TextOptions = { readonly max?: number; readonly clean?: (text: string) => string }

/** A line of text. Surrounding blanks go; control characters are not accepted. */
export function textField(rules: readonly Rule[] = [], { max = 120, clean = (text) => text }: TextOptions = {}): FormField<string> {
  return {
    schema: z.string().check(z.minLength(1), z.maxLength(max)),
    read: (raw) => {
      if (raw === undefined || raw === null) return broken('required')
      if (typeof raw !== 'string' || !raw.isWellFormed() || /\p{Cc}/u.test(raw)) return broken('invalid')
      const text = raw.normalize('NFC').trim()
      const rule = firstBroken(text, [required, atMost(max), ...rules])
      return rule ? broken(rule) : { value: clean(text) }
    },
    encode: (text) => text,
  }
}

/** Several lines. Line ends are the same whatever sent them; other control characters are not accepted. */
export function paragraphsField({ max = 2_000 }: { readonly max?: number } = {}): FormField<string> {
  return {
    schema: z.string().check(z.minLength(1), z.maxLength(max)),
    read: (raw) => {
      if (raw === undefined || raw === null) return broken('required')
      if (typeof raw !== 'string' || !raw.isWellFormed()) return broken('invalid')
      const text = raw.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').normalize('NFC').trim()
      if (/\p{Cc}/u.test(text.replaceAll('\n', ''))) return broken('invalid')
      const rule = firstBroken(text, [required, atMost(max)])
      return rule ? broken(rule) : { value: text }
    },
    encode: (text) => text,
  }
}

/** A box that may be ticked. Forms send words, and nothing at all for an empty box. */
export const tickedField: FormField<boolean> = {
  schema: z.optional(z.union([z.boolean(), z.string()])),
  read: (raw) => {
    const isNothing = raw === undefined || raw === null
    if (!isNothing && typeof raw !== 'boolean' && typeof raw !== 'string') return broken('invalid')
    return { value: raw === true || raw === 'true' || raw === '1' || raw === 'on' }
  },
  encode: (isTicked) => isTicked,
}

/** Passwords are taken as they are: a blank at the end belongs to it. */
export function passwordField(check: (password: string) => FieldRule | undefined): FormField<string> {
  return {
    schema: z.string().check(z.minLength(1)),
    read: (raw) => {
      if (raw === undefined || raw === null) return broken('required')
      if (typeof raw !== 'string') return broken('invalid')
      const password = raw.normalize('NFC')
      const rule = check(password)
      return rule ? broken(rule) : { value: password }
    },
    encode: (password) => password,
  }
}

/** A box that has to be ticked. */
export function acceptedField(rule: FieldRule): FormField<true> {
  return {
    schema: z.literal(true),
    read: (raw) => (raw === true ? { value: true } : broken(rule)),
    encode: () => true,
  }
}

export function optionalField<Value>(field: FormField<Value>): FormField<Value | undefined> {
  return {
    schema: z.optional(field.schema),
    read: (raw) => (raw === undefined || raw === null || isBlank(raw) ? { value: undefined } : field.read(raw)),
    encode: (value) => (value === undefined ? undefined : field.encode(value)),
    ...(field.paths ? { paths: field.paths } : {}),
  }
}

/** A form inside a form. */
export function groupField<Value>(group: Input<Value>): FormField<Value> {
  return {
    schema: group.schema,
    read: (raw) => (isRecord(raw) ? group.decode(raw) : broken('required')),
    encode: group.encode,
    paths: group.paths,
  }
}

function isBlank(raw: unknown): boolean {
  return typeof raw === 'string' && raw.trim() === ''
}
function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}
function broken(rule: FieldRule) {
  return { issues: [{ path: '', rule }] }
}
function below(wire: string, issue: Issue): Issue {
  return { ...issue, path: issue.path ? `${wire}.${issue.path}` : wire }
}
