import { MOST_LINES, MOST_PIECES } from '@shop/domain/cart'
import { MAX_PAGE_SIZE, SORTS } from '@shop/domain/listing'
import type { server as spanish } from '../es/server.ts'
import { chat } from './chat-helper.ts'
import { disputeMails } from './dispute-mails.ts'
import { fields } from './fields.ts'
import { imports } from './imports.ts'
import { mails } from './mails.ts'
import { orderLabels } from './order-labels.ts'
import { orderMails } from './order-mails.ts'
import { problems } from './problems.ts'
import { quotationMails } from './quotations.ts'
import { returnMails } from './return-mails.ts'
import { staffRules } from './staff/rules.ts'
import { staffMails } from './staff-mails.ts'
import { wrongInvoice } from './wrong-invoice.ts'

export const server: typeof spanish = {
  done: 'Done.',
  engineCondition: (engine) => `it has the ${engine} engine`,
  refundOwed: 'Refund pending',
  problems,
  said: {
    registered: 'Your account is ready.',
    registered_check_email: 'We sent you an email to confirm your account.',
    registered_check_phone: 'We sent you a code by SMS to confirm your account.',
    welcome_back: 'Good to see you.',
    account_verified: 'Your account is verified.',
    already_verified: 'Your account was already verified.',
    email_changed: 'Your email has been updated.',
    phone_changed: 'Your phone has been updated.',
    reset_sent: 'If there is an account with that email, we sent how to recover its password.',
    verification_sent: 'If the account exists and is not verified yet, we sent a new message.',
    password_changed: 'Your password changed and your other sessions were closed.',
    profile_saved: 'Your data has been saved.',
    confirm_change: 'Your data has been saved. Confirm the change with the message we sent you.',
    signed_out: 'You signed out.',
    session_ended: 'The session is closed.',
    account_deleted: 'Your account has been deleted.',
    email_free: 'That email is available.',
    email_taken: 'There is already an account with that email.',
    order_paid: 'Thank you for your purchase! Your order is paid.',
    payment_in_review: 'Your payment is being reviewed: we have received it and a person is looking at it. Do not pay again.',
    order_pending: 'Thank you for your purchase! Your order is waiting for your payment.',
    payment_processing: 'Your payment is being confirmed.',
    return_withdrawn: 'Your return request has been withdrawn.',
    return_asked: 'We received your return request. We will answer by e-mail.',
    voucher_received: 'We received your voucher. We will let you know as soon as we have checked it.',
    order_cancelled: 'The order is canceled.',
    quotation_received: 'We received your request and sent you an email with the details.',
    sale_made: 'The sale is recorded and handed over.',
    quotation_made: 'The quote is ready to be sent.',
    offer_sent: 'The offer is on its way to the customer.',
    invitation_sent: 'The invitation is on its way.',
    refusal_sent: 'We let the customer know.',
  },
  mails,
  orderMails,
  orderStatus: orderLabels.status,
  disputeMails,
  quotationMails,
  returnMails,
  staffMails,
  imports,
  chat,
  fieldRules: { ...fields.rules, ...staffRules },
  invalidField: {
    page: 'The page must be a whole number from 1.',
    limit: `The limit must be a whole number from 1 to ${MAX_PAGE_SIZE}.`,
    sort: `The sort order must be a number from 0 to ${SORTS.length - 1}.`,
    search: 'The search is too long or has characters that are not valid.',
    ref: 'The reference of the part is missing.',
    armadora: 'The make is missing or not valid.',
    modelo: 'The model is missing or not valid.',
    anio: 'The year must have four digits.',
    auto: 'The car of the part is not valid.',
    productos: `The cart must have 1 to ${MOST_LINES} products.`,
    qty: `The quantity must be a whole number from 1 to ${MOST_PIECES}.`,
    total_mostrado: 'The total shown must be a number of pesos.',
    checkout_id: 'The id of the purchase is not valid.',
    forma_pago: 'The way of paying must be stripe, oxxo or transferencia.',
    folio: 'The folio is missing or not valid.',
    'factura.rfc': wrongInvoice.rfc,
    'factura.razon_social': wrongInvoice.legalName,
    'factura.regimen': wrongInvoice.regime,
    'factura.uso_cfdi': wrongInvoice.use,
    'factura.codigo_postal': wrongInvoice.postalCode,
    other: 'This value is not valid.',
  },
}
