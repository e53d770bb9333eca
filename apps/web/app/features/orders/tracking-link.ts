/** Where carriers of Mexico answer questions about a parcel, by what their names begin with. */
const CARRIERS = [
  ['dhl', (number: string) => `https://www.dhl.com/mx-es/home/rastreo.html?tracking-id=${number}`],
  ['estafeta', (number: string) => `https://www.estafeta.com/rastrear-envio?guias=${number}`],
  ['fedex', (number: string) => `https://www.fedex.com/fedextrack/?trknbr=${number}`],
  // Written as one word by the carrier, as two by most people.
  ['paquete', (number: string) => `https://www.paquetexpress.com.mx/rastreo/${number}`],
  ['ups', (number: string) => `https://www.ups.com/track?tracknum=${number}`],
  ['redpack', (number: string) => `https://www.redpack.com.mx/es/rastreo/?guias=${number}`],
] as const

/** Undefined for a carrier whose address is not known; its number can still be copied. */
export function trackingLink({ carrier, number }: { readonly carrier: string; readonly number: string }): string | undefined {
  const name = carrier.toLowerCase().replace(/[^a-z]/g, '')
  return CARRIERS.find(([known]) => name.startsWith(known))?.[1](encodeURIComponent(number))
}
