import type { adminCustomers as spanish } from '../es/admin-customers.ts'

export const adminCustomers: typeof spanish = {
  lead: 'Type the e-mail the customer opened the account with.',
  email: 'Customer’s e-mail',
  search: 'Search',
  searching: 'Searching…',
  profile: 'Customer’s details',
  name: 'Name',
  mail: 'E-mail',
  pendingMail: 'E-mail to be confirmed',
  phone: 'Phone',
  status: 'Account',
  verified: 'Verified',
  unverified: 'Not verified: cannot buy yet',
  address: 'Delivery address',
  noAddress: 'No address yet.',
  interior: (number) => `int. ${number}`,
  postalCode: (code) => `Postal code ${code}`,
  directions: 'Directions',
  number: 'Customer number',
}
