import type { CallInput } from '@shop/contract/client'
import type { Endpoint } from '@shop/contract/endpoint'
import { useState } from 'react'
import { useTexts } from '../../language.tsx'
import { type Failure, failureOf } from './failure.ts'
import { useWrite } from './use-write.ts'

type Outcome<Data> = { readonly data: Data; readonly failure?: undefined } | { readonly data?: undefined; readonly failure: Failure }

export type Sender<Params, Query, Body, Data> = {
  /** Answers what came back; a failure is also kept to be shown. */
  readonly send: (input: CallInput<Params, Query, Body>) => Promise<Outcome<Data>>
  readonly isSending: boolean
  readonly failure: Failure | undefined
}

/** For buttons: sends what somebody decided. Forms have `useForm`. */
export function useSend<Params, Query, Body, Data>(endpoint: Endpoint<Params, Query, Body, Data>): Sender<Params, Query, Body, Data> {
  const { noAnswer } = useTexts()
  const write = useWrite(endpoint)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const send = async (input: CallInput<Params, Query, Body>): Promise<Outcome<Data>> => {
    setSending(true)
    setFailure(undefined)
    try {
      return { data: await write(input) }
    } catch (error) {
      const failed = failureOf(error, noAnswer)
      setFailure(failed)
      return { failure: failed }
    } finally {
      setSending(false)
    }
  }
  return { send, isSending, failure }
}
