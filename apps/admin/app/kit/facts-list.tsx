import type { ReactNode } from 'react'

/** What is known about one thing: a term and its value on each line. */
export function FactsList({ facts }: { readonly facts: readonly (readonly [term: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
      {facts.map(([term, value]) => (
        <div key={term} className="sm:contents">
          <dt className="text-sm text-muted sm:text-base">{term}</dt>
          <dd className="font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
