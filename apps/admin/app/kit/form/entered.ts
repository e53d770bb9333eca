import type { SyntheticEvent } from 'react'

/** What was typed into a form, by the names of its fields. */
export function entered(event: SyntheticEvent<HTMLFormElement>): (name: string) => string {
  event.preventDefault()
  const data = new FormData(event.currentTarget)
  return (name) => String(data.get(name) ?? '')
}
