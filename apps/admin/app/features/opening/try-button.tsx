import type { Endpoint } from '@shop/contract/endpoint'
import type { Opening } from '@shop/domain/opening'
import { Button } from '@shop/ui/button'
import type { ReactNode } from 'react'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useSend } from '../../kit/calls/use-send.ts'

type Props = {
  readonly endpoint: Endpoint<undefined, undefined, undefined, Opening>
  readonly onTried: (opening: Opening) => void
  readonly isBusy?: boolean
  readonly children: ReactNode
}

/** Tries something right here, and shows where the shop stands afterwards. */
export function TryButton({ endpoint, onTried, isBusy = false, children }: Props) {
  const { send, isSending, failure } = useSend(endpoint)
  const tryIt = async () => {
    const { data } = await send({})
    if (data) onTried(data)
  }
  return (
    <>
      <Button look="brand" isBusy={isSending || isBusy} onClick={tryIt}>
        {children}
      </Button>
      <FailureNote failure={failure} />
    </>
  )
}
