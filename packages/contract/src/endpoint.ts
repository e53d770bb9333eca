import type { Codec } from './codec.ts'
import type { Hosts } from './hosts.ts'
import type { Input } from './input.ts'

export type Access = 'public' | 'customer' | 'staff'

/** A call of the shop, declared once: route, typed client and reference are made from it. */
export type Endpoint<Params, Query, Body, Data> = {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  /** Another path with the same answer, used on the fallback host. */
  readonly twin?: string
  /** Whose hosts answer; the API's own unless said. */
  readonly hosts?: keyof Hosts
  readonly access: Access
  readonly summary: string
  /** A public answer that must not be kept by anybody on the way. */
  readonly isLive?: boolean
  readonly params?: Input<Params>
  readonly query?: Input<Query>
  readonly body?: Input<Body>
  // biome-ignore lint/suspicious/noExplicitAny: what travels is the codec's own business
  readonly data: Codec<any, Data>
}

// biome-ignore lint/suspicious/noExplicitAny: any endpoint at all
export type AnyEndpoint = Endpoint<any, any, any, any>

export const endpoint = <Params = undefined, Query = undefined, Body = undefined, Data = unknown>(
  declared: Endpoint<Params, Query, Body, Data>,
): Endpoint<Params, Query, Body, Data> => declared

/** `/products/:id` with its parameters filled in. */
export const fillPath = (path: string, params: Readonly<Record<string, unknown>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
