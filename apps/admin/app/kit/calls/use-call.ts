import type { CallInput } from '@shop/contract/client'
import type { Endpoint } from '@shop/contract/endpoint'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../session/session.tsx'
import { type Failure, useFailure } from './failure.ts'

export type Called<Data> = {
  /** The last answer; it stays while a newer one is on its way. */
  readonly data: Data | undefined
  readonly failure: Failure | undefined
  readonly isLoading: boolean
  readonly reload: () => void
}

type State<Data> = { readonly data?: Data; readonly error?: unknown; readonly isLoading: boolean }

/** Asks the API for what a screen shows, again whenever the question changes. Without an input nothing is asked yet. */
export function useCall<Params, Query, Body, Data>(
  endpoint: Endpoint<Params, Query, Body, Data>,
  input: CallInput<Params, Query, Body> | undefined,
): Called<Data> {
  const { api, signIns } = useSession()
  const [{ data, error, isLoading }, setState] = useState<State<Data>>({ isLoading: input !== undefined })
  const [round, setRound] = useState(0)
  const question = input && JSON.stringify(input)
  const ask = useEffectEvent((signal: AbortSignal) =>
    api(signal)(endpoint as Endpoint<unknown, unknown, unknown, Data>, input as CallInput<unknown, unknown, unknown>),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these makes it another question: what is asked, in which language, as whom, once more
  useEffect(() => {
    if (question === undefined) return setState({ isLoading: false })
    const abort = new AbortController()
    const finish = (state: Partial<State<Data>>) => {
      if (!abort.signal.aborted) setState((last) => ({ data: last.data, ...state, isLoading: false }))
    }
    setState((last) => ({ data: last.data, isLoading: true }))
    ask(abort.signal).then(
      (answer) => finish({ data: answer, error: undefined }),
      (failed: unknown) => finish({ data: undefined, error: failed }),
    )
    return () => abort.abort()
  }, [endpoint, question, api, signIns, round])
  return { data, failure: useFailure(error), isLoading, reload: () => setRound(round + 1) }
}
