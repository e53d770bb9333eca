import { listStaffSymptoms } from '@shop/contract/staff/symptoms'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { Link } from 'react-router'
import { WithPartTypes } from '../../common/part/with-part-types.tsx'
import { useCall } from '../../kit/calls/use-call.ts'
import { useEdited } from '../../kit/list/use-edited.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { screens } from '../../screens.ts'
import { useSearchDeskTexts } from './search-desk-texts.ts'
import { SymptomForm } from './symptom-form.tsx'
import { SymptomList } from './symptom-list.tsx'

export function SymptomsDesk() {
  const { symptoms: texts, symptomsView } = useSearchDeskTexts()
  const called = useCall(listStaffSymptoms, {})
  const edited = useEdited(called)
  if (edited.isOpen)
    return (
      <WithPartTypes>
        {(types) => (
          <SymptomForm symptom={edited.row} others={edited.others} types={types} onDone={edited.close} onCancel={edited.cancel} />
        )}
      </WithPartTypes>
    )
  return (
    <>
      <Card title={symptomsView} note={texts.note} aside={<Button onClick={edited.openNew}>{texts.create}</Button>}>
        <Loaded of={called}>{(symptoms) => <SymptomList symptoms={symptoms} onEdit={edited.open} />}</Loaded>
      </Card>
      <Elsewhere />
    </>
  )
}

/** What else the search is taught by, and where. */
function Elsewhere() {
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
