import type { FormHTMLAttributes, Ref } from 'react'
import { useRouter } from './router-context.ts'
import type { Move } from './shown.ts'

type Sent = HTMLFormElement | FormData | URLSearchParams
type Sending = Move & { readonly action?: string }

/** Goes where a form that asks leads: to its address with what was filled in. */
export function useSubmit() {
  const { router, shown } = useRouter()
  return (sent: Sent, { action, ...move }: Sending = {}): Promise<void> => {
    const form = sent instanceof HTMLFormElement ? sent : undefined
    const path = action ?? form?.getAttribute('action') ?? shown.place.pathname
    const query = queryOf(form ? new FormData(form) : (sent as FormData | URLSearchParams))
    return router.navigate(`${path.split('?')[0]}${query.size > 0 ? `?${query}` : ''}`, move)
  }
}

function queryOf(fields: FormData | URLSearchParams): URLSearchParams {
  return new URLSearchParams([...fields].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))
}

type Props = FormHTMLAttributes<HTMLFormElement> & { readonly action: string; readonly ref?: Ref<HTMLFormElement> }

/** A form that asks for a page. It works before scripts arrive. */
export function Form({ onSubmit, ...attributes }: Props) {
  const submit = useSubmit()
  return (
    <form
      method="get"
      {...attributes}
      onSubmit={(event) => {
        onSubmit?.(event)
        if (event.defaultPrevented) return
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    />
  )
}
