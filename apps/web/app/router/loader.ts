import type { PageContext } from '../page-context.ts'
import type { Params } from './route.ts'

export type LoaderArgs = { readonly request: Request; readonly params: Params; readonly context: PageContext }
export type Loader = (asked: LoaderArgs) => unknown

/** What a page draws: that which its loader answers. */
export type PageProps<Load extends Loader> = { readonly loaderData: Loaded<Load> }
export type Loaded<Load extends Loader> = Plain<Awaited<ReturnType<Load>>>
type Plain<Value> = Value extends Answer<infer Own> ? Own : Value

/** Data with the status of the page they make. Thrown it is the reason why there is no page. */
export class Answer<Data> {
  readonly data: Data
  readonly status: number
  constructor(data: Data, status: number) {
    this.data = data
    this.status = status
  }
}
export function data<Data>(value: Data, { status }: { readonly status: number }): Answer<Data> {
  return new Answer(value, status)
}

/** Thrown or answered by a loader: the page is elsewhere. */
export class Redirect {
  readonly to: string
  readonly status: number
  constructor(to: string, status: number) {
    this.to = to
    this.status = status
  }
}
export function redirect(to: string, status = 302): Redirect {
  return new Redirect(to, status)
}
