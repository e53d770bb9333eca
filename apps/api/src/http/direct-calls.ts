import { parse } from 'node:querystring'
import type { Addressed } from './answer-shared.ts'
import type { Answer } from './idempotency.ts'

/** Session tokens travel in a path (`/clientes/me/{token}`), longer than the framework expects. */
export const LONGEST_PARAMETER = 2_000

/** Answers a public call without a request of the framework around it. */
export type DirectCall = (asked: Addressed) => Promise<Answer>

/** A call that was found by its address, and what the address says. */
export type FoundCall = {
  readonly route: string
  readonly call: DirectCall
  readonly params: Readonly<Record<string, string>>
  readonly query: unknown
}

export type DirectCalls = {
  readonly add: (method: string, path: string, call: DirectCall) => void
  /** Nothing where the address is none of them, or so odd that the framework shall judge it. */
  readonly find: (method: string, url: string) => FoundCall | undefined
}

type Route = { readonly path: string; readonly call: DirectCall }
type Pattern = Route & { readonly start: string; readonly shape: RegExp; readonly names: readonly string[] }

/** The public calls by their addresses, for our own pages in the same process. */
export function directCalls(): DirectCalls {
  const fixed = new Map<string, Route>()
  const patterns: Pattern[] = []
  return {
    add: (method, path, call) => {
      const address = `${method} ${path}`
      if (!path.includes(':')) return void fixed.set(address, { path, call })
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
      const shape = new RegExp(`^${address.replaceAll('.', '\\.').replaceAll(/:\w+/g, '([^/]+)')}$`)
      patterns.push({ path, call, start: address.split(':', 1)[0] ?? '', shape, names })
      // Of two that fit, the one that says more of the address.
      patterns.sort((one, other) => other.start.length - one.start.length)
    },
    find: (method, url) => {
      const [address = '', search = ''] = splitOnce(url)
      try {
        const asked = `${method} ${address}`
        const route = fixed.get(address.includes('%') ? decodeURI(asked) : asked)
        if (route) return { route: route.path, call: route.call, params: {}, query: parse(search) }
        const pattern = patterns.find(({ shape }) => shape.test(asked))
        const values = pattern?.shape.exec(asked)?.slice(1).map(decodeURIComponent)
        if (!pattern || !values || values.some(({ length }) => length > LONGEST_PARAMETER)) return undefined
        const params = Object.fromEntries(pattern.names.map((name, place) => [name, values[place] ?? '']))
        return { route: pattern.path, call: pattern.call, params, query: parse(search) }
      } catch {
        return undefined
      }
    },
  }
}

function splitOnce(url: string): [string, string] {
  const mark = url.search(/[?#]/)
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)]
}
