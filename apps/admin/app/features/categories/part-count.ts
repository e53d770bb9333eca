import type { DeskCategory } from '@shop/domain/shelf-desk'

export const partCount = ({ subcategories }: DeskCategory): number =>
  subcategories.flatMap(({ partTypes }) => partTypes).reduce((sum, { productCount }) => sum + productCount, 0)
