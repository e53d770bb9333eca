import { carText } from '@shop/domain/car-names'
import { readVin, type Vin } from '@shop/domain/vin'
import { Button } from '@shop/ui/button'
import { FieldError, INPUT, inputOf } from '@shop/ui/form/field-frame'
import { WarningIcon } from '@shop/ui/icons'
import { useRef, useState } from 'react'
import { type ChosenCar, NO_CAR } from '../../common/car/car-fields.tsx'
import { useLocale } from '../../texts.ts'
import { useDialogTexts } from './dialog-texts.ts'
import { yearOfVin } from './year-of-vin.ts'

type Props = { readonly makes: readonly string[]; readonly onFound: (car: ChosenCar, vin: Vin) => void }
type Answer = { readonly text: string; readonly isWrong: boolean }

/** The number on the dashboard says make and year, and of many cars the model; whose model it does not say is asked for it. */
export function VinField({ makes, onFound }: Props) {
  const garage = useDialogTexts()
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<Answer>()
  const locale = useLocale()
  const isWrong = answer?.isWrong ?? false
  const field = { id: 'vin', name: 'vin', error: isWrong ? answer?.text : undefined, isLoose: true }
  const reads = useRef(0)
  const read = async () => {
    const mine = ++reads.current
    const isOld = () => mine !== reads.current
    setAnswer(undefined)
    const refuse = (text: string) => setAnswer({ text, isWrong: true })
    const vin = readVin(typed, new Date().getFullYear())
    if (vin === 'shape') return refuse(garage.vinWrong)
    if (vin === 'check-digit') return refuse(garage.vinMistyped)
    const make = makes.find((one) => one === vin.make)
    if (!make || vin.years.length === 0) return refuse(garage.vinUnknown)
    const ofModel = vin.model === undefined ? undefined : await yearOfVin(locale, vin, make, vin.model)
    if (isOld()) return
    if (vin.model !== undefined && ofModel?.isSold) {
      onFound({ ...NO_CAR, make, model: vin.model, year: String(ofModel.year) }, vin)
      return setAnswer({ text: garage.vinWhole(carText({ make, model: vin.model, year: ofModel.year })), isWrong: false })
    }
    onFound({ ...NO_CAR, make }, vin)
    const { year } = await yearOfVin(locale, vin, make, '')
    if (year && !isOld()) setAnswer({ text: garage.vinFound(make, year), isWrong: false })
  }
  return (
    <div className="mt-4">
      <label htmlFor="vin" className="block text-sm font-medium">
        {garage.vin}
      </label>
      <p id="vin-hint" className="text-sm text-muted">
        {garage.vinHint}
      </p>
      <div className="mt-1 flex gap-2">
        <input
          {...inputOf(field, { hint: garage.vinHint })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={24}
          className={`${INPUT} min-w-0 flex-1 font-mono uppercase`}
        />
        <Button look="plain" onClick={read} className="min-h-12">
          {garage.vinRead}
        </Button>
      </div>
      {isWrong && (
        <div role="alert" className="flex items-start gap-1.5 text-bad">
          <WarningIcon className="mt-1 size-5 shrink-0" />
          <FieldError field={field} />
        </div>
      )}
      <p role="status" className="mt-1 min-h-6 text-sm font-medium text-good">
        {!isWrong && answer?.text}
      </p>
    </div>
  )
}
