import type { CallInput } from '@shop/contract/client'
import type { Endpoint } from '@shop/contract/endpoint'
import { useMemo, useRef, useState } from 'react'
import type { Failure } from '../../kit/calls/failure.ts'
import { useNewestWish } from '../../kit/calls/use-newest-wish.ts'
import { useSend } from '../../kit/calls/use-send.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { useShopWindowTexts } from './shop-window-texts.ts'

type Arranging<Wish, Data> = {
  /** What was wished and is not answered yet: shown at once. */
  readonly wish: Wish | undefined
  /** What was kept last. */
  readonly arranged: Data | undefined
  readonly arrange: (wish: Wish, seenVersion: number) => Promise<void>
  readonly isSending: boolean
  readonly failure: Failure | undefined
}

/** Each step is kept at once, on what was seen. Who comes second has nothing to compare: the screen shows what there is now. */
export function useArranging<Wish, Params, Query, Body, Data extends { readonly version: number }>(
  endpoint: Endpoint<Params, Query, Body, Data>,
  inputOf: (wish: Wish, version: number) => CallInput<Params, Query, Body>,
  { onKept, onRefused }: { readonly onKept?: () => void; readonly onRefused: () => void },
): Arranging<Wish, Data> {
  const { saved, changedMeanwhile } = useShopWindowTexts()
  const { say } = useNotices()
  const { send, isSending, failure } = useSend(endpoint)
  const told = useMemo(
    () => (failure?.code === 'changed_meanwhile' ? { ...failure, message: changedMeanwhile } : failure),
    [failure, changedMeanwhile],
  )
  const [arranged, setArranged] = useState<Data>()
  // What was seen, or what the own step before has come to meanwhile.
  const version = useRef(0)
  const { wish, ask } = useNewestWish(async (wanted: Wish) => {
    const { data } = await send(inputOf(wanted, version.current))
    setArranged(data)
    if (data) {
      version.current = data.version
      say(saved)
      onKept?.()
    } else onRefused()
    return data !== undefined
  })
  return {
    wish,
    arranged,
    arrange: (wanted, seenVersion) => {
      if (wish === undefined) version.current = seenVersion
      return ask(wanted)
    },
    isSending,
    failure: told,
  }
}
