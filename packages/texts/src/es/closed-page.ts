/** What visitors see while the shop is closed. */
export const closedPage = {
  soon: {
    title: (shop: string) => `${shop} abre muy pronto`,
    lead: 'Estamos acomodando los últimos anaqueles. Mientras, con gusto te atendemos:',
  },
  closed: {
    title: (shop: string) => `${shop} está cerrada por ahora`,
    lead: 'Volvemos en cuanto podamos. Mientras, con gusto te atendemos:',
  },
  call: (phone: string) => `Llamar al ${phone}`,
  whatsapp: 'Escribir por WhatsApp',
  orders: 'Ver mis pedidos',
  staff: 'Personal de la tienda: entrar',
}

export type ClosedPage = typeof closedPage
