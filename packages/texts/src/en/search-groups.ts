import type { searchGroups as spanish } from '../es/search-groups.ts'

export const searchGroups: typeof spanish = {
  seeAll: (count) => `See ${count}`,
  unconfirmed: 'No fitment data: please confirm',
  unconfirmedNote: 'Their name says they are for this car, but nobody has checked it. Ask us before you buy.',
  notCarried: (names) => `We do not carry: ${names}`,
  quote: 'Ask for a quote',
  swapped: (from, to) => `This car has ${to} at the rear, not ${from}`,
  didYouMean: 'Did you mean…?',
  advice: 'Before you buy',
}
