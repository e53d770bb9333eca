/** The shop as an app on the phone, and without a connection. Comes with that, not with the page. */
export const installedApp = {
  name: (shop: string) => `${shop}: refacciones`,
  description: 'Refacciones que sí le quedan a tu auto, con envío a todo México.',
  searchShortcut: 'Buscar refacciones',
  promotionsShortcut: 'Promociones',
  offline: 'Sin conexión',
  offlineExplanation: 'Ves lo que ya habías abierto; precios y existencias pueden haber cambiado.',
  notSeen: 'Esta página no la habías abierto, así que no podemos mostrarla sin conexión. Tu carrito y tus autos siguen guardados.',
  retry: 'Reintentar',
  toHome: 'Ir al inicio',
  update: 'Hay una versión nueva de la tienda.',
  updateNow: 'Actualizar',
  later: 'Después',
}

export type InstalledAppTexts = typeof installedApp
