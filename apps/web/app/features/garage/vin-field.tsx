import { readVin, type Vin } from '@shop/domain/vin'
import { Button } from '@shop/ui/button'
import { useState } from 'react'
import { useLocale } from '../../texts.ts'
import { useDialogTexts } from './dialog-texts.ts'
import { yearOfVin } from './year-of-vin.ts'

type Props = { readonly makes: readonly string[]; readonly onFound: (make: string, vin: Vin) => void }

/** The number on the dashboard says make and year; the model is still asked. */
export const VinField = ({ makes, onFound }: Props) => {
  const garage = useDialogTexts()
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState('')
  const locale = useLocale()
  const read = async () => {
    const vin = readVin(typed, new Date().getFullYear())
    if (vin === 'shape') return setAnswer(garage.vinWrong)
    if (vin === 'check-digit') return setAnswer(garage.vinMistyped)
    const make = makes.find((one) => one === vin.make)
    if (!make || vin.years.length === 0) return setAnswer(garage.vinUnknown)
    onFound(make, vin)
    const { year } = await yearOfVin(locale, vin, make, '')
    if (year) setAnswer(garage.vinFound(make, year))
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
          id="vin"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-describedby="vin-hint vin-answer"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={24}
          className="min-h-12 min-w-0 flex-1 rounded-lg border border-line px-3 font-mono uppercase"
        />
        <Button look="plain" onClick={read} className="min-h-12">
          {garage.vinRead}
        </Button>
      </div>
      <p id="vin-answer" role="status" className="mt-1 min-h-6 text-sm">
        {answer}
      </p>
    </div>
  )
}
