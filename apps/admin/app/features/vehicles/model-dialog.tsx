import { addModel, changeModel, removeModel } from '@shop/contract/staff/vehicles'
import type { DeskModel } from '@shop/domain/vehicle-desk'
import { useCheckedSend } from '../calls/use-checked-send.ts'
import { useSend } from '../calls/use-send.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Button } from '../form/button.tsx'
import { Field } from '../form/field.tsx'
import { fieldsOf } from '../form/fields-of.ts'
import { RemoveButton } from '../form/remove-button.tsx'
import { rowsTyped } from '../form/rows-typed.ts'
import { SaveFailure } from '../form/save-failure.tsx'
import { useNotices } from '../notices/notices.tsx'
import { RunFields } from './run-fields.tsx'
import { useVehicleTexts } from './vehicle-texts.ts'

type Props = {
  readonly makeId: number
  readonly model: DeskModel | undefined
  readonly onSaved: () => void
  readonly onShowNew: () => void
  readonly onClose: () => void
}

const typed = (data: FormData) => ({
  ...fieldsOf('nombre', 'alias')(data),
  motores: rowsTyped(data, 'motores', ['motor', 'desde', 'hasta']),
})

/** A new model, or all that can be done about one. */
export const ModelDialog = ({ makeId, model, onSaved, onShowNew, onClose }: Props) => {
  const texts = useVehicleTexts()
  const { say } = useNotices()
  const added = useCheckedSend(addModel)
  const changed = useCheckedSend(changeModel)
  const removed = useSend(removeModel)
  const failure = added.failure ?? changed.failure ?? removed.failure
  const conclude = (isDone: boolean, text: string) => {
    if (!isDone) return
    say(text)
    onSaved()
  }
  const save = async (data: FormData) => {
    const saved = model
      ? await changed.submit({ ...typed(data), version: model.version }, { id: Number(model.id) })
      : await added.submit(typed(data), { id: makeId })
    conclude(saved !== undefined, model ? texts.saved : texts.added)
  }
  return (
    <Dialog title={model ? model.name : texts.newModel} onClose={onClose}>
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          save(new FormData(event.currentTarget))
        }}
      >
        <SaveFailure failure={failure} onShowNew={onShowNew} />
        <Field name="nombre" label={texts.name} defaultValue={model?.name} autoComplete="off" failure={failure} />
        <Field
          name="alias"
          label={texts.aliases}
          hint={texts.aliasesHint}
          defaultValue={model?.aliases.join(', ')}
          autoComplete="off"
          failure={failure}
        />
        <RunFields runs={model?.runs ?? []} failure={failure} />
        {model !== undefined && model.fitmentCount > 0 && (
          <p className="text-sm text-muted">{texts.inUse(texts.fitments(model.fitmentCount))}</p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isBusy={added.isSending || changed.isSending}>
            {model ? texts.save : texts.addModel}
          </Button>
          {model?.fitmentCount === 0 && (
            <RemoveButton
              label={texts.remove}
              isBusy={removed.isSending}
              onRemove={async () => conclude((await removed.send({ params: { id: Number(model.id) } })).data !== undefined, texts.removed)}
            />
          )}
        </div>
      </form>
    </Dialog>
  )
}
