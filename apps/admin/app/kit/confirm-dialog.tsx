import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { useTexts } from '../language.tsx'

type Props = {
  readonly title: string
  readonly text: string
  /** What the button does, in its own words: "End session", never "OK". */
  readonly yes: string
  readonly isBusy?: boolean
  readonly onYes: () => void
  readonly onClose: () => void
}

/** Asks once more before what cannot be undone. */
export function ConfirmDialog({ title, text, yes, isBusy, onYes, onClose }: Props) {
  const { cancel } = useTexts()
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button look="plain" onClick={onClose}>
          {cancel}
        </Button>
        <Button look="danger" isBusy={isBusy} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}
