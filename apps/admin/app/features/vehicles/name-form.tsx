import type { ReactNode } from 'react'
import type { Failure } from '../calls/failure.ts'
import { Button } from '../form/button.tsx'
import { Field } from '../form/field.tsx'
import { SaveFailure } from '../form/save-failure.tsx'
import { useUnsavedForm } from '../form/unsaved.tsx'

type Props = {
  readonly label: string
  readonly name?: string
  readonly saveText: string
  readonly isSending: boolean
  readonly failure: Failure | undefined
  readonly onSave: (name: string) => void
  readonly onShowNew: () => void
  readonly children?: ReactNode
}

/** One name and its button. */
export const NameForm = ({ label, name = '', saveText, isSending, failure, onSave, onShowNew, children }: Props) => {
  const form = useUnsavedForm(name)
  return (
    <form
      ref={form}
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(String(new FormData(event.currentTarget).get('nombre') ?? ''))
      }}
    >
      <SaveFailure failure={failure} onShowNew={onShowNew} />
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-56 flex-1 sm:max-w-sm">
          <Field name="nombre" label={label} defaultValue={name} autoComplete="off" failure={failure} />
        </div>
        <Button type="submit" isBusy={isSending}>
          {saveText}
        </Button>
        {children}
      </div>
    </form>
  )
}
