import { carText } from '@shop/domain/car-names'
import { Button } from '@shop/ui/button'
import { useGarage } from '../../browser/garage.ts'
import { useAccountTexts } from '../../common/account/account-texts.ts'
import { openGarage } from '../../common/car/garage-signals.ts'

export function GarageSection() {
  const { garage } = useAccountTexts()
  const { cars, chosen } = useGarage()
  return (
    <>
      {cars.length === 0 ? (
        <p>{garage.empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {cars.map((car, i) => (
            <li key={carText(car)} className="flex items-center justify-between gap-3 py-2 font-medium">
              {carText(car)}
              {i === chosen && <span className="rounded bg-brand-tint px-2 py-0.5 text-sm font-semibold text-brand">{garage.inUse}</span>}
            </li>
          ))}
        </ul>
      )}
      <Button look="plain" onClick={(event) => openGarage(event.currentTarget)} className="mt-3">
        {cars.length === 0 ? garage.add : garage.open}
      </Button>
    </>
  )
}
