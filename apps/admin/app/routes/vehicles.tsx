import { addMake, listStaffMakes } from '@shop/contract/staff/vehicles'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { MakeList } from '../features/vehicles/make-list.tsx'
import { NameForm } from '../features/vehicles/name-form.tsx'
import { useVehicleTexts } from '../features/vehicles/vehicle-texts.ts'
import { useCall } from '../kit/calls/use-call.ts'
import { useWrite } from '../kit/calls/use-write.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { useNotices } from '../kit/use-notices.ts'
import { useTexts } from '../language.tsx'

export function Vehicles() {
  const texts = useVehicleTexts()
  const { screens } = useTexts()
  const { say } = useNotices()
  const makes = useCall(listStaffMakes, {})
  const write = useWrite(addMake)
  const [added, setAdded] = useState(0)
  const add = async (name: string) => {
    await write({ body: { name } })
    say(texts.added)
    setAdded(added + 1)
    makes.reload()
  }
  return (
    <Screen title={screens.vehicles} lead={texts.lead}>
      <Card title={texts.makes}>
        <Loaded of={makes}>{(list) => <MakeList makes={list} />}</Loaded>
      </Card>
      <Card title={texts.newMake} note={texts.makeNote}>
        <NameForm
          // An empty form for the next one.
          key={added}
          id="new-make"
          label={texts.name}
          saveText={texts.addMake}
          onSave={add}
          onShowNew={makes.reload}
        />
      </Card>
    </Screen>
  )
}
