import type { forMyCar as spanish } from '../es/for-my-car.ts'

export const forMyCar: typeof spanish = {
  title: (car) => `For your ${car}`,
  all: (count) => `See all ${count}`,
  allFor: (count, car) => `See all ${count} parts for your ${car}`,
  kinds: 'What is replaced most',
  none: (car) => `We have no parts online for your ${car} yet. If it exists, we will get it for you.`,
  quote: 'Ask for a quote',
}
