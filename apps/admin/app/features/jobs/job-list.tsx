import type { StaffJobPart, StaffWorkshopJob } from '@shop/domain/workshop-job'
import { Button } from '@shop/ui/button'
import { TextField } from '@shop/ui/form/text-field'
import { Table } from '@shop/ui/table'
import { useState } from 'react'
import { looseField } from '../../kit/form/loose-field.ts'
import { isNamed } from '../../kit/list/matching.ts'
import { moveBetweenRows } from '../../kit/table/move-between-rows.ts'
import { useLanguage } from '../../language.tsx'
import { useJobTexts } from './job-texts.ts'

type Props = { readonly jobs: readonly StaffWorkshopJob[]; readonly onEdit: (job: StaffWorkshopJob) => void }

export const JobList = ({ jobs, onEdit }: Props) => {
  const { list: texts } = useJobTexts()
  const { locale } = useLanguage()
  const [wanted, setWanted] = useState('')
  const shown = jobs.filter(({ names, parts }) =>
    isNamed(wanted, names.es, names.en, ...parts.flatMap((part) => [part.names.es, part.names.en])),
  )
  const named = (parts: readonly StaffJobPart[]) => parts.map(({ names }) => names[locale]).join(', ')
  if (jobs.length === 0) return <p className="text-muted">{texts.none}</p>
  return (
    <>
      <search className="block max-w-sm">
        <TextField
          field={looseField('jobs', 'buscar')}
          type="search"
          label={texts.filter}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </search>
      <p role="status" className="mt-3 text-sm text-muted">
        {shown.length === 0 ? texts.noMatch : texts.count(shown.length)}
      </p>
      {shown.length > 0 && (
        <Table
          caption={texts.title}
          rows={shown}
          keyOf={({ id }) => id}
          onKeyDown={moveBetweenRows}
          columns={[
            { name: 'job', title: texts.job, cell: (job) => <Name job={job} /> },
            { name: 'begins', title: texts.begins, isSecondary: true, cell: ({ parts }) => named(parts.filter(({ begins }) => begins)) },
            { name: 'parts', title: texts.parts, isSecondary: true, cell: ({ parts }) => named(parts) },
            {
              name: 'edit',
              title: texts.edit,
              cell: (job) => (
                <Button look="plain" aria-label={texts.editOf(job.names[locale])} onClick={() => onEdit(job)}>
                  {texts.edit}
                </Button>
              ),
            },
          ]}
        />
      )}
    </>
  )
}

const Name = ({ job: { names, isActive } }: { readonly job: StaffWorkshopJob }) => {
  const { list: texts } = useJobTexts()
  const { locale } = useLanguage()
  return (
    <>
      <span className="font-semibold">{names[locale]}</span>
      {!isActive && <span className="ml-2 rounded-full bg-ground px-2 py-0.5 text-xs font-semibold text-muted">{texts.off}</span>}
    </>
  )
}
