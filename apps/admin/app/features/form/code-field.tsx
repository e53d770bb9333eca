import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

/** The digits of an authenticator app: one field that can be pasted into and filled in by the browser. */
export const CodeField = (props: Omit<ComponentProps<typeof Field>, 'name'>) => (
  <Field
    {...props}
    name="codigo"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={7}
    className="text-center text-2xl font-semibold tracking-[0.3em] tabular-nums"
  />
)
