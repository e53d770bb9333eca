import { Button } from '@shop/ui/button'
import { useState } from 'react'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { useCountdown } from '../../kit/use-countdown.ts'

type Props = {
  readonly label: string
  readonly waiting: (seconds: number) => string
  readonly done: string
  readonly resend: () => Promise<void>
}

/** As often as the server allows. */
export const RESEND_SECONDS = 60

/** Asks for another message, at most once a minute; the first is on its way already. */
export function ResendButton({ label, waiting, done, resend }: Props) {
  const { seconds, start } = useCountdown(RESEND_SECONDS)
  const [says, setSays] = useState('')
  const ask = () => {
    if (seconds > 0) return
    start(RESEND_SECONDS)
    resend().then(
      () => setSays(done),
      (error: unknown) => {
        start(0)
        notifyFailure(error, ask)
      },
    )
  }
  return (
    <>
      <Button
        look="link"
        aria-disabled={seconds > 0}
        onClick={ask}
        className="text-sm tabular-nums aria-disabled:text-muted aria-disabled:no-underline"
      >
        {seconds > 0 ? waiting(seconds) : label}
      </Button>
      <p role="status" className="text-sm text-good empty:hidden">
        {says}
      </p>
    </>
  )
}
