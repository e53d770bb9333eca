import type { StaffMake } from '@shop/domain/staff-vehicle'
import { Link } from 'react-router'
import { FilteredList } from '../../kit/list/filtered-list.tsx'
import { screens } from '../../screens.ts'
import { useVehicleTexts } from './vehicle-texts.ts'

export function MakeList({ makes }: { readonly makes: readonly StaffMake[] }) {
  const texts = useVehicleTexts()
  return (
    <FilteredList id="makes" rows={makes} namesOf={({ name }) => [name]} texts={{ filter: texts.find, noMatch: texts.none }}>
      {(shown) => (
        <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3">
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
      )}
    </FilteredList>
  )
}
