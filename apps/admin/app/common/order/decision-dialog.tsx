import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import type { ReactNode } from 'react'
import type { useForm } from '../../kit/form/use-form.ts'

type Props = {
  readonly title: string
  readonly note?: string
  readonly yes: string
  readonly look?: 'main' | 'danger'
  readonly form: Pick<ReturnType<typeof useForm>, 'id' | 'formProps' | 'isBusy' | 'problems' | 'refusal'>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A decision that needs something to be typed first. It stays open until the server has taken it. */
export function DecisionDialog({ title, note, yes, look = 'main', form, onClose, children }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form {...form.formProps} className="space-y-4">
        {note && <p className="text-muted">{note}</p>}
        <ErrorSummary of={form} />
        {children}
        <Button type="submit" look={look} isBusy={form.isBusy}>
          {yes}
        </Button>
      </form>
    </Dialog>
  )
}
