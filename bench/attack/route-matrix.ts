import { FOR_CUSTOMERS, FOR_PAGES, FOR_STAFF, nameOf } from '@shop/api/testing/who-may-call'
import type { AnyEndpoint } from '@shop/contract/endpoint'
import { everyEndpoint } from '@shop/contract/every-endpoint'
import { CALLERS, type Caller, callersOf, type Outcome, type Victim } from './victim.ts'

type Options = {
  /** Every so manieth route; all of them unless it is said. */
  readonly every?: number
}

/** Every route, and its twin, by everybody: what is answered must be what the table of access says. */
export async function routeMatrix(victim: Victim, { every = 1 }: Options = {}): Promise<Outcome> {
  const headersOf = await callersOf(victim)
  const faults: string[] = []
  let tried = 0
  for (const endpoint of everyEndpoint.filter((_, i) => i % every === 0)) {
    for (const path of [endpoint.path, ...(endpoint.twin ? [endpoint.twin] : [])]) {
      for (const caller of CALLERS) {
        tried++
        const status = await statusOf(victim, endpoint, path, await headersOf(caller))
        const wanted = verdict(endpoint, caller)
        if (!wanted(status)) faults.push(`${endpoint.method} ${path} answered ${status} to ${caller}`)
      }
    }
  }
  return { area: 'routes × callers', tried, faults }
}

type Verdict = (status: number) => boolean
function is(...statuses: number[]): Verdict {
  return (status) => statuses.includes(status)
}
/** Whoever is let in is then told what is wrong with an empty form, or gets an answer. */
const isLetIn: Verdict = (status) => status !== 401 && status !== 403 && status < 500

function verdict(endpoint: AnyEndpoint, caller: Caller): Verdict {
  const name = nameOf(endpoint)
  // Its key is nobody's who comes from outside.
  if (FOR_PAGES.includes(name)) return is(403)
  const isCustomer = caller === 'customer' || caller === 'unverified customer'
  if (FOR_CUSTOMERS.includes(name)) {
    if (!isCustomer) return is(401)
    // The path's own token is the only one that opens it.
    if (name === 'GET /clientes/me/:token') return is(401)
    return caller === 'unverified customer' && endpoint.needsVerified ? is(403) : (status) => status !== 401 && status < 500
  }
  const roles = FOR_STAFF[name]
  if (!roles) return isLetIn
  if (caller === 'nobody') return is(401)
  if (isCustomer) return is(403)
  const mustEnrol = caller.endsWith('without second factor')
  const isOfRole = roles.some((role) => caller.startsWith(role))
  return isOfRole && (!mustEnrol || endpoint.isBeforeSecondFactor) ? isLetIn : is(403)
}

/** A stream never ends by itself: its first bytes are enough. */
async function statusOf({ url }: Victim, { method, body, upload }: AnyEndpoint, path: string, headers: Record<string, string>) {
  const ended = new AbortController()
  const isJson = body && !upload
  const response = await fetch(`${url}/api${path.replace(/:\w+/g, 'x')}`, {
    method,
    headers: { ...headers, ...(isJson ? { 'content-type': 'application/json' } : {}) },
    ...(isJson ? { body: '{}' } : upload ? { body: new FormData() } : {}),
    redirect: 'manual',
    signal: ended.signal,
  })
  ended.abort()
  return response.status
}
