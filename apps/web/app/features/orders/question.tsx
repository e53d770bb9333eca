import { Modal } from '../modal.tsx'

type Props = {
  readonly title: string
  readonly lead: string
  readonly confirm: string
  readonly keep: string
  readonly isBusy: boolean
  readonly onConfirm: (close: () => void) => void
  readonly onClose: () => void
}

/** Asks once more before something ends that does not come back by itself. */
export const Question = ({ title, lead, confirm, keep, isBusy, onConfirm, onClose }: Props) => (
  <Modal title={title} onClose={onClose}>
    {(close) => (
      <>
        <p className="mt-2">{lead}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <button
            type="button"
            onClick={() => isBusy || onConfirm(close)}
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
