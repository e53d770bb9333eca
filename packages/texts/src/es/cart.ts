/** Cart, drawer and prices of a cart. */
export const cart = {
  open: 'Abrir carrito',
  count: (pieces: number) => (pieces === 1 ? '1 pieza' : `${pieces} piezas`),
  add: 'Agregar',
  addLong: 'Agregar al carrito',
  /** Follows the button's word for those who hear it: "Agregar: Balatas". */
  which: (name: string) => `: ${name}`,
  added: 'Agregada',
  saysAdded: (qty: number, name: string, inCart: number) =>
    `${qty === 1 ? 'Agregaste' : `Agregaste ${qty} ×`} ${name}. Tu carrito lleva ${inCart === 1 ? '1 pieza' : `${inCart} piezas`}.`,
  saysPartlyAdded: (qty: number, name: string) => `Solo agregamos ${qty} × ${name}: no hay más piezas.`,
  full: 'Ya llevas todas',
  saysFull: (most: number, name: string) => `Ya llevas ${most} × ${name}, lo máximo que podemos venderte ahora.`,
  quantity: (name: string) => `Cantidad de ${name}`,
  fewer: (name: string) => `Una pieza menos de ${name}`,
  more: (name: string) => `Una pieza más de ${name}`,
  onlySo: (most: number) => (most === 1 ? 'Solo hay 1 pieza' : `Solo hay ${most} piezas`),
}
