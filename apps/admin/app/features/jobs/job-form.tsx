import { addWorkshopJob, changeWorkshopJob, removeWorkshopJob } from '@shop/contract/staff/workshop-jobs'
import type { StaffWorkshopJob } from '@shop/domain/workshop-job'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { rulesOf } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { TickField } from '@shop/ui/form/tick-field'
import { useEffect } from 'react'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useSend } from '../../kit/calls/use-send.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { RemoveButton } from '../../kit/form/remove-button.tsx'
import { SaveFailure } from '../../kit/form/save-failure.tsx'
import { useUnsaved } from '../../kit/form/unsaved.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { useLanguage, useTexts } from '../../language.tsx'
import { JobParts, type PartDraft } from './job-parts.tsx'
import { useJobTexts } from './job-texts.ts'

type Props = {
  readonly job: StaffWorkshopJob | undefined
  readonly others: readonly StaffWorkshopJob[]
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** As it is typed: that is what the rules read. */
const typed = (job: StaffWorkshopJob | undefined) => ({
  nameEs: job?.names.es ?? '',
  nameEn: job?.names.en ?? '',
  parts:
    job?.parts.map(
      ({ typeId, begins, pieces, isExtra }): PartDraft => ({ typeId, begins, pieces: pieces === undefined ? '' : String(pieces), isExtra }),
    ) ?? ([] as readonly PartDraft[]),
  isActive: job?.isActive ?? true,
})

export const JobForm = ({ job, others, onDone, onCancel }: Props) => {
  const { form: texts } = useJobTexts()
  const { locale } = useLanguage()
  const { cancel } = useTexts()
  const { say } = useNotices()
  const add = useWrite(addWorkshopJob)
  const change = useWrite(changeWorkshopJob)
  const removal = useSend(removeWorkshopJob)
  const form = useForm({
    id: 'job',
    initial: typed(job),
    rules: rulesOf(addWorkshopJob),
    send: async (_, body) => {
      if (job) await change({ params: { id: Number(job.id) }, body: { ...body, version: job.version } })
      else await add({ body })
      say(texts.saved)
      onDone()
    },
  })
  const { leave } = useUnsaved(form.isChanged)
  // It takes the place of a long list, of which some row far below was pressed.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  const remove = async () => {
    if (!job || !(await removal.send({ params: { id: Number(job.id) } })).data) return
    say(texts.removed)
    onDone()
  }
  const isBusy = form.isBusy || removal.isSending
  return (
    <Card title={job ? texts.edit(job.names[locale]) : texts.create}>
      <form {...form.formProps} className="max-w-3xl space-y-5">
        <SaveFailure of={form} onShowNew={onDone} />
        <FailureNote failure={removal.failure} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField field={form.field('nameEs')} label={texts.name} hint={texts.nameHint} maxLength={60} />
          <TextField field={form.field('nameEn')} label={texts.nameEn} maxLength={60} />
        </div>
        <JobParts
          field={form.at}
          parts={form.values.parts}
          others={form.values.isActive ? others : []}
          onChange={(parts) => form.change({ parts })}
        />
        <TickField field={form.at('isActive')} isTicked={form.values.isActive} onTick={(isActive) => form.change({ isActive })}>
          {texts.isActive}
        </TickField>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isBusy={isBusy}>
            {texts.save}
          </Button>
          <Button look="plain" onClick={() => leave(onCancel)}>
            {cancel}
          </Button>
          {job && <RemoveButton label={texts.removeAll} isBusy={isBusy} onRemove={remove} />}
        </div>
      </form>
    </Card>
  )
}
