import type { StaffCategory } from '@shop/domain/staff-shelf'

export const partCount = ({ subcategories }: StaffCategory): number =>
  subcategories.flatMap(({ partTypes }) => partTypes).reduce((sum, { productCount }) => sum + productCount, 0)
