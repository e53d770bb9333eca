/** Mails to those who answer banks. */
export const disputeMails = {
  inquiry: {
    subject: (folio: string) => `El banco pregunta por el pedido ${folio}`,
    lead: (amount: string, folio: string) =>
      `El banco del cliente pregunta por el cargo de ${amount} del pedido ${folio}. Todavía no se lleva el dinero; si nadie contesta, lo más probable es un contracargo que ya no se gana.`,
  },
  opened: {
    subject: (folio: string) => `Contracargo del pedido ${folio}`,
    lead: (amount: string, folio: string) =>
      `El banco del cliente se llevó ${amount} del pedido ${folio} y espera tus pruebas. Nada de ese pedido puede salir.`,
  },
  lost: {
    subject: (folio: string) => `Se perdió el contracargo del pedido ${folio}`,
    lead: (amount: string, folio: string) =>
      `El banco decidió a favor del cliente: los ${amount} del pedido ${folio} no regresan. Lo que no había salido vuelve al almacén.`,
  },
  warning: {
    subject: (folio: string) => `Posible fraude en el pedido ${folio}`,
    lead: (folio: string) =>
      `El banco avisa que el pago del pedido ${folio} puede ser un fraude. El pedido queda retenido hasta que alguien lo libere o lo reembolse.`,
  },
  deadline: {
    subject: (folio: string, days: number) =>
      days === 1 ? `Último día para contestar al banco: pedido ${folio}` : `Quedan ${days} días para contestar al banco: pedido ${folio}`,
    lead: (amount: string, folio: string) => `Nadie ha contestado al banco sobre los ${amount} del pedido ${folio}.`,
  },
  due: (day: string) => `Responder antes del ${day}.`,
  button: 'Ver el pedido y las pruebas',
}
