import type { AskedPart } from '@shop/domain/quotation'

/** "Nissan Versa 2016 1.6". */
export const carOf = ({ make, model, year, engine }: AskedPart): string => [make, model, year, engine].join(' ')
