/** Pages that are sent when there is no time to draw one. */
export const busyPage = {
  tooMany: {
    title: 'Vas muy rápido',
    lead: (seconds: number) =>
      `Desde tu conexión nos pidieron muchas páginas seguidas. Espera ${seconds === 1 ? 'un segundo' : `${seconds} segundos`} e inténtalo de nuevo. Tu carrito no se pierde.`,
  },
  saturated: {
    title: 'Hay mucha gente en la tienda',
    lead: (seconds: number) =>
      `En este momento no podemos mostrarte esta página. La pedimos de nuevo en ${seconds === 1 ? 'un segundo' : `${seconds} segundos`}. Tu carrito no se pierde.`,
  },
  retry: 'Intentar de nuevo',
}

export type BusyPage = typeof busyPage
