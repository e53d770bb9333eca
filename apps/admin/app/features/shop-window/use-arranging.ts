import type { Endpoint } from '@shop/contract/endpoint'
import { useMemo } from 'react'
import { type Sender, useSend } from '../../kit/calls/use-send.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { useShopWindowTexts } from './shop-window-texts.ts'

/** Each step is kept at once, so who comes second has nothing to compare: the screen shows what there is now. */
export const useArranging = <Params, Query, Body, Data>(
  endpoint: Endpoint<Params, Query, Body, Data>,
): Sender<Params, Query, Body, Data> => {
  const { saved, changedMeanwhile } = useShopWindowTexts()
  const { say } = useNotices()
  const { send, isSending, failure } = useSend(endpoint)
  const told = useMemo(
    () => (failure?.code === 'changed_meanwhile' ? { ...failure, message: changedMeanwhile } : failure),
    [failure, changedMeanwhile],
  )
  return {
    send: async (input) => {
      const outcome = await send(input)
      if (outcome.data !== undefined) say(saved)
      return outcome
    },
    isSending,
    failure: told,
  }
}
