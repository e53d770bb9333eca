import { addModel, changeModel, removeModel } from '@shop/contract/staff/vehicles'
import type { StaffModel } from '@shop/domain/staff-vehicle'
import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { rulesOf } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useSend } from '../../kit/calls/use-send.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { RemoveButton } from '../../kit/form/remove-button.tsx'
import { SaveFailure } from '../../kit/form/save-failure.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { RunFields, rowsOf } from './run-fields.tsx'
import { useVehicleTexts } from './vehicle-texts.ts'

type Props = {
  readonly makeId: number
  readonly model: StaffModel | undefined
  readonly onSaved: () => void
  readonly onShowNew: () => void
  readonly onClose: () => void
}

/** A new model, or all that can be done about one. */
export function ModelDialog({ makeId, model, onSaved, onShowNew, onClose }: Props) {
  const texts = useVehicleTexts()
  const { say } = useNotices()
  const add = useWrite(addModel)
  const change = useWrite(changeModel)
  const removed = useSend(removeModel)
  const conclude = (text: string) => {
    say(text)
    onSaved()
  }
  const form = useForm({
    id: 'model',
    initial: { name: model?.name ?? '', aliases: model?.aliases.join(', ') ?? '', runs: rowsOf(model?.runs ?? []) },
    rules: rulesOf(addModel),
    send: async (_, body) => {
      if (model) await change({ params: { id: Number(model.id) }, body: { ...body, version: model.version } })
      else await add({ params: { id: makeId }, body })
      conclude(model ? texts.saved : texts.added)
    },
  })
  return (
    <Dialog title={model ? model.name : texts.newModel} onClose={onClose}>
      <form {...form.formProps} className="space-y-4">
        <SaveFailure of={form} onShowNew={onShowNew} />
        <FailureNote failure={removed.failure} />
        <TextField field={form.field('name')} label={texts.name} autoComplete="off" />
        <TextField field={form.field('aliases')} label={texts.aliases} hint={texts.aliasesHint} isOptional autoComplete="off" />
        <RunFields rows={form.values.runs} at={form.at} onChange={(runs) => form.change({ runs })} />
        {model !== undefined && model.fitmentCount > 0 && (
          <p className="text-sm text-muted">{texts.inUse(texts.fitments(model.fitmentCount))}</p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isBusy={form.isBusy}>
            {model ? texts.save : texts.addModel}
          </Button>
          {model?.fitmentCount === 0 && (
            <RemoveButton
              label={texts.remove}
              isBusy={removed.isSending}
              onRemove={async () => {
                const { data } = await removed.send({ params: { id: Number(model.id) } })
                if (data) conclude(texts.removed)
              }}
            />
          )}
        </div>
      </form>
    </Dialog>
  )
}
