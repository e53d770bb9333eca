import { addMake, listDeskMakes } from '@shop/contract/staff/vehicles'
import { useState } from 'react'
import { useCall } from '../features/calls/use-call.ts'
import { useCheckedSend } from '../features/calls/use-checked-send.ts'
import { Loaded } from '../features/loaded.tsx'
import { useNotices } from '../features/notices/notices.tsx'
import { Panel } from '../features/panel.tsx'
import { Screen } from '../features/screen.tsx'
import { MakeList } from '../features/vehicles/make-list.tsx'
import { NameForm } from '../features/vehicles/name-form.tsx'
import { useVehicleTexts } from '../features/vehicles/vehicle-texts.ts'
import { useTexts } from '../language.tsx'

export const Vehicles = () => {
  const texts = useVehicleTexts()
  const { screens } = useTexts()
  const { say } = useNotices()
  const makes = useCall(listDeskMakes, {})
  const { submit, isSending, failure } = useCheckedSend(addMake)
  const [added, setAdded] = useState(0)
  const add = async (nombre: string) => {
    if (!(await submit({ nombre }))) return
    say(texts.added)
    setAdded(added + 1)
    makes.reload()
  }
  return (
    <Screen title={screens.vehicles} lead={texts.lead}>
      <Panel title={texts.makes}>
        <Loaded of={makes}>{(list) => <MakeList makes={list} />}</Loaded>
      </Panel>
      <Panel title={texts.newMake} note={texts.makeNote}>
        <NameForm
          // An empty form for the next one.
          key={added}
          label={texts.name}
          saveText={texts.addMake}
          isSending={isSending}
          failure={failure}
          onSave={add}
          onShowNew={makes.reload}
        />
      </Panel>
    </Screen>
  )
}
