/** What is said to whoever deletes the account. Comes with the question. */
export const accountDeletion = {
  title: '¿Borrar tu cuenta?',
  lead: 'Se borran tu perfil, tu domicilio, tus autos, tus datos de factura y tus sesiones, y no se puede deshacer. Tus pedidos se conservan sin tu cuenta solo por el tiempo que pide la ley.',
  openOrders: (folios: string) =>
    `Tienes pedidos en curso: ${folios}. Siguen su camino, pero ya no podrás verlos, subir su comprobante ni devolverlos desde tu cuenta.`,
  openReturns: (folios: string) => `Tienes devoluciones en curso, pedido ${folios}. Las terminamos y te avisamos por correo.`,
  deleted: 'Borramos tu cuenta. Te enviamos un correo que lo confirma.',
  password: 'Escribe tu contraseña para confirmar',
  submit: 'Borrar mi cuenta para siempre',
  cancel: 'Conservar mi cuenta',
}
