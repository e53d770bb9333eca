import type { StaffCategory } from '@shop/domain/staff-shelf'

export function partCount({ subcategories }: StaffCategory): number {
  return subcategories.flatMap(({ partTypes }) => partTypes).reduce((sum, { productCount }) => sum + productCount, 0)
}
