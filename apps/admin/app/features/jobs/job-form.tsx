import { addWorkshopJob, changeWorkshopJob, removeWorkshopJob } from '@shop/contract/staff/workshop-jobs'
import type { StaffPartType } from '@shop/domain/staff-shelf'
import type { StaffWorkshopJob } from '@shop/domain/workshop-job'
import { rulesOf } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { TickField } from '@shop/ui/form/tick-field'
import { RowForm } from '../../kit/form/row-form.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useKeepRow, useRemoveRow } from '../../kit/form/use-row.ts'
import { useLanguage } from '../../language.tsx'
import { JobParts, type PartDraft } from './job-parts.tsx'
import { useJobTexts } from './job-texts.ts'

type Props = {
  readonly job: StaffWorkshopJob | undefined
  readonly others: readonly StaffWorkshopJob[]
  readonly types: readonly StaffPartType[]
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** As it is typed: that is what the rules read. */
function typed(job: StaffWorkshopJob | undefined) {
  return {
    nameEs: job?.names.es ?? '',
    nameEn: job?.names.en ?? '',
    parts:
      job?.parts.map(
        ({ typeId, begins, pieces, isExtra }): PartDraft => ({
          typeId,
          begins,
          pieces: pieces === undefined ? '' : String(pieces),
          isExtra,
        }),
      ) ?? ([] as readonly PartDraft[]),
    isActive: job?.isActive ?? true,
  }
}

export function JobForm({ job, others, types, onDone, onCancel }: Props) {
  const { form: texts } = useJobTexts()
  const { locale } = useLanguage()
  const row = job && { id: Number(job.id), version: job.version }
  const send = useKeepRow({ row, add: addWorkshopJob, change: changeWorkshopJob, texts, onDone })
  const removal = useRemoveRow({ row, endpoint: removeWorkshopJob, texts, onDone })
  const form = useForm({ id: 'job', initial: typed(job), rules: rulesOf(addWorkshopJob), send })
  return (
    <RowForm
      title={job ? texts.edit(job.names[locale]) : texts.create}
      form={form}
      texts={texts}
      removal={removal}
      onDone={onDone}
      onCancel={onCancel}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField field={form.field('nameEs')} label={texts.name} hint={texts.nameHint} maxLength={60} />
        <TextField field={form.field('nameEn')} label={texts.nameEn} maxLength={60} />
      </div>
      <JobParts
        field={form.at}
        types={types}
        parts={form.values.parts}
        others={form.values.isActive ? others : []}
        onChange={(parts) => form.change({ parts })}
      />
      <TickField field={form.at('isActive')} isTicked={form.values.isActive} onTick={(isActive) => form.change({ isActive })}>
        {texts.isActive}
      </TickField>
    </RowForm>
  )
}
