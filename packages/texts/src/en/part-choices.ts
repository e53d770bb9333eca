import type { partChoices as spanish } from '../es/part-choices.ts'

export const partChoices: typeof spanish = {
  title: 'Compare equivalents',
  lead: 'Same number and same car, by other brands.',
  tiers: { economy: 'Economy', middle: 'Mid-range', premium: 'Premium', original: 'Original' },
  thisOne: 'This part',
  warranty: (months) => (months === 1 ? '1 month warranty' : `${months} months warranty`),
  noWarranty: 'Warranty not stated',
  othersInStock: (count, from) => (count === 1 ? `1 equivalent is in stock at ${from}` : `${count} equivalents are in stock from ${from}`),
  seeEquivalents: 'See equivalents',
  seeFitting: (car: string) => `See the ones that fit your ${car}`,
  addPerCar: (pieces, sum) => `Add ${pieces} · ${sum}`,
  restsOn: (row) => `Listed for ${row}`,
}
