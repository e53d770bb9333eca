import { listStaffJobs } from '@shop/contract/staff/workshop-jobs'
import type { StaffWorkshopJob } from '@shop/domain/workshop-job'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { JobForm } from '../features/jobs/job-form.tsx'
import { JobList } from '../features/jobs/job-list.tsx'
import { useJobTexts } from '../features/jobs/job-texts.ts'
import { useCall } from '../kit/calls/use-call.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { useTexts } from '../language.tsx'

/** Which parts are offered together, because one job takes them all. */
export const Jobs = () => {
  const { screens: names } = useTexts()
  const { lead, list: texts } = useJobTexts()
  const called = useCall(listStaffJobs, {})
  const [edited, setEdited] = useState<StaffWorkshopJob | 'new'>()
  const close = () => {
    setEdited(undefined)
    called.reload()
  }
  return (
    <Screen title={names.jobs} lead={lead}>
      {edited ? (
        <JobForm
          job={edited === 'new' ? undefined : edited}
          others={called.data?.filter((one) => edited === 'new' || one.id !== edited.id) ?? []}
          onDone={close}
          onCancel={() => setEdited(undefined)}
        />
      ) : (
        <Card title={texts.title} note={texts.note} aside={<Button onClick={() => setEdited('new')}>{texts.create}</Button>}>
          <Loaded of={called}>{(jobs) => <JobList jobs={jobs} onEdit={setEdited} />}</Loaded>
        </Card>
      )}
    </Screen>
  )
}
