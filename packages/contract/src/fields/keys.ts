import * as z from 'zod/mini'
import type { FormField } from '../form.ts'

/** Keys in the order they shall have, each once. */
export function keysField(most: number): FormField<readonly string[]> {
  return {
    schema: z.array(z.string()).check(z.maxLength(most)),
    read: (raw) => {
      const keys = Array.isArray(raw) ? raw.filter((key): key is string => typeof key === 'string' && key.length <= 60) : []
      const isWhole = Array.isArray(raw) && keys.length === raw.length && keys.length <= most && new Set(keys).size === keys.length
      return isWhole ? { value: keys } : { issues: [{ path: '', rule: 'invalid' }] }
    },
    encode: (keys) => [...keys],
  }
}
