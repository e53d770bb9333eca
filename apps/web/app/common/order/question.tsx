import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { useState } from 'react'
import { notifyFailure } from '../../kit/notify-failure.ts'

type Props<Answer> = {
  readonly title: string
  readonly lead: string
  readonly confirm: string
  readonly keep: string
  /** What is done about a yes; a failure is told, with another try. */
  readonly act: () => Promise<Answer>
  readonly onDone: (answer: Answer) => void
  readonly onClose: () => void
}

/** Asks once more before something ends that does not come back by itself. */
export function Question<Answer>({ title, lead, confirm, keep, act, onDone, onClose }: Props<Answer>) {
  const [isBusy, setIsBusy] = useState(false)
  const proceed = (close: () => void) => {
    setIsBusy(true)
    act().then(
      (answer) => {
        close()
        onDone(answer)
      },
      (error: unknown) => {
        setIsBusy(false)
        notifyFailure(error, () => proceed(close))
      },
    )
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <>
          <p className="mt-2">{lead}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button look="danger" onClick={() => isBusy || proceed(close)} aria-busy={isBusy} className="min-h-12 flex-1">
              {confirm}
            </Button>
            <Button look="plain" onClick={close} className="min-h-12 flex-1">
              {keep}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
