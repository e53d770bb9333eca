import type { missingPart as spanish } from '../es/missing-part.ts'

export const missingPart: typeof spanish = {
  title: 'We could not find that part',
  lead: (reference) =>
    `Nothing has the reference “${reference}”. The address may have a mistake, or we no longer sell it. If it exists, we will get it for you.`,
  found: 'Parts with that number',
  mostSearched: 'Most searched',
}
