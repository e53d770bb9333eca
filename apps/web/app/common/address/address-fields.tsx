import { stateOfPostalCode } from '@shop/domain/mexican-states'
import type { FieldState } from '@shop/ui/form/form-types'
import { TextField } from '@shop/ui/form/text-field'
import { useRef } from 'react'
import { PickField } from '../../kit/pick-field.tsx'
import { useAccountTexts } from '../account/account-texts.ts'
import { type AddressValues, followingChanges } from './address-values.ts'
import { usePlaces } from './use-places.ts'

type Props = {
  readonly values: AddressValues
  readonly field: (name: keyof AddressValues) => FieldState
  readonly change: (some: Partial<AddressValues>) => void
}

/** The postal code first: it fills in what it knows. */
export function AddressFields({ values, field, change }: Props) {
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
        label={address.postalCode}
        hint={isOfAnotherState ? address.notOfState(values.postalCode, values.state) : undefined}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
      />
      <PickField
        className="sm:col-span-4"
        field={linked('state')}
        label={address.state}
        options={states}
        pick={address.pick.state}
        autoComplete="address-level1"
      />
      <PickField
        className="sm:col-span-3"
        field={linked('municipality')}
        label={address.municipality}
        options={municipalities}
        pick={address.pick.municipality}
        autoComplete="address-level2"
      />
      {localities?.length === 0 ? (
        <TextField className="sm:col-span-3" field={field('locality')} label={address.locality} autoComplete="off" />
      ) : (
        <PickField
          className="sm:col-span-3"
          field={linked('locality')}
          label={address.locality}
          options={localities}
          pick={address.pick.locality}
          autoComplete="off"
        />
      )}
      <TextField className="sm:col-span-6" field={field('suburb')} label={address.suburb} autoComplete="address-level3" maxLength={120} />
      <TextField className="sm:col-span-6" field={field('street')} label={address.street} autoComplete="address-line1" maxLength={120} />
      <TextField className="sm:col-span-3" field={field('number')} label={address.number} autoComplete="off" maxLength={20} />
      <TextField
        className="sm:col-span-3"
        field={field('interior')}
        label={address.interior}
        autoComplete="address-line2"
        maxLength={20}
        isOptional
      />
      <TextField
        className="sm:col-span-6"
        field={field('directions')}
        label={address.directions}
        autoComplete="off"
        maxLength={500}
        hint={address.directionsHint}
      />
    </div>
  )
}
