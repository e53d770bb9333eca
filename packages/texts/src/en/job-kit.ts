import type { jobKit as spanish } from '../es/job-kit.ts'

export const jobKit: typeof spanish = {
  title: (job) => `You also need for your ${job}`,
  chosenFor: (car) => `We chose those that fit your ${car}. Untick what you do not want.`,
  lead: 'What is changed in the same job.',
  thisOne: 'This part',
  see: 'See options',
  each: (pieces, price) => `${pieces} × ${price}`,
  universal: 'Universal: check which one your car takes',
  none: (car) => `None in stock for your ${car}`,
  ask: 'Ask for a quote',
  include: (name) => `Include ${name}`,
  choose: 'Choose your car to see those that fit',
  asking: 'Looking for those that fit your car…',
  notForCar: 'Choose a part that fits your car and we show the whole kit.',
  add: (parts, sum) => (parts === 1 ? `Add 1 part · ${sum}` : `Add all ${parts} parts · ${sum}`),
  nothing: 'Tick what you want to add',
  added: 'Added',
  saysAdded: (parts) => (parts === 1 ? 'We added 1 part.' : `We added ${parts} parts.`),
  saysThere: 'They were in your cart already.',
  saysMissing: (names) => `There is not enough of: ${names}.`,
}
