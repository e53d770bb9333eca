import type { CallInput } from '@shop/contract/client'
import type { Endpoint } from '@shop/contract/endpoint'
import { useState } from 'react'
import { useTexts } from '../../language.tsx'
import { useRuleTexts } from '../form/rule-texts.ts'
import type { Failure } from './failure.ts'
import { useSend } from './use-send.ts'

type CheckedSender<Params, Data> = {
  /** Sends what was typed, by the fields' names on the wire. What breaks a rule is said without asking the server. */
  readonly submit: (typed: Readonly<Record<string, unknown>>, params?: Params) => Promise<Data | undefined>
  readonly isSending: boolean
  readonly failure: Failure | undefined
}

/** For forms: their rules are the endpoint's own, so browser and server say the same. */
export const useCheckedSend = <Params, Body, Data>(endpoint: Endpoint<Params, undefined, Body, Data>): CheckedSender<Params, Data> => {
  const rules = useRuleTexts()
  const { checkFields } = useTexts()
  const { send, isSending, failure } = useSend(endpoint)
  const [broken, setBroken] = useState<Failure>()
  const submit = async (typed: Readonly<Record<string, unknown>>, params?: Params): Promise<Data | undefined> => {
    const read = endpoint.body?.decode(typed)
    if (read && 'issues' in read) {
      const fields = Object.fromEntries(read.issues.map(({ path, rule = 'invalid' }) => [path, rules[rule]]))
      setBroken({ message: checkFields, fields })
      return undefined
    }
    setBroken(undefined)
    return (await send({ ...(params === undefined ? {} : { params }), body: read?.value } as CallInput<Params, undefined, Body>)).data
  }
  return { submit, isSending, failure: broken ?? failure }
}
