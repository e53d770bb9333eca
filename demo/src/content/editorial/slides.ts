import type { Bilingual } from '@shop/base-data/shapes'

export type Slide = { readonly title: Bilingual; readonly text: Bilingual; readonly link: string }

/** In the order of the pictures drawn for them. */
export const slides: readonly Slide[] = [
  {
    title: { es: 'La refacción que sí le queda a tu auto', en: 'The part that really fits your car' },
    text: { es: 'Dinos tu auto y mira solo lo que le queda.', en: 'Tell us your car and see only what fits it.' },
    link: '/#by-vehicle',
  },
  {
    title: { es: 'Frena a tiempo', en: 'Stop in time' },
    text: { es: 'Balatas, discos y mordazas de marcas que conoces.', en: 'Pads, discs and calipers from brands you know.' },
    link: '/productos?categoria=frenos',
  },
  {
    title: { es: 'Afinación completa en un pedido', en: 'A whole tune-up in one order' },
    text: { es: 'Bujías, filtros y bobinas, listos para tu servicio.', en: 'Spark plugs, filters and coils, ready for your service.' },
    link: '/productos?categoria=afinacion',
  },
  {
    title: { es: 'Que arranque a la primera', en: 'Starts the first time' },
    text: { es: 'Baterías, alternadores y marchas con garantía.', en: 'Batteries, alternators and starters with a warranty.' },
    link: '/productos?categoria=electrico',
  },
]
