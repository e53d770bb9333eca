import { readStaffMake } from '@shop/contract/staff/vehicles'
import { Link, useParams } from 'react-router'
import { MakePanel } from '../features/vehicles/make-panel.tsx'
import { ModelsPanel } from '../features/vehicles/models-panel.tsx'
import { useVehicleTexts } from '../features/vehicles/vehicle-texts.ts'
import { useCall } from '../kit/calls/use-call.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { useTexts } from '../language.tsx'
import { screens } from '../screens.ts'

export function VehicleMake() {
  const texts = useVehicleTexts()
  const { screens: names } = useTexts()
  const { id = '' } = useParams()
  const called = useCall(readStaffMake, { params: { id: Number(id) } })
  return (
    <Screen title={called.data?.name ?? names.vehicles}>
      <Link to={screens.vehicles.path} className="inline-flex min-h-11 items-center text-brand underline underline-offset-2">
        {texts.back}
      </Link>
      <Loaded of={called}>
        {(make) => (
          <div className="space-y-6">
            <ModelsPanel make={make} onChange={called.reload} />
            <MakePanel key={make.version} make={make} onChange={called.reload} />
          </div>
        )}
      </Loaded>
    </Screen>
  )
}
