/** What of the account comes when somebody touches the page. */
export const accountMore = {
  quotations: {
    lead: 'Las que pediste con tu cuenta o con tu correo confirmado.',
    none: 'Aún no pides ninguna cotización.',
    ask: 'Pedir una cotización',
    asked: (day: string) => `Pedida el ${day}`,
    states: {
      open: 'En espera de respuesta',
      taken: 'La estamos revisando',
      answered: 'Respondida',
      refused: 'No la conseguimos',
      suspect: 'En espera de respuesta',
    },
    valid: (day: string) => `Oferta válida hasta el ${day}`,
    over: (day: string) => `La oferta venció el ${day}`,
    see: 'Ver oferta',
    seeOf: (number: string) => `Ver oferta de ${number}`,
    inMail: 'El enlace de la oferta está en tu correo.',
  },
  invoice: {
    lead: 'Los de tu última factura. Con ellos llenamos la siguiente; puedes cambiarlos o borrarlos.',
    open: 'Ver y cambiar mis datos de factura',
    none: 'Aún no guardamos ninguno. Escríbelos aquí o pide factura en tu siguiente compra.',
    forget: 'Borrar estos datos',
    forgotten: 'Borramos tus datos de factura.',
  },
}
