import type { StaffJobPart, StaffWorkshopJob } from '@shop/domain/workshop-job'
import { Button } from '@shop/ui/button'
import { Table } from '@shop/ui/table'
import { FilteredList } from '../../kit/list/filtered-list.tsx'
import { moveBetweenRows } from '../../kit/table/move-between-rows.ts'
import { useLanguage } from '../../language.tsx'
import { useJobTexts } from './job-texts.ts'

type Props = { readonly jobs: readonly StaffWorkshopJob[]; readonly onEdit: (job: StaffWorkshopJob) => void }

export function JobList({ jobs, onEdit }: Props) {
  const { list: texts } = useJobTexts()
  const { locale } = useLanguage()
  const named = (parts: readonly StaffJobPart[]) => parts.map(({ names }) => names[locale]).join(', ')
  return (
    <FilteredList
      id="jobs"
      rows={jobs}
      namesOf={({ names, parts }) => [names, ...parts.map((part) => part.names)].flatMap(({ es, en }) => [es, en])}
      texts={texts}
    >
      {(shown) => (
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
    </FilteredList>
  )
}

function Name({ job: { names, isActive } }: { readonly job: StaffWorkshopJob }) {
  const { list: texts } = useJobTexts()
  const { locale } = useLanguage()
  return (
    <>
      <span className="font-semibold">{names[locale]}</span>
      {!isActive && <span className="ml-2 rounded-full bg-ground px-2 py-0.5 text-xs font-semibold text-muted">{texts.off}</span>}
    </>
  )
}
