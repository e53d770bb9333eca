import { createContext, use } from 'react'
import { useRouter } from './router-context.ts'

/** How deep we are in the pieces of a page, and what the piece around hands in. */
const Depth = createContext<{ readonly depth: number; readonly handed: unknown }>({ depth: 0, handed: undefined })

/** The next piece of the page, within the one that draws this. */
export function Outlet({ context }: { readonly context?: unknown }) {
  const { shown } = useRouter()
  const { depth, handed } = use(Depth)
  const piece = shown.pieces[depth]
  if (!piece) return null
  const { Component, data } = piece
  return (
    <Depth value={{ depth: depth + 1, handed: context === undefined ? handed : context }}>
      <Component loaderData={data} />
    </Depth>
  )
}

/** What the piece around hands in. Whoever uses it knows which one that is. */
export function useOutletContext<Handed>(): Handed {
  return use(Depth).handed as Handed
}
