import type { nearNumbers as spanish } from '../es/near-numbers.ts'

export const nearNumbers: typeof spanish = {
  title: (number) => `We do not have the number “${number}”. Did you mean one of these?`,
  ask: 'Did you mean one of these numbers?',
  label: 'Similar numbers',
  note: 'These are suggestions: check that the number is the one of your part.',
}
