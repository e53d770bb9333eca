import type { OfferChange, UnsoldLine } from '@shop/domain/cart'

/** The opened cart with its prices, and the question before a part that does not fit. Comes with them, not with the page. */
export const cartDrawer = {
  title: 'Tu carrito',
  close: 'Cerrar carrito',
  offline: 'Sin conexión. Estas son tus piezas con el último precio que vimos.',
  each: 'c/u',
  remove: 'Quitar',
  saysRemoved: (name: string) => `Quitaste ${name}.`,
  priceRose: (before: string, now: string) => `El precio subió de ${before} a ${now}.`,
  priceFell: (before: string, now: string) => `El precio bajó de ${before} a ${now}.`,
  onlyLeft: (left: number) => (left === 1 ? 'Solo queda 1 pieza.' : `Solo quedan ${left} piezas.`),
  leave: (left: number) => `Dejar ${left}`,
  soldOut: 'Se agotó. Quítala para continuar.',
  onlyPromised: (pieces: number) =>
    pieces === 1 ? 'El precio prometido es para 1 pieza.' : `El precio prometido es para ${pieces} piezas.`,
  promisedLeft: (left: number, price: string) =>
    left === 1
      ? `Queda 1 pieza a este precio; las demás cuestan ${price} c/u.`
      : `Quedan ${left} piezas a este precio; las demás cuestan ${price} c/u.`,
  promised: (day: string) => `Precio prometido hasta el ${day}`,
  offerOver: {
    'offer-expired': 'La oferta de tu cotización venció: se cobra el precio de hoy.',
    'offer-unknown': 'No encontramos la oferta de esta pieza: se cobra el precio de hoy.',
    'offer-used': 'Ya se vendieron las piezas de esta oferta: se cobra el precio de hoy.',
    'offer-personal':
      'Esta oferta es solo para quien la pidió. Inicia sesión con el correo de la cotización para pagar el precio prometido; si no, se cobra el de hoy.',
  } satisfies Record<OfferChange, string>,
  notSold: {
    unknown: 'Ya no se vende y no se cuenta en el total.',
    discontinued: 'Ya no se vende y no se cuenta en el total.',
    'offer-only': 'Es una pieza bajo pedido que solo se vende con su oferta. No se cuenta en el total.',
    'offer-expired': 'La oferta de esta pieza bajo pedido venció: pídenos otra cotización. No se cuenta en el total.',
    'offer-used': 'Ya se vendieron las piezas de esta oferta: pídenos otra cotización. No se cuenta en el total.',
    'offer-personal':
      'Esta pieza bajo pedido es solo para quien la pidió: inicia sesión con el correo de la cotización. No se cuenta en el total.',
  } satisfies Record<UnsoldLine['reason'], string>,
  saysChanges: (lines: number) => (lines === 1 ? 'Una línea de tu carrito cambió.' : `${lines} líneas de tu carrito cambiaron.`),
  missingForFree: (amount: string) => `Te faltan ${amount} para envío gratis`,
  isFree: 'Tu envío es gratis',
  freeShipping: 'Avance hacia el envío gratis',
  subtotal: 'Subtotal',
  roughSubtotal: 'Subtotal aproximado',
  fullPrice: 'Precio de lista',
  saved: 'Ahorras',
  shipping: 'Envío',
  free: 'Gratis',
  total: 'Total',
  calculating: 'Calculando…',
  taxIncluded: (amount: string) => `IVA incluido: ${amount}`,
  arrives: (from: string, to: string) => `Si compras hoy, llega entre el ${from} y el ${to}`,
  keepShopping: 'Seguir comprando',
  pay: 'Pagar',
  empty: 'Tu carrito está vacío',
  emptyLead: 'Lo que agregues se queda aquí, aunque cierres la página.',
  forCar: (car: string) => `Para tu ${car}`,
  misfit: {
    lead: (name: string) => `Según nuestra tabla de compatibilidad, ${name} no es para ese auto.`,
    seeFitting: 'Ver las que sí le quedan',
    addAnyway: 'Agregar de todos modos',
    cancel: 'Cancelar',
  },
  seeParts: 'Ver refacciones',
}
