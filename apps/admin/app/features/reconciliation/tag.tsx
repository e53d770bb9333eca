import type { ReactNode } from 'react'

const LOOKS = { good: 'bg-good/10 text-good', bad: 'bg-bad/10 text-bad', quiet: 'bg-ground text-muted' }

/** How something stands, in a word or two. */
export function Tag({ look, children }: { readonly look: keyof typeof LOOKS; readonly children: ReactNode }) {
  return <span className={`inline-block rounded-full whitespace-nowrap px-3 py-0.5 text-sm font-semibold ${LOOKS[look]}`}>{children}</span>
}
