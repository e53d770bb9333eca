import type { BusyPage } from '../es/busy-page.ts'

export const busyPage: BusyPage = {
  tooMany: {
    title: 'You are going very fast',
    lead: (seconds) =>
      `Your connection asked us for many pages in a row. Wait ${seconds === 1 ? 'a second' : `${seconds} seconds`} and try again. Your cart is safe.`,
  },
  saturated: {
    title: 'The shop is crowded',
    lead: (seconds) =>
      `Right now we cannot show you this page. We will ask for it again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}. Your cart is safe.`,
  },
  retry: 'Try again',
}
