import type { ComponentProps } from 'react'

/** A way out of the office: to a phone, a mailbox or another site. */
export function TextLink(props: ComponentProps<'a'>) {
  return <a {...props} className="inline-block min-h-6 text-brand underline underline-offset-2" />
}
