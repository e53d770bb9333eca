import { carText } from '@shop/domain/car-names'
import { TapButton } from '@shop/ui/tap-button'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { type GarageCar, shortCarName, useMyCar } from '../../browser/garage.ts'
import { lazily } from '../../browser/lazily.ts'
import { onOpenGarage } from '../../common/car/garage-signals.ts'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { useTexts } from '../../texts.ts'
import type { GarageDialogProps } from './garage-dialog.tsx'

/** "Tu auto: Versa 2016". The garage itself arrives when it is opened. */
export function GarageButton() {
  const { garage } = useTexts()
  const car = useMyCar()
  const opener = useRef<HTMLElement>(undefined)
  const [Dialog, setDialog] = useState<ComponentType<GarageDialogProps>>()
  const open = useCallback((from: HTMLElement) => {
    opener.current = from
    lazily(() => import('./garage-dialog.tsx')).then(
      ({ GarageDialog }) => setDialog(() => GarageDialog),
      (error: unknown) => notifyFailure(error, () => from.click()),
    )
  }, [])
  useEffect(() => onOpenGarage(open), [open])
  return (
    <>
      <TapButton
        onClick={({ currentTarget }) => open(currentTarget)}
        className="flex min-h-11 max-w-44 min-w-0 items-center gap-2 rounded-lg px-1 text-left text-sm sm:px-3 lg:max-w-56 hover:bg-brand-dark"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 shrink-0 fill-none stroke-current stroke-2 max-[24rem]:hidden">
          <path
            d="M3 16v-3l2-5a2 2 0 0 1 2-1.500h10A2 2 0 0 1 19 8l2 5v3a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1ZM3.500 12.500h17M7 17v2M17 17v2"
            strokeLinejoin="round"
          />
        </svg>
        <span className="min-w-0">
          <span className="block text-xs opacity-90">{garage.yourCar}</span>
          {car ? <CarOnButton car={car} /> : <span className="block truncate font-semibold">{garage.choose}</span>}
        </span>
      </TapButton>
      {Dialog && (
        <Dialog
          onClose={() => {
            setDialog(undefined)
            opener.current?.focus()
          }}
        />
      )}
    </>
  )
}

/** Whole where there is room for it. On a phone the model gives way and the year never does: two Jettas are told apart by it. */
function CarOnButton({ car }: { readonly car: GarageCar }) {
  return (
    <span className="block font-semibold" title={carText(car)}>
      <span className="sr-only">{carText(car)}</span>
      <span aria-hidden="true" className="hidden truncate lg:block">
        {carText(car)}
      </span>
      <span aria-hidden="true" className="flex gap-1 lg:hidden">
        <span className="truncate">{shortCarName({ ...car, year: undefined })}</span>
        <span>{car.year}</span>
      </span>
    </span>
  )
}
