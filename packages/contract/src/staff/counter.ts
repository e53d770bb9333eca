import { MOST_VALID_DAYS } from '@shop/domain/quotation'
import { endpoint } from '../endpoint.ts'
import { counterMethodField, daysField, discountField } from '../fields/counter.ts'
import { linesField, pesosField } from '../fields/orders.ts'
import { emailField, nameField, phoneField } from '../fields/people.ts'
import { form, optionalField, textField } from '../form.ts'
import { staffOrder } from '../wire/orders/staff-order.ts'
import { counterQuotation } from '../wire/people/counter-quotation.ts'

/** What is done while the customer stands there. Prices are the shop's own; staff name parts, pieces and a discount. */
const may = { access: 'staff', roles: ['owner', 'sales'] } as const
const word = optionalField(textField([], { max: 60 }))

export const quoteAtCounter = endpoint({
  method: 'POST',
  path: '/admin/mostrador/cotizaciones',
  ...may,
  movesMoney: true,
  summary:
    'A quotation answered on the spot: an offer with its link, and a text for WhatsApp. With an e-mail the customer gets it there too',
  says: 'quotation_made',
  body: form(
    {
      productos: linesField,
      descuento: discountField,
      vigencia_dias: daysField(MOST_VALID_DAYS),
      nombre: nameField,
      telefono: phoneField,
      email: optionalField(emailField),
      armadora: word,
      modelo: word,
      anio: word,
      cilindraje: word,
      autoparte: textField([], { max: 200 }),
    },
    {
      productos: 'lines',
      descuento: 'discountPercent',
      vigencia_dias: 'validDays',
      nombre: 'name',
      telefono: 'phone',
      armadora: 'make',
      modelo: 'model',
      anio: 'year',
      cilindraje: 'engine',
      autoparte: 'part',
    },
  ),
  data: counterQuotation,
})

export const sellAtCounter = endpoint({
  method: 'POST',
  path: '/admin/mostrador/ventas',
  ...may,
  movesMoney: true,
  summary:
    'A sale paid at the counter, in cash or at the card terminal: it takes the stock and is delivered at once. `total_mostrado` must still hold',
  says: 'sale_made',
  body: form(
    {
      productos: linesField,
      descuento: discountField,
      total_mostrado: pesosField,
      forma_pago: counterMethodField,
      nombre: optionalField(nameField),
      telefono: optionalField(phoneField),
    },
    {
      productos: 'lines',
      descuento: 'discountPercent',
      total_mostrado: 'shownTotal',
      forma_pago: 'method',
      nombre: 'name',
      telefono: 'phone',
    },
  ),
  data: staffOrder,
})
