import type { FieldRule } from '@shop/domain/field-rules'
import * as z from 'zod/mini'

/** What a caller sends: path parameters, a query or a body. Empty values mean "not given". */
export type Input<Inside> = {
  readonly schema: z.ZodMiniType
  readonly decode: (raw: unknown) => { readonly value: Inside } | { readonly issues: readonly Issue[] }
  readonly encode: (inside: Inside) => Record<string, unknown>
  readonly paths: Paths
}

/** Where a field is, in either language: what the code calls `fitments.3.model` travels as `autos.3.modelo`. */
export type Paths = { readonly toWire: (path: string) => string; readonly toCode: (path: string) => string }

/** Where something is wrong and, for fields that people fill in, what. The figure stands in its sentence in place of `{n}`. */
export type Issue = { readonly path: string; readonly rule?: FieldRule; readonly figure?: string }

type Renamed<Fields, Names> = { [Key in keyof Fields as Key extends keyof Names ? Names[Key] & string : Key]: Fields[Key] }

/** Declares the wire's names once and says what the code calls those that differ. */
export function input<
  Shape extends z.core.$ZodLooseShape,
  const Names extends { readonly [Key in keyof Shape]?: string } = Record<never, never>,
>(shape: Shape, names?: Names): Input<Renamed<z.output<z.ZodMiniObject<Shape>>, Names>> {
  const schema = z.object(shape)
  const inside = Object.entries(names ?? {}) as [string, string][]
  const outside = inside.map(([wire, code]) => [code, wire] as const)
  return {
    schema,
    decode: (raw) => {
      const result = z.safeParse(schema, withoutEmpty(raw))
      return result.success
        ? { value: renamed(result.data as Record<string, unknown>, inside) as Renamed<z.output<z.ZodMiniObject<Shape>>, Names> }
        : { issues: result.error.issues.map(({ path }) => ({ path: path.join('.') })) }
    },
    encode: (value) => z.encode(schema, renamed(value as Record<string, unknown>, outside) as never) as Record<string, unknown>,
    paths: {
      toWire: (path) => onFirst(path, (code) => outside.find(([inside]) => inside === code)?.[1] ?? code),
      toCode: (path) => onFirst(path, (wire) => inside.find(([outside]) => outside === wire)?.[1] ?? wire),
    },
  }
}

/** The paths of a list, whose rows have a number for a name. */
export function rowPaths(row: Paths | undefined): Paths {
  return {
    toWire: (path) => onFirst(path, (place) => place, row?.toWire),
    toCode: (path) => onFirst(path, (place) => place, row?.toCode),
  }
}

/** The first step of a path under another name, and the rest as `below` calls it. */
export function onFirst(
  path: string,
  nameOf: (step: string) => string,
  below: (rest: string, step: string) => string = (rest) => rest,
): string {
  const [step = '', ...rest] = path.split('.')
  return [nameOf(step), ...(rest.length > 0 ? [below(rest.join('.'), step)] : [])].join('.')
}

function withoutEmpty(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw ?? {}
  const trimmed = Object.entries(raw).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value] as const)
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''))
}

function renamed(fields: Record<string, unknown>, names: readonly (readonly [string, string])[]) {
  const result = { ...fields }
  for (const [from, to] of names) {
    if (from in result) result[to] = result[from]
    delete result[from]
  }
  return result
}
