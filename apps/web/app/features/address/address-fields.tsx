import { stateOfPostalCode } from '@shop/domain/mexican-states'
import { useRef } from 'react'
import { useAccountTexts } from '../account/account-texts.ts'
import { SelectField } from '../forms/select-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import type { FieldState } from '../forms/use-form.ts'
import { type AddressValues, followingChanges } from './address-values.ts'
import { usePlaces } from './use-places.ts'

type Props = {
  readonly values: AddressValues
  readonly field: (name: keyof AddressValues) => FieldState
  readonly change: (some: Partial<AddressValues>) => void
}

/** The postal code first: it fills in what it knows. */
export const AddressFields = ({ values, field, change }: Props) => {
  const { address } = useAccountTexts()
  const { states, municipalities, localities } = usePlaces(values.state, values.municipality)
  // The state that the shop filled in itself, or would have.
  const filledIn = useRef(stateOfPostalCode(values.postalCode)?.name ?? '')
  const linked = (name: keyof AddressValues): FieldState => ({
    ...field(name),
    onType: (text) => {
      const changes = followingChanges(values, { [name]: text }, filledIn.current)
      if (changes.state !== undefined) filledIn.current = name === 'state' ? '' : changes.state
      change(changes)
    },
  })
  const postalCode = linked('postalCode')
  const stateOfCode = stateOfPostalCode(values.postalCode)
  const isOfAnotherState = postalCode.error && values.state && stateOfCode && stateOfCode.name !== values.state
  return (
    <div className="grid items-start gap-4 sm:grid-cols-6">
      <TextField
        className="sm:col-span-2"
        field={postalCode}
        hint={isOfAnotherState ? address.notOfState(values.postalCode, values.state) : undefined}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
      />
      <SelectField
        className="sm:col-span-4"
        field={linked('state')}
        options={states}
        pick={address.pick.state}
        autoComplete="address-level1"
      />
      <SelectField
        className="sm:col-span-3"
        field={linked('municipality')}
        options={municipalities}
        pick={address.pick.municipality}
        autoComplete="address-level2"
      />
      {localities?.length === 0 ? (
        <TextField className="sm:col-span-3" field={field('locality')} autoComplete="off" />
      ) : (
        <SelectField
          className="sm:col-span-3"
          field={linked('locality')}
          options={localities}
          pick={address.pick.locality}
          autoComplete="off"
        />
      )}
      <TextField className="sm:col-span-6" field={field('suburb')} autoComplete="address-level3" maxLength={120} />
      <TextField className="sm:col-span-6" field={field('street')} autoComplete="address-line1" maxLength={120} />
      <TextField className="sm:col-span-3" field={field('number')} autoComplete="off" maxLength={20} />
      <TextField className="sm:col-span-3" field={field('interior')} autoComplete="address-line2" maxLength={20} isOptional />
      <TextField className="sm:col-span-6" field={field('directions')} autoComplete="off" maxLength={500} hint={address.directionsHint} />
    </div>
  )
}
