import type { ClosedPage } from '../es/closed-page.ts'

export const closedPage: ClosedPage = {
  soon: { title: (shop) => `${shop} opens very soon`, lead: 'We are filling the last shelves. Meanwhile, we are glad to help:' },
  closed: { title: (shop) => `${shop} is closed for now`, lead: 'We will be back as soon as we can. Meanwhile, we are glad to help:' },
  call: (phone) => `Call ${phone}`,
  whatsapp: 'Write by WhatsApp',
  orders: 'See my orders',
  staff: 'Staff: sign in',
}
