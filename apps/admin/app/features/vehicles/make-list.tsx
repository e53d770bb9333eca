import type { StaffMake } from '@shop/domain/staff-vehicle'
import { TextField } from '@shop/ui/form/text-field'
import { useState } from 'react'
import { Link } from 'react-router'
import { looseField } from '../../kit/form/loose-field.ts'
import { isNamed } from '../../kit/list/matching.ts'
import { screens } from '../../screens.ts'
import { useVehicleTexts } from './vehicle-texts.ts'

export const MakeList = ({ makes }: { readonly makes: readonly StaffMake[] }) => {
  const texts = useVehicleTexts()
  const [typed, setTyped] = useState('')
  const shown = makes.filter(({ name }) => isNamed(typed, name))
  return (
    <div className="space-y-4">
      <TextField
        field={looseField('makes', 'buscar')}
        type="search"
        label={texts.find}
        className="max-w-sm"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {shown.length === 0 && <p className="text-muted">{texts.none}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3">
        {shown.map(({ id, name, modelCount }) => (
          <li key={id}>
            <Link
              to={`${screens.vehicles.path}/${id}`}
              className="block min-h-11 rounded-lg border border-line p-3 hover:border-brand hover:bg-brand-tint/40"
            >
              <span className="block font-semibold text-brand">{name}</span>
              <span className="block text-sm text-muted">{texts.models(modelCount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
