import type { wrongInvoice as spanish } from '../es/wrong-invoice.ts'

export const wrongInvoice: typeof spanish = {
  rfc: 'Check the RFC: 13 characters for a person, 12 for a company, as on your tax status certificate (Constancia de Situación Fiscal).',
  legalName: 'Write the name exactly as it is on your tax status certificate.',
  regime: 'Choose the regime on your certificate; it has to go with the kind of RFC.',
  use: 'That use does not go with your regime. Choose another; “No tax effects” is always possible.',
  postalCode: 'The fiscal postal code has 5 digits.',
}
