import { isLoopback, networkOf } from '../http/network-of.ts'
import { allowance } from './allowance.ts'
import { searchEngines } from './search-engines.ts'

/** Who asks for work that costs: a network, or a search engine, which is one from wherever it comes. */
export type Client = { readonly name: string; readonly kind: 'visitor' | 'search engine' | 'unlimited' }

export type ClientSettings = {
  readonly mode: string
  readonly searchEngineRanges: readonly string[]
  readonly webAddresses: ReadonlySet<string>
}

/** `isOurs` knows a web server of ours, which passes on what its visitors ask for. */
export function clientReader<Request extends { readonly ip: string }>(
  { mode, searchEngineRanges, webAddresses }: ClientSettings,
  isOurs: (request: Request) => boolean = () => false,
) {
  const engineOf = searchEngines(searchEngineRanges)
  return (request: Request): Client => {
    const { ip } = request
    const engine = engineOf(ip)
    if (engine) return { name: engine, kind: 'search engine' }
    const isUnlimited = isOurs(request) || webAddresses.has(ip) || (mode === 'demo' && isLoopback(ip))
    return { name: networkOf(ip), kind: isUnlimited ? 'unlimited' : 'visitor' }
  }
}

/** Search engines read a whole catalogue, and people find the shop by it. */
const TIMES_FOR_ENGINES = 2

/**
 * How much of such work each client may have done. The processes that serve the same visitors each give their part of it: they do not ask
 * each other, since a page must not cost a write to the database.
 */
export function fairShare(aMinute: number, processes: number, now?: () => number) {
  const part = Math.ceil(aMinute / processes)
  const visitors = allowance({ most: part, aMinute: part }, now)
  const engines = allowance({ most: part * TIMES_FOR_ENGINES, aMinute: part * TIMES_FOR_ENGINES }, now)
  /** Takes one and answers 0, or answers in how many seconds there is one. */
  return ({ name, kind }: Client): number => {
    if (kind === 'unlimited') return 0
    return kind === 'visitor' ? visitors(name) : engines(name)
  }
}
