import type { InvoiceField } from '@shop/domain/invoice'

/** What is wrong with what an invoice was asked with. */
export const wrongInvoice = {
  rfc: 'Revisa el RFC: 13 caracteres para personas físicas, 12 para empresas, como viene en tu Constancia de Situación Fiscal.',
  legalName: 'Escribe el nombre o la razón social tal como viene en tu Constancia de Situación Fiscal.',
  regime: 'Elige el régimen de tu Constancia; debe ir con el tipo de RFC.',
  use: 'Ese uso no va con tu régimen. Elige otro; «Sin efectos fiscales» siempre se puede.',
  postalCode: 'El código postal fiscal tiene 5 cifras.',
} satisfies Record<InvoiceField, string>
