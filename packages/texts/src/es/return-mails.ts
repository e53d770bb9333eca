/** Mails about a return, one for each step. */
export const returnMails = {
  button: 'Ver mi devolución',
  line: (qty: number, name: string) => `${qty} × ${name}`,
  answer: (text: string) => `Te decimos: ${text}`,
  send: (id: number) => `Manda las piezas en su empaque y escribe en la caja: Devolución ${id}.`,
  money: (amount: string) => `Te vamos a devolver ${amount}. Te avisamos cuando el dinero vaya en camino.`,
  asked: {
    subject: (folio: string) => `Recibimos tu devolución del pedido ${folio}`,
    lead: (folio: string) => `Pediste devolver piezas de tu pedido ${folio}. La revisamos y te respondemos por correo.`,
  },
  approved: {
    subject: (folio: string) => `Aprobamos la devolución de tu pedido ${folio}`,
    lead: (_folio: string) => 'Ya puedes mandarnos las piezas.',
  },
  refused: {
    subject: (folio: string) => `Sobre la devolución de tu pedido ${folio}`,
    lead: (_folio: string) => 'Revisamos tu solicitud y esta vez no podemos aceptar la devolución.',
  },
  received: {
    subject: (folio: string) => `Llegó la devolución de tu pedido ${folio}`,
    lead: (_folio: string) => 'Ya tenemos las piezas que mandaste.',
  },
}
