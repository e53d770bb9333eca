import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { TextField } from '@shop/ui/form/text-field'
import type { ReactNode } from 'react'
import type { Failure } from '../../kit/calls/failure.ts'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { RemoveButton } from '../../kit/form/remove-button.tsx'
import { SaveFailure } from '../../kit/form/save-failure.tsx'
import type { useForm } from '../../kit/form/use-form.ts'
import { useCategoryTexts } from './category-texts.ts'

type Named = { readonly nameEs: string; readonly nameEn: string }
type Form = ReturnType<typeof useForm<Named, unknown>>

type Props = {
  readonly title: string
  readonly isNew: boolean
  readonly form: Pick<Form, 'id' | 'refusal' | 'problems' | 'isBusy' | 'field' | 'formProps'>
  readonly removal: { readonly isBusy: boolean; readonly failure: Failure | undefined; readonly onRemove: () => void }
  /** Why it cannot go; undefined where it can, or is not there yet. */
  readonly whyStays: string | undefined
  readonly onShowNew: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** The names of a shelf and whatever else it has; a shelf that is there already can be removed once it is empty. */
export function ShelfDialog({ title, isNew, form, removal, whyStays, onShowNew, onClose, children }: Props) {
  const texts = useCategoryTexts()
  const isBusy = form.isBusy || removal.isBusy
  return (
    <Dialog title={title} onClose={onClose}>
      <form {...form.formProps} className="space-y-4">
        <SaveFailure of={form} onShowNew={onShowNew} />
        <FailureNote failure={removal.failure} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField field={form.field('nameEs')} label={texts.name} autoComplete="off" />
          <TextField field={form.field('nameEn')} label={texts.nameEn} autoComplete="off" />
        </div>
        {!isNew && <p className="text-sm text-muted">{texts.keepsAddress}</p>}
        {children}
        {!isNew && whyStays && <p className="text-sm text-muted">{whyStays}</p>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isBusy={isBusy}>
            {isNew ? texts.add : texts.save}
          </Button>
          {!isNew && !whyStays && <RemoveButton label={texts.remove} isBusy={isBusy} onRemove={removal.onRemove} />}
        </div>
      </form>
    </Dialog>
  )
}
