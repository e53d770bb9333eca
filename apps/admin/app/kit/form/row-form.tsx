import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { useTexts } from '../../language.tsx'
import { FailureNote } from '../calls/failure-note.tsx'
import { RemoveButton } from './remove-button.tsx'
import { SaveFailure } from './save-failure.tsx'
import { useUnsaved } from './unsaved.tsx'
import type { useRemoveRow } from './use-row.ts'

type Props = {
  readonly title: string
  readonly form: ComponentProps<typeof SaveFailure>['of'] & {
    readonly formProps: ComponentProps<'form'>
    readonly isBusy: boolean
    readonly isChanged: boolean
  }
  readonly texts: { readonly save: string }
  /** Where a row can be removed. */
  readonly removal?: ReturnType<typeof useRemoveRow>
  readonly onDone: () => void
  readonly onCancel: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** The form of one row of a list, in the place of the list: why it was not saved, its fields, and the ways out. */
export function RowForm({ title, form, texts, removal, onDone, onCancel, className = 'max-w-3xl space-y-5', children }: Props) {
  const { cancel } = useTexts()
  const { leave } = useUnsaved(form.isChanged)
  // It takes the place of a long list, of which some row far below was pressed.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  const isBusy = form.isBusy || (removal?.isSending ?? false)
  return (
    <Card title={title}>
      <form {...form.formProps} className={className}>
        <SaveFailure of={form} onShowNew={onDone} />
        <FailureNote failure={removal?.failure} />
        {children}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isBusy={isBusy}>
            {texts.save}
          </Button>
          <Button look="plain" onClick={() => leave(onCancel)}>
            {cancel}
          </Button>
          {removal && <RemoveButton label={removal.label} isBusy={isBusy} onRemove={removal.remove} />}
        </div>
      </form>
    </Card>
  )
}
