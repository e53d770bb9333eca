import { type Endpoint, fillPath } from '@shop/contract/endpoint'

/** Where a file is that only staff may see; the browser brings the session along. */
export function fileAddress<Params>(endpoint: Endpoint<Params, undefined, undefined, unknown>, params: Params): string {
  return `/api${fillPath(endpoint.path, endpoint.params?.encode(params) ?? {})}`
}
