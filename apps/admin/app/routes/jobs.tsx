import { listStaffJobs } from '@shop/contract/staff/workshop-jobs'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { WithPartTypes } from '../common/part/with-part-types.tsx'
import { JobForm } from '../features/jobs/job-form.tsx'
import { JobList } from '../features/jobs/job-list.tsx'
import { useJobTexts } from '../features/jobs/job-texts.ts'
import { useCall } from '../kit/calls/use-call.ts'
import { useEdited } from '../kit/list/use-edited.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { useTexts } from '../language.tsx'

/** Which parts are offered together, because one job takes them all. */
export function Jobs() {
  const { screens: names } = useTexts()
  const { lead, list: texts } = useJobTexts()
  const called = useCall(listStaffJobs, {})
  const edited = useEdited(called)
  return (
    <Screen title={names.jobs} lead={lead}>
      {edited.isOpen ? (
        <WithPartTypes>
          {(types) => <JobForm job={edited.row} others={edited.others} types={types} onDone={edited.close} onCancel={edited.cancel} />}
        </WithPartTypes>
      ) : (
        <Card title={texts.title} note={texts.note} aside={<Button onClick={edited.openNew}>{texts.create}</Button>}>
          <Loaded of={called}>{(jobs) => <JobList jobs={jobs} onEdit={edited.open} />}</Loaded>
        </Card>
      )}
    </Screen>
  )
}
