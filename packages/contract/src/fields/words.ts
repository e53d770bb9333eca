import * as z from 'zod/mini'
import { type FormField, textField } from '../form.ts'

const word = textField([], { max: 60 })

/** Names that mean the same: a list, or a line with commas between them. Each is kept once. */
export function wordsField(most: number): FormField<readonly string[]> {
  return {
    schema: z.union([z.array(z.string()).check(z.maxLength(most)), z.string()]),
    read: (raw) => {
      const typed: unknown[] = typeof raw === 'string' ? raw.split(/[,;\n]/).filter((part) => part.trim() !== '') : asList(raw)
      if (typed.length > most) return { issues: [{ path: '', rule: 'too-many' }] }
      const read = typed.map((one) => word.read(one))
      const broken = read.find((result) => 'issues' in result)
      if (broken) return broken
      const words = read.flatMap((result) => ('value' in result ? [result.value] : []))
      return { value: words.filter((one, i) => words.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === i) }
    },
    encode: (words) => [...words],
  }
}

function asList(raw: unknown): unknown[] {
  if (raw === undefined || raw === null) return []
  return Array.isArray(raw) ? raw : [raw]
}
