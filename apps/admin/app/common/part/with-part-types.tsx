import { listStaffShelves } from '@shop/contract/staff/shelves'
import type { StaffPartType } from '@shop/domain/staff-shelf'
import type { ReactNode } from 'react'
import { useCall } from '../../kit/calls/use-call.ts'
import { Loaded } from '../../kit/loaded.tsx'

/** Around a whole form that chooses among the part types: were they to arrive in its middle, its buttons would move under the finger. */
export function WithPartTypes({ children }: { readonly children: (types: readonly StaffPartType[]) => ReactNode }) {
  const shelves = useCall(listStaffShelves, {})
  return (
    <Loaded of={shelves}>
      {(categories) => children(categories.flatMap(({ subcategories }) => subcategories.flatMap(({ partTypes }) => partTypes)))}
    </Loaded>
  )
}
