import type { receiver as spanish } from '../es/receiver.ts'

export const receiver: typeof spanish = {
  lead: 'The carrier asks for this person, and calls them if nobody answers. You still get the messages about the order.',
  name: 'First and last name of the person receiving it',
  phone: 'Their phone',
  choose: 'Addresses you have used',
  use: 'Ship here',
  hereTo: (street) => `Ship here: ${street}`,
  none: 'You have not used another address yet.',
  looking: 'Looking for your addresses…',
}
