import { MOST_LINES, MOST_PIECES } from '@shop/domain/cart'
import { MAX_PAGE_SIZE, SORTS } from '@shop/domain/listing'
import type { Said } from '@shop/domain/said'
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

export const server = {
  done: 'Listo.',
  engineCondition: (engine: string) => `es motor ${engine}`,
  refundOwed: 'Reembolso pendiente',
  problems,
  said: {
    registered: 'Tu cuenta está lista.',
    registered_check_email: 'Te enviamos un correo para confirmar tu cuenta.',
    registered_check_phone: 'Te enviamos un código por SMS para confirmar tu cuenta.',
    welcome_back: 'Qué gusto verte.',
    account_verified: 'Tu cuenta quedó verificada.',
    already_verified: 'Tu cuenta ya estaba verificada.',
    email_changed: 'Tu correo quedó actualizado.',
    phone_changed: 'Tu teléfono quedó actualizado.',
    reset_sent: 'Si existe una cuenta con ese correo, te enviamos cómo recuperar la contraseña.',
    verification_sent: 'Si la cuenta existe y falta verificarla, te enviamos un mensaje nuevo.',
    password_changed: 'Tu contraseña cambió y cerramos tus demás sesiones.',
    profile_saved: 'Guardamos tus datos.',
    confirm_change: 'Guardamos tus datos. Confirma el cambio con el mensaje que te enviamos.',
    signed_out: 'Cerraste tu sesión.',
    session_ended: 'La sesión quedó cerrada.',
    account_deleted: 'Tu cuenta quedó borrada.',
    email_free: 'Ese correo está disponible.',
    email_taken: 'Ya existe una cuenta con ese correo.',
    order_paid: '¡Gracias por tu compra! Tu pedido quedó pagado.',
    payment_in_review: 'Tu pago está en revisión: ya lo recibimos y una persona lo está viendo. No pagues otra vez.',
    order_pending: '¡Gracias por tu compra! Tu pedido espera tu pago.',
    payment_processing: 'Tu pago se está confirmando.',
    return_withdrawn: 'Retiramos tu solicitud de devolución.',
    return_asked: 'Recibimos tu solicitud de devolución. Te respondemos por correo.',
    voucher_received: 'Recibimos tu comprobante. Te avisamos en cuanto lo revisemos.',
    order_cancelled: 'El pedido quedó cancelado.',
    quotation_received: 'Recibimos tu solicitud. Te enviamos un correo con los detalles.',
    sale_made: 'Venta registrada y entregada.',
    quotation_made: 'La cotización está lista para enviarse.',
    offer_sent: 'La oferta ya va en camino al cliente.',
    invitation_sent: 'La invitación ya va en camino.',
    refusal_sent: 'Le avisamos al cliente.',
  } satisfies Record<Said, string>,
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
    page: 'La página debe ser un número entero desde 1.',
    limit: `El límite debe ser un número entero de 1 a ${MAX_PAGE_SIZE}.`,
    sort: `El orden debe ser un número de 0 a ${SORTS.length - 1}.`,
    search: 'La búsqueda es demasiado larga o tiene caracteres no válidos.',
    ref: 'Falta la referencia de la refacción.',
    armadora: 'Falta la armadora o no es válida.',
    modelo: 'Falta el modelo o no es válido.',
    anio: 'El año debe tener cuatro cifras.',
    auto: 'El auto de la refacción no es válido.',
    productos: `El carrito debe traer de 1 a ${MOST_LINES} productos.`,
    qty: `La cantidad debe ser un número entero de 1 a ${MOST_PIECES}.`,
    total_mostrado: 'El total mostrado debe ser un número en pesos.',
    checkout_id: 'El identificador de la compra no es válido.',
    forma_pago: 'La forma de pago debe ser stripe, oxxo o transferencia.',
    folio: 'Falta el folio o no es válido.',
    'factura.rfc': wrongInvoice.rfc,
    'factura.razon_social': wrongInvoice.legalName,
    'factura.regimen': wrongInvoice.regime,
    'factura.uso_cfdi': wrongInvoice.use,
    'factura.codigo_postal': wrongInvoice.postalCode,
    other: 'Este valor no es válido.',
  },
}
