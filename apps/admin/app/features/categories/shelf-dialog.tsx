import type { ReactNode } from 'react'
import type { Failure } from '../calls/failure.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Button } from '../form/button.tsx'
import { Field } from '../form/field.tsx'
import { RemoveButton } from '../form/remove-button.tsx'
import { SaveFailure } from '../form/save-failure.tsx'
import { useCategoryTexts } from './category-texts.ts'

type Props = {
  readonly title: string
  readonly names: { readonly es: string; readonly en: string } | undefined
  readonly failure: Failure | undefined
  readonly isSending: boolean
  /** Why it cannot go; undefined where it can, or is not there yet. */
  readonly whyStays: string | undefined
  readonly onSave: (data: FormData) => void
  readonly onRemove: () => void
  readonly onShowNew: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** The names of a shelf and whatever else it has; a shelf that is there already can be removed once it is empty. */
export const ShelfDialog = (props: Props) => {
  const { title, names, failure, isSending, whyStays, onSave, onRemove, onShowNew, onClose, children } = props
  const texts = useCategoryTexts()
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          onSave(new FormData(event.currentTarget))
        }}
      >
        <SaveFailure failure={failure} onShowNew={onShowNew} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field name="nombre" label={texts.name} defaultValue={names?.es} autoComplete="off" failure={failure} />
          <Field name="nombre_en" label={texts.nameEn} defaultValue={names?.en} autoComplete="off" failure={failure} />
        </div>
        {names && <p className="text-sm text-muted">{texts.keepsAddress}</p>}
        {children}
        {names && whyStays && <p className="text-sm text-muted">{whyStays}</p>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isBusy={isSending}>
            {names ? texts.save : texts.add}
          </Button>
          {names && !whyStays && <RemoveButton label={texts.remove} isBusy={isSending} onRemove={onRemove} />}
        </div>
      </form>
    </Dialog>
  )
}
