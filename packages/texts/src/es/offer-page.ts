/** The offer that answers a quotation. Comes with its page. */
export const offerPage = {
  title: 'Tu oferta',
  heading: 'Tu cotización',
  asked: (part: string, car: string) => (car ? `Pediste ${part} para ${car}.` : `Pediste ${part}.`),
  valid: (day: string) => `Te respetamos estos precios hasta el ${day}.`,
  message: 'Mensaje de la tienda',
  lines: 'Lo que te ofrecemos',
  each: 'c/u',
  pieces: (count: number) => (count === 1 ? '1 pieza' : `${count} piezas`),
  usually: (price: string) => `En la tienda: ${price}`,
  onOrder: 'Bajo pedido: la conseguimos para ti',
  soldOut: 'Se agotó desde que te respondimos',
  left: (pieces: number) =>
    pieces === 0
      ? 'Ya se vendieron todas a este precio'
      : pieces === 1
        ? 'Queda 1 pieza a este precio'
        : `Quedan ${pieces} piezas a este precio`,
  personal: 'Esta oferta es solo para quien la pidió. Al pagar, inicia sesión con el correo de la cotización.',
  allSold: 'Ya se vendió todo lo de esta oferta. Si necesitas más, pídenos otra cotización.',
  total: 'Total',
  taxes: 'IVA incluido. El envío se suma al pagar.',
  addAll: 'Agregar todo al carrito',
  added: 'Ya está en tu carrito',
  saysAdded: (pieces: number) =>
    pieces === 1 ? 'Agregamos 1 pieza con su precio prometido.' : `Agregamos ${pieces} piezas con su precio prometido.`,
  saysThere: 'Tu oferta ya está en el carrito.',
  question: '¿Dudas? Pregunta por WhatsApp',
  expired: (day: string) => `Esta oferta venció el ${day}`,
  expiredLead: 'Los precios cambian seguido, por eso cada oferta tiene fecha. Pídela otra vez y te damos el precio de hoy.',
  offered: 'Lo que te habíamos ofrecido',
  unknown: 'No encontramos esta oferta',
  unknownLead: 'Revisa que el enlace esté completo, tal como llegó en tu correo. También puedes pedir la cotización otra vez.',
  again: 'Pedir la cotización otra vez',
}
