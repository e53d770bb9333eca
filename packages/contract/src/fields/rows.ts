import * as z from 'zod/mini'
import type { FormField } from '../form.ts'
import { type Input, type Issue, rowPaths } from '../input.ts'

/** Several rows of the same form; what is wrong with one is said with its number. */
export function rowsField<Row>(
  row: Input<Row>,
  most: number,
  check: (rows: readonly Row[]) => readonly Issue[] = () => [],
): FormField<readonly Row[]> {
  return {
    schema: z.array(row.schema).check(z.maxLength(most)),
    read: (raw) => {
      if (!Array.isArray(raw)) return { issues: [{ path: '', rule: 'required' }] }
      if (raw.length > most) return { issues: [{ path: '', rule: 'too-many' }] }
      const read = raw.map((one) => row.decode(one))
      const issues = read.flatMap((result, i) =>
        'issues' in result ? result.issues.map((issue) => ({ ...issue, path: `${i}.${issue.path}` })) : [],
      )
      if (issues.length > 0) return { issues }
      const rows = read.flatMap((result) => ('value' in result ? [result.value] : []))
      const broken = check(rows)
      return broken.length > 0 ? { issues: broken } : { value: rows }
    },
    encode: (rows) => rows.map(row.encode),
    paths: rowPaths(row.paths),
  }
}
