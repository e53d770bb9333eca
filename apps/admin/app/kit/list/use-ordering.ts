import type { CallInput } from '@shop/contract/client'
import type { Endpoint } from '@shop/contract/endpoint'
import type { Called } from '../calls/use-call.ts'
import { useNewestWish } from '../calls/use-newest-wish.ts'
import { useSend } from '../calls/use-send.ts'
import { useNotices } from '../use-notices.ts'

type Options<Row, Params, Query, Body, Data> = {
  readonly called: Called<readonly Row[]>
  readonly endpoint: Endpoint<Params, Query, Body, Data>
  readonly inputOf: (rows: readonly Row[]) => CallInput<Params, Query, Body>
  /** That it was kept. */
  readonly said: string
}

/** The order of a list, kept as soon as a row is moved, and shown before that. */
export function useOrdering<Row, Params, Query, Body, Data>({
  called: { reload },
  endpoint,
  inputOf,
  said,
}: Options<Row, Params, Query, Body, Data>) {
  const { send } = useSend(endpoint)
  const { say, sayFailed } = useNotices()
  return useNewestWish(async (rows: readonly Row[]) => {
    const { data, failure } = await send(inputOf(rows))
    if (failure) sayFailed(failure.message, reload)
    else say(said)
    reload()
    return data !== undefined
  })
}
