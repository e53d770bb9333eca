/** The last page of a purchase. Comes with it. */
export const confirmation = {
  title: '¡Gracias por tu compra!',
  titlePending: 'Tu pedido está apartado',
  message: 'Recibimos tu pedido.',
  checking: 'Estamos confirmando tu pago…',
  folio: 'Folio',
  mail: (email: string) => `Te enviamos los detalles a ${email}.`,
  next: 'Lo que sigue',
  inReview: 'Tu pago está en revisión',
  inReviewText:
    'Ya lo recibimos y una persona lo está viendo. No pagues otra vez: te avisamos por correo. Apartamos tus piezas mientras tanto; si algo no cuadra, te devolvemos tu dinero.',
  buyOther: 'Comprar otra cosa',
  seeOrder: 'Ver mi pedido',
  keepShopping: 'Seguir comprando',
  card: 'Tu pago está confirmado y ya vamos a preparar tu pedido. Te avisamos por correo cuando salga.',
}
