import type { ComponentType } from 'react'

// biome-ignore lint/suspicious/noExplicitAny: each page knows the data of its own loader
export type PageComponent = ComponentType<{ readonly loaderData: any }>
export type PageModule = { readonly default: PageComponent }

/** One of the pieces that a page is nested of: its layouts from the outside in, and the page itself. */
export type Piece = { readonly name: string; readonly load: () => Promise<PageModule> }

export type Route = {
  /** `/:lang/productos/p`; a last `*` stands for whatever follows. */
  readonly path: string
  readonly pieces: readonly Piece[]
}

export type Params = Readonly<Record<string, string | undefined>>
export type Match = { readonly route: Route; readonly params: Params }

/** The first route that fits. Capital letters and a slash at the end make no difference. */
export function matchRoute(routes: readonly Route[], pathname: string): Match | undefined {
  const asked = segmentsOf(pathname)
  for (const route of routes) {
    const params = paramsIn(segmentsOf(route.path), asked)
    if (params) return { route, params }
  }
  return undefined
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function paramsIn(wanted: readonly string[], asked: readonly string[]): Params | undefined {
  const isOpen = wanted.at(-1) === '*'
  const named = isOpen ? wanted.slice(0, -1) : wanted
  if (isOpen ? asked.length < named.length : asked.length !== named.length) return undefined
  const params: Record<string, string> = {}
  for (const [i, name] of named.entries()) {
    const text = decoded(asked[i] ?? '')
    if (name.startsWith(':')) params[name.slice(1)] = text
    else if (name.toLowerCase() !== text.toLowerCase()) return undefined
  }
  return params
}

/** Addresses are typed by everybody: what is no text is left as it came. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
