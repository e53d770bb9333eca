import type { staffSpeed as spanish } from '../../es/staff/speed.ts'

export const staffSpeed: typeof spanish = {
  lead: 'Measured in the browsers of the shop’s visitors. Three out of four visits were this fast, or faster.',
  period: 'Period',
  days: (days) => `Last ${days} days`,
  devices: { phone: 'Phone', tablet: 'Tablet', computer: 'Computer' },
  page: 'Page',
  visits: 'Measured visits',
  measures: {
    LCP: 'Main content (LCP)',
    INP: 'Reaction to a tap (INP)',
    CLS: 'Page jumps (CLS)',
    TTFB: 'Server response (TTFB)',
  },
  ratings: { good: 'Good', fair: 'Fair', poor: 'Poor' },
  notMeasured: 'Not measured',
  nothing: 'Nobody visited the shop from such a device in this period, or nobody touched the page.',
  routes: {
    home: 'Home',
    list: 'List of parts',
    search: 'Search',
    part: 'Part',
    promotions: 'Promotions',
    news: 'News',
    article: 'A news article',
    shop: 'About and policies',
    cart: 'Purchase',
    account: 'Account and orders',
    other: 'Others',
  },
}
