/** To whoever is on duty, when something arrives. */
export const arrivalMails = {
  quotation: {
    one: (number: string) => `Llegó la cotización ${number}`,
    many: (count: number) => `Llegaron ${count} cotizaciones`,
    waiting: (count: number) => (count === 1 ? 'Es la única por responder.' : `En total hay ${count} por responder.`),
    button: 'Responder',
  },
  chat: {
    one: (_: string) => 'Alguien escribió en el chat',
    many: (count: number) => `Escribieron en ${count} conversaciones del chat`,
    waiting: (count: number) => (count === 1 ? 'Es la única conversación sin leer.' : `En total hay ${count} conversaciones sin leer.`),
    button: 'Abrir el chat',
  },
  voucher: {
    one: (folio: string) => `Llegó un comprobante del pedido ${folio}`,
    many: (count: number) => `Llegaron ${count} comprobantes`,
    waiting: (count: number) => (count === 1 ? 'Es el único por revisar.' : `En total hay ${count} por revisar.`),
    button: 'Revisar',
  },
  order: {
    one: (folio: string) => `Pedido ${folio} por empacar`,
    many: (count: number) => `${count} pedidos nuevos por empacar`,
    waiting: (count: number) => (count === 1 ? 'Es el único por empacar.' : `En total hay ${count} por empacar.`),
    button: 'Ver qué empacar',
  },
  onDuty: 'Te escribimos porque estás de guardia. Lo cambias en Mi acceso.',
  nobodyOnDuty: 'Te escribimos porque nadie que pueda atenderlo está de guardia. En Personal eliges quién recibe estos avisos.',
  gathered: 'Si llega más de lo mismo en los siguientes 5 minutos, te lo contamos en un solo correo.',
}
