import { endpoint } from '../endpoint.ts'
import { versionField } from '../fields/numbers.ts'
import { phoneField } from '../fields/people.ts'
import { form, optionalField, textField } from '../form.ts'
import { as, record } from '../record.ts'
import { text } from '../wire/plain.ts'
import { opening } from '../wire/shop/opening.ts'

/** Whether the shop is open is the owner's business alone, and so is what it needs for that. */
const may = { access: 'staff', roles: ['owner'] } as const
const BASE = '/admin/apertura'
const LONGEST_MESSAGE = 300
const data = opening

export const readOpening = endpoint({
  method: 'GET',
  path: BASE,
  ...may,
  summary: 'Whether the shop is open, and how far each step of the opening is',
  data,
})

export const acceptPolicies = endpoint({
  method: 'POST',
  path: `${BASE}/politicas`,
  ...may,
  summary: 'The owner has read what the shop promises, and stands by it',
  data,
})

export const tryPayments = endpoint({
  method: 'POST',
  path: `${BASE}/pagos`,
  ...may,
  isAnsweredAnew: true,
  summary: 'Tries the keys of the payment provider with one call that moves no money',
  data,
})

export const tryMail = endpoint({
  method: 'POST',
  path: `${BASE}/correo`,
  ...may,
  isAnsweredAnew: true,
  summary: 'Sends a mail to whoever asks for it',
  data,
})

export const trySms = endpoint({
  method: 'POST',
  path: `${BASE}/sms`,
  ...may,
  isAnsweredAnew: true,
  summary: 'Sends a text message to a telephone',
  body: form({ telefono: phoneField }, { telefono: 'phone' }),
  data,
})

export const loadBaseData = endpoint({
  method: 'POST',
  path: `${BASE}/datos-base`,
  ...may,
  summary:
    'Loads names of parts, brands and cars, or brings them up to date; what the shop changed in them stays. It goes on behind the answer',
  data,
})

export const openShop = endpoint({
  method: 'POST',
  path: `${BASE}/abrir`,
  ...may,
  summary: 'Opens the shop to visitors and search engines; 409 while a step is missing that it cannot sell without',
  body: form({ version: versionField }),
  data,
})

export const closeShop = endpoint({
  method: 'POST',
  path: `${BASE}/cerrar`,
  ...may,
  summary: 'Closes the shop to visitors. Orders that were made go on',
  body: form(
    {
      mensaje: optionalField(textField([], { max: LONGEST_MESSAGE })),
      mensaje_en: optionalField(textField([], { max: LONGEST_MESSAGE })),
      version: versionField,
    },
    { mensaje: 'messageEs', mensaje_en: 'messageEn' },
  ),
  data,
})

export const previewShop = endpoint({
  method: 'POST',
  path: `${BASE}/vista-previa`,
  access: 'staff',
  isAnsweredAnew: true,
  summary: 'An address that shows the closed shop to the browser that follows it, for half a day',
  data: record<{ readonly url: string }>()({ url: as('url', text) }),
})
