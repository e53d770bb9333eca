import { useState } from 'react'
import { Modal } from '../modal.tsx'
import { notifyFailure } from '../notifications/notify-failure.ts'

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
export const Question = <Answer,>({ title, lead, confirm, keep, act, onDone, onClose }: Props<Answer>) => {
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
    <Modal title={title} onClose={onClose}>
      {(close) => (
        <>
          <p className="mt-2">{lead}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <button
              type="button"
              onClick={() => isBusy || proceed(close)}
              aria-busy={isBusy}
              className="min-h-12 flex-1 rounded-lg bg-bad px-5 font-bold text-white hover:brightness-90"
            >
              {confirm}
            </button>
            <button
              type="button"
              onClick={close}
              className="min-h-12 flex-1 rounded-lg border border-muted/60 px-5 font-semibold hover:border-brand"
            >
              {keep}
            </button>
          </div>
        </>
      )}
    </Modal>
  )
}
