import { MOST_COLUMNS } from '@shop/domain/imports/import'
import { IMPORT_FIELDS } from '@shop/domain/imports/import-fields'
import * as z from 'zod/mini'
import { type FormField, form, textField } from '../form.ts'
import { columnsSchema, decodeColumns, encodeColumns } from '../wire/shop/import.ts'
import { importField } from '../wire/shop/import-words.ts'

/** A number as it stands in an address. */
export const importId = form({ id: textField([(text) => (/^\d+$/.test(text) ? undefined : 'numbers')], { max: 9 }) })
export const supplierField = textField([], { max: 80 })

export function wordField<Value extends string>(
  schema: z.ZodMiniType<string>,
  decode: (wire: string) => Value,
  encode: (value: Value) => string,
): FormField<Value> {
  return {
    schema,
    read: (raw) =>
      z.safeParse(schema, raw).success ? { value: decode(String(raw)) } : { issues: [{ path: '', rule: raw ? 'invalid' : 'required' }] },
    encode,
  }
}

/** Fields by their names on the wire, each with the number of its column. */
export const columnsField: FormField<ReturnType<typeof decodeColumns>> = {
  schema: columnsSchema,
  read: (raw) => {
    const { data } = z.safeParse(z.record(z.string(), z.int().check(z.minimum(0), z.maximum(MOST_COLUMNS))), raw)
    const known = new Set<string>(IMPORT_FIELDS.map((field) => importField.encode(field)))
    const isGood = data !== undefined && Object.keys(data).every((name) => known.has(name))
    return isGood ? { value: decodeColumns(data) } : { issues: [{ path: '', rule: 'invalid' }] }
  },
  encode: encodeColumns,
}

const rowNumbers = z.array(z.int().check(z.minimum(1), z.maximum(999_999_999))).check(z.maxLength(500))
export const rowsField: FormField<readonly number[]> = {
  schema: z.optional(rowNumbers),
  read: (raw = []) => {
    const { data } = z.safeParse(rowNumbers, raw)
    return data ? { value: data } : { issues: [{ path: '', rule: 'invalid' }] }
  },
  encode: (rows) => rows,
}
