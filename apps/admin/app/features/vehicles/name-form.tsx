import { addMake } from '@shop/contract/staff/vehicles'
import { Button } from '@shop/ui/button'
import { rulesOf } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import type { ReactNode } from 'react'
import { SaveFailure } from '../../kit/form/save-failure.tsx'
import { useUnsaved } from '../../kit/form/unsaved.tsx'
import { useForm } from '../../kit/form/use-form.ts'

type Props = {
  readonly id: string
  readonly label: string
  readonly name?: string
  readonly saveText: string
  readonly onSave: (name: string) => Promise<void>
  readonly onShowNew: () => void
  readonly children?: ReactNode
}

/** The name of a make and its button. */
export function NameForm({ id, label, name = '', saveText, onSave, onShowNew, children }: Props) {
  const form = useForm({ id, initial: { name }, rules: rulesOf(addMake), send: (_, body) => onSave(body.name) })
  useUnsaved(form.isChanged)
  return (
    <form {...form.formProps} className="space-y-4">
      <SaveFailure of={form} onShowNew={onShowNew} />
      <div className="flex flex-wrap items-end gap-2">
        <TextField field={form.field('name')} label={label} autoComplete="off" className="min-w-56 flex-1 sm:max-w-sm" />
        <Button type="submit" isBusy={form.isBusy}>
          {saveText}
        </Button>
        {children}
      </div>
    </form>
  )
}
