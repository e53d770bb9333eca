import { CallFailed, type CallInput } from '@shop/contract/client'
import type { Endpoint } from '@shop/contract/endpoint'
import { useRef } from 'react'
import { useSession } from '../session/session.tsx'

/** Sends what somebody decided, and throws what became of it. After silence the same thing is sent under the same key, so that it happens once. */
export function useWrite<Params, Query, Body, Data>(
  endpoint: Endpoint<Params, Query, Body, Data>,
): (input: CallInput<Params, Query, Body>) => Promise<Data> {
  const { api } = useSession()
  const unanswered = useRef<{ readonly content: string; readonly key: string }>(undefined)
  return async (input) => {
    const content = JSON.stringify(input, (_, value: unknown) =>
      value instanceof File ? [value.name, value.size, value.lastModified] : value,
    )
    const key = unanswered.current?.content === content ? unanswered.current.key : crypto.randomUUID()
    try {
      const anyEndpoint = endpoint as Endpoint<unknown, unknown, unknown, Data>
      const data = await api()(anyEndpoint, { key, ...input } as CallInput<unknown, unknown, unknown>)
      unanswered.current = undefined
      return data
    } catch (error) {
      unanswered.current = error instanceof CallFailed ? undefined : { content, key }
      throw error
    }
  }
}
