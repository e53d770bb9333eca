import { address } from './address.ts'
import { garage } from './garage.ts'
import { howToPay } from './how-to-pay.ts'
import { orders } from './orders.ts'

/** Mails about an order. */
export const orderMails = {
  button: 'Ver mi pedido',
  line: (qty: number, name: string, total: string) => `${qty} × ${name}: ${total}`,
  forCar: (car: string) => `Para ${car}`,
  fits: garage.fits,
  fitsIf: garage.fitsIf,
  doesNotFit: garage.doesNotFit,
  free: 'Gratis',
  totals: (shipping: string, total: string) => `Envío: ${shipping} · Total: ${total} (IVA incluido)`,
  left: (cancelled: string, left: string) => `Cancelado: −${cancelled} · Queda: ${left}`,
  receiver: (name: string, phone: string) => `Recibe ${name}, teléfono ${phone}.`,
  address,
  sentTo: (to: string) => `Se envía a: ${to}`,
  delivery: (from: string, to: string) => `Entrega estimada: del ${from} al ${to}.`,
  confirmed: {
    subject: (folio: string) => `Recibimos tu pago, pedido ${folio}`,
    lead: (folio: string) => `¡Gracias por tu compra! Tu pedido ${folio} está pagado y ya lo estamos preparando.`,
  },
  placedOxxo: {
    subject: (folio: string) => `Tu ficha de OXXO, pedido ${folio}`,
    lead: (total: string, until: string) =>
      `¡Gracias por tu compra! Paga ${total} en cualquier OXXO antes del ${until}. Apartamos tus piezas hasta entonces.`,
    button: 'Abrir mi ficha',
    number: (number: string) => `${howToPay.oxxo.reference}: ${number}`,
    notNeeded: orders.voucher.notNeeded,
  },
  placedTransfer: {
    subject: (folio: string) => `Cómo pagar tu pedido ${folio}`,
    lead: (total: string, until: string) =>
      `¡Gracias por tu compra! Transfiere exactamente ${total} antes del ${until} y sube tu comprobante. Apartamos tus piezas hasta entonces.`,
    account: (bank: string, clabe: string, holder: string) =>
      `${howToPay.transfer.bank}: ${bank} · ${howToPay.transfer.clabe}: ${clabe} · ${howToPay.transfer.holder}: ${holder}`,
    reference: (reference: string) => `${howToPay.transfer.reference}: ${reference}`,
  },
  reminderOxxo: {
    subject: (folio: string) => `Tu ficha vence pronto, pedido ${folio}`,
    lead: (total: string, until: string) => `Todavía puedes pagar ${total} en cualquier OXXO. Tu ficha vence el ${until}.`,
  },
  reminderTransfer: {
    subject: (folio: string) => `Falta tu comprobante, pedido ${folio}`,
    lead: (total: string, until: string) =>
      `Si ya transferiste ${total}, sube tu comprobante. Si no, tienes hasta el ${until}; después cancelamos el pedido y soltamos las piezas.`,
  },
  paid: {
    subject: (folio: string) => `Confirmamos tu pago, pedido ${folio}`,
    lead: (folio: string) => `Tu pago llegó. Ya estamos preparando tu pedido ${folio}.`,
  },
  shipped: {
    subject: (folio: string) => `Tu pedido ${folio} va en camino`,
    lead: (carrier: string, tracking: string) => `Entregamos tu pedido a ${carrier}. Tu número de guía es ${tracking}.`,
  },
  cancelled: {
    subject: (folio: string) => `Cancelamos tu pedido ${folio}`,
    lead: (folio: string) =>
      `Tu pedido ${folio} quedó cancelado y no se te cobró nada. Si todavía quieres las piezas, puedes comprarlas de nuevo.`,
    button: 'Comprar de nuevo',
    late: 'Si ya habías pagado, no te preocupes: en cuanto nos llegue tu pago te surtimos el pedido o te devolvemos tu dinero.',
  },
  piecesCancelled: {
    subject: (folio: string) => `Cancelamos piezas de tu pedido ${folio}`,
    lead: (folio: string) => `Cancelamos estas piezas de tu pedido ${folio}:`,
    line: (qty: number, name: string) => `${qty} × ${name}`,
    refund: (amount: string) => `Te devolvemos ${amount}. Te avisamos por correo en cuanto salga tu dinero.`,
    rest: (pieces: number) => (pieces === 1 ? 'Tu pedido sigue con la otra pieza:' : `Tu pedido sigue con las otras ${pieces} piezas:`),
    nothing: 'Ya no queda ninguna pieza en este pedido.',
  },
  refunded: {
    withoutOrder: 'Te devolvimos tu dinero',
    subject: (folio: string) => `Te devolvimos tu dinero, pedido ${folio}`,
    lead: (amount: string) => `Te devolvimos ${amount}. Según tu banco, puede tardar de 5 a 10 días hábiles en verse.`,
    byTransfer: (amount: string) => `Te devolvimos ${amount} por transferencia (SPEI).`,
    atCounter: (amount: string) => `Te devolvimos ${amount} en nuestro mostrador.`,
  },
  outOfStock: {
    subject: (folio: string) => `No pudimos surtir tu pedido ${folio}`,
    lead: (total: string) =>
      `Tu pago llegó cuando las piezas ya se habían vendido. Te devolvemos ${total} completos; te avisamos en cuanto salga la devolución. Una disculpa.`,
  },
  inReview: {
    subject: 'Tu pago está en revisión',
    lead: 'Recibimos tu pago y una persona lo está revisando antes de confirmar tu pedido. No pagues otra vez: te escribimos en cuanto quede.',
    note: 'Mientras tanto apartamos tus piezas. Si algo no cuadra, te devolvemos tu dinero completo.',
  },
  transferShort: {
    subject: (folio: string) => `Falta una parte de tu transferencia, pedido ${folio}`,
    lead: (received: string, total: string, missing: string) =>
      `Recibimos ${received} de ${total}. Faltan ${missing}: transfiérelos a la misma cuenta con la misma referencia y surtimos tu pedido.`,
    note: 'Si prefieres que te devolvamos lo que ya transferiste, responde a este correo.',
  },
  voucherRejected: {
    subject: (folio: string) => `Revisa tu comprobante, pedido ${folio}`,
    lead: (reason: string) => `No pudimos aceptar tu comprobante: ${reason}. Sube otro para que podamos surtir tu pedido.`,
  },
}
