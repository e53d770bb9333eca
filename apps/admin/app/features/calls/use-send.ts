import { CallFailed, type CallInput } from '@shop/contract/client'
import type { Endpoint } from '@shop/contract/endpoint'
import { useRef, useState } from 'react'
import { useTexts } from '../../language.tsx'
import { useSession } from '../session/session.tsx'
import { type Failure, failureOf } from './failure.ts'

type Outcome<Data> = { readonly data: Data; readonly failure?: undefined } | { readonly data?: undefined; readonly failure: Failure }

export type Sender<Params, Query, Body, Data> = {
  /** Answers what came back; a failure is also kept for the form to show. */
  readonly send: (input: CallInput<Params, Query, Body>) => Promise<Outcome<Data>>
  readonly isSending: boolean
  readonly failure: Failure | undefined
}

/** Sends what somebody decided. After silence the same thing is sent under the same key, so that it happens once. */
export const useSend = <Params, Query, Body, Data>(endpoint: Endpoint<Params, Query, Body, Data>): Sender<Params, Query, Body, Data> => {
  const { api } = useSession()
  const { noAnswer } = useTexts()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const unanswered = useRef<{ readonly content: string; readonly key: string }>(undefined)
  const send = async (input: CallInput<Params, Query, Body>): Promise<Outcome<Data>> => {
    const content = JSON.stringify(input, (_, value: unknown) =>
      value instanceof File ? [value.name, value.size, value.lastModified] : value,
    )
    const key = unanswered.current?.content === content ? unanswered.current.key : crypto.randomUUID()
    setSending(true)
    setFailure(undefined)
    try {
      const anyEndpoint = endpoint as Endpoint<unknown, unknown, unknown, Data>
      const data = await api()(anyEndpoint, { key, ...input } as CallInput<unknown, unknown, unknown>)
      unanswered.current = undefined
      return { data }
    } catch (error) {
      unanswered.current = error instanceof CallFailed ? undefined : { content, key }
      const failed = failureOf(error, noAnswer)
      setFailure(failed)
      return { failure: failed }
    } finally {
      setSending(false)
    }
  }
  return { send, isSending, failure }
}
