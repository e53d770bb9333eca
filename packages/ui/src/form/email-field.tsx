import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

/** Phones offer the right keyboard and what they know, and correct nothing. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return <TextField inputMode="email" autoComplete="email" autoCapitalize="none" {...props} type="email" />
}
