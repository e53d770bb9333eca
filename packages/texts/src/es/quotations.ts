/** When the answer comes, on the page and in mails. */
export const answerPromise = {
  minutes: (minutes: number) => `Te respondemos en ${minutes} minutos.`,
  today: (time: string) => `Te respondemos hoy, a más tardar a las ${time}.`,
  tomorrow: (time: string) => `Te respondemos mañana, a más tardar a las ${time}.`,
  later: (day: string, time: string) => `Te respondemos el ${day}, a más tardar a las ${time}.`,
}

/** Mails and SMS about a quotation. */
export const quotationMails = {
  promise: answerPromise,
  part: (part: string, car: string) => (car ? `${part} para ${car}` : part),
  /** Instead of a text with a link in it. */
  described: 'la refacción que nos describiste',
  received: {
    subject: (number: string) => `Recibimos tu cotización ${number}`,
    lead: (what: string) => `Ya estamos buscando: ${what}.`,
    number: (number: string) => `Tu número de cotización es ${number}.`,
    reply: 'La respuesta llega a este correo.',
    replyAlsoSms: 'La respuesta llega a este correo y te avisamos por SMS.',
  },
  offer: {
    subject: (number: string) => `Tu cotización ${number} está lista`,
    lead: (what: string) => `Encontramos lo que pediste: ${what}.`,
    line: (pieces: number, name: string, price: string) => `${pieces} × ${name}: ${price} por pieza, IVA incluido`,
    valid: (day: string) => `Te respetamos estos precios hasta el ${day}.`,
    personal: 'La oferta es solo para ti: al pagar, inicia sesión o crea tu cuenta con este correo.',
    button: 'Ver mi oferta',
    sms: (shop: string, number: string, url: string) => `${shop}: tu cotización ${number} está lista. ${url}`,
  },
  /** What is sent from the counter by hand. */
  whatsapp: {
    hello: (name: string, shop: string) => `Hola, ${name}. Esta es tu cotización de ${shop}:`,
    line: (pieces: number, name: string, price: string) => `• ${pieces} × ${name}: ${price} c/u`,
    total: (total: string) => `Total: ${total}, IVA incluido.`,
    link: (url: string) => `Cómprala en línea: ${url}`,
  },
  refused: {
    subject: (number: string) => `Sobre tu cotización ${number}`,
    lead: (what: string) => `Buscamos ${what} y esta vez no la podemos conseguir.`,
    again: 'Si tienes otro dato, como el número de parte o el NIV de tu auto, pídenosla de nuevo.',
    button: 'Pedir otra cotización',
  },
  waiting: {
    subject: (number: string) => `Cotización ${number}: quedan pocos minutos`,
    lead: (number: string, what: string) => `La cotización ${number} sigue sin respuesta: ${what}.`,
  },
  late: {
    subject: (number: string) => `Cotización ${number}: se venció el plazo`,
    lead: (number: string, what: string) => `La cotización ${number} no se respondió a tiempo: ${what}.`,
  },
  staff: {
    described: 'lo que pide trae un enlace, léelo en la cotización',
    somebody: 'sin nombre',
    due: (time: string) => `Prometimos responder a más tardar a las ${time}.`,
    customer: (name: string, phone: string) => `Cliente: ${name}, teléfono ${phone}.`,
    button: 'Abrir la cotización',
  },
}
