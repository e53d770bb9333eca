import type { ReactNode } from 'react'
import type { Failure } from '../calls/failure.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Button } from '../form/button.tsx'
import { entered } from '../form/entered.ts'
import { FormFailure } from '../form/form-failure.tsx'

type Props = {
  readonly title: string
  readonly note?: string
  readonly yes: string
  readonly look?: 'main' | 'danger'
  readonly failure: Failure | undefined
  readonly isSending: boolean
  readonly onDecide: (typed: (name: string) => string) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A decision that needs something to be typed first. It stays open until the server has taken it. */
export const DecisionDialog = ({ title, note, yes, look = 'main', failure, isSending, onDecide, onClose, children }: Props) => (
  <Dialog title={title} onClose={onClose}>
    <form noValidate className="space-y-4" onSubmit={(event) => onDecide(entered(event))}>
      {note && <p className="text-muted">{note}</p>}
      <FormFailure failure={failure} />
      {children}
      <Button type="submit" look={look} isBusy={isSending}>
        {yes}
      </Button>
    </form>
  </Dialog>
)
