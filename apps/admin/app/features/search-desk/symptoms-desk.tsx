import { listStaffSymptoms } from '@shop/contract/staff/symptoms'
import type { StaffSymptom } from '@shop/domain/symptom'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../kit/calls/use-call.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { screens } from '../../screens.ts'
import { useSearchDeskTexts } from './search-desk-texts.ts'
import { SymptomForm } from './symptom-form.tsx'
import { SymptomList } from './symptom-list.tsx'

export const SymptomsDesk = () => {
  const { symptoms: texts, symptomsView } = useSearchDeskTexts()
  const called = useCall(listStaffSymptoms, {})
  const [edited, setEdited] = useState<StaffSymptom | 'new'>()
  const close = () => {
    setEdited(undefined)
    called.reload()
  }
  if (edited)
    return (
      <SymptomForm
        symptom={edited === 'new' ? undefined : edited}
        others={called.data?.filter((one) => edited === 'new' || one.id !== edited.id) ?? []}
        onDone={close}
        onCancel={() => setEdited(undefined)}
      />
    )
  return (
    <>
      <Card title={symptomsView} note={texts.note} aside={<Button onClick={() => setEdited('new')}>{texts.create}</Button>}>
        <Loaded of={called}>{(symptoms) => <SymptomList symptoms={symptoms} onEdit={setEdited} />}</Loaded>
      </Card>
      <Elsewhere />
    </>
  )
}

/** What else the search is taught by, and where. */
const Elsewhere = () => {
  const { elsewhere: texts } = useSearchDeskTexts()
  const ways = [
    { to: screens.categories.path, about: texts.synonyms, text: texts.toCategories },
    { to: screens.vehicles.path, about: texts.aliases, text: texts.toVehicles },
  ]
  return (
    <Card title={texts.title}>
      <ul className="space-y-3">
        {ways.map(({ to, about, text }) => (
          <li key={to}>
            {about}{' '}
            <Link to={to} className="inline-block min-h-6 font-semibold text-brand underline underline-offset-2">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
