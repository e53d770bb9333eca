import type { Bilingual } from '@shop/base-data/shapes'

export type Promotion = {
  key: string
  /** The shop highlights the first word. */
  name: Bilingual
  description: Bilingual
  discountPercent: number
  startsInDays: number
  endsInDays: number
  status: 'activo' | 'Activo' | 'inactivo'
  categories: readonly string[]
  brands?: readonly string[]
}

export const promotions: readonly Promotion[] = [
  {
    key: 'frenos-seguros',
    name: { es: 'Frenos seguros: balatas y discos', en: 'Brakes you can trust: pads and discs' },
    description: {
      es: 'Cambia balatas y discos en el mismo servicio y ahorra en las dos piezas. Revisa que tu carro, año y motor aparezcan en la compatibilidad.',
      en: 'Change pads and discs in the same service and save on both parts. Check that your car, year and engine are on the fitment list.',
    },
    discountPercent: 15,
    startsInDays: -10,
    endsInDays: 20,
    status: 'activo',
    categories: ['frenos'],
  },
  {
    key: 'afinacion-completa',
    name: { es: 'Afinación completa antes de verificar', en: 'Tune-up parts before your inspection' },
    description: {
      es: 'Bujías, filtros y lo que pide tu afinación con descuento, para que llegues al verificentro con el motor al corriente.',
      en: 'Spark plugs, filters and what your tune-up calls for at a discount, so that you reach the test center with the engine up to date.',
    },
    discountPercent: 20,
    startsInDays: -6,
    endsInDays: 24,
    status: 'Activo',
    categories: ['afinacion', 'escape'],
  },
  {
    key: 'suspension-firme',
    name: { es: 'Suspensión firme: adiós al golpeteo', en: 'Suspension made firm: goodbye to the knocking' },
    description: {
      es: 'Amortiguadores, rótulas, bujes y terminales a mejor precio. Cámbialos por pares y no olvides pedir la alineación en tu taller.',
      en: 'Shock absorbers, ball joints, bushings and tie rod ends at a better price. Change them in pairs and ask your workshop for an alignment.',
    },
    discountPercent: 12,
    startsInDays: -15,
    endsInDays: 15,
    status: 'activo',
    categories: ['suspension', 'direccion'],
  },
  {
    key: 'motor-fresco',
    name: { es: 'Motor fresco en tiempo de calor', en: 'Cool engine in hot weather' },
    description: {
      es: 'Radiadores, bombas de agua, termostatos y mangueras para que el tráfico de la tarde no te deje a media avenida.',
      en: 'Radiators, water pumps, thermostats and hoses, so that the afternoon traffic does not leave you stranded halfway down the avenue.',
    },
    discountPercent: 10,
    startsInDays: -3,
    endsInDays: 40,
    status: 'activo',
    categories: ['enfriamiento', 'aire-acondicionado'],
  },
  {
    key: 'popoye-del-mes',
    name: { es: 'Popoye del mes: mantenimiento a buen precio', en: 'Popoye of the month: maintenance at a good price' },
    description: {
      es: 'Nuestra línea propia con descuento adicional en frenos, motor y afinación. Mismas condiciones de envío y 365 días para devolver.',
      en: 'Our own line with a further discount on brakes, engine and tune-up. Same shipping terms and 365 days for returns.',
    },
    discountPercent: 25,
    startsInDays: -12,
    endsInDays: 18,
    status: 'Activo',
    categories: ['frenos', 'motor', 'afinacion'],
    brands: ['popoye'],
  },
  {
    key: 'luces-listas',
    name: { es: 'Luces listas para la noche', en: 'Lights ready for the night' },
    description: { es: 'Faros, calaveras y focos con descuento.', en: 'Headlights, tail lights and bulbs on sale.' },
    discountPercent: 18,
    startsInDays: -1,
    endsInDays: 13,
    status: 'activo',
    categories: ['iluminacion'],
  },
  {
    key: 'rumbo-a-la-playa',
    name: { es: 'Vacaciones sin pendientes: rumbo a la playa', en: 'Vacation without worries: off to the beach' },
    description: {
      es: 'Aceites, anticongelantes y accesorios para preparar tu carro antes de salir a carretera. Pide con tiempo: entregamos de 3 a 5 días hábiles.',
      en: 'Oils, coolants and accessories to get your car ready for the highway. Order ahead: we deliver in 3 to 5 business days.',
    },
    discountPercent: 15,
    startsInDays: 14,
    endsInDays: 42,
    status: 'activo',
    categories: ['lubricantes', 'accesorios'],
  },
  {
    key: 'arranque-de-invierno',
    name: { es: 'Arranque seguro en mañanas frías', en: 'Starting made sure on cold mornings' },
    description: {
      es: 'Baterías, marchas y alternadores con descuento durante la temporada de frío. Confirma el grupo y los polos antes de pedir.',
      en: 'Batteries, starters and alternators at a discount during the cold season. Confirm the group and the posts before ordering.',
    },
    discountPercent: 22,
    startsInDays: -75,
    endsInDays: -30,
    status: 'activo',
    categories: ['electrico'],
  },
  {
    key: 'liquidacion-de-carroceria',
    name: { es: 'Liquidación de carrocería: últimas piezas', en: 'Clearance of body parts: last pieces' },
    description: {
      es: 'Facias, salpicaderas y espejos de fin de existencia, a un precio especial mientras haya piezas disponibles.',
      en: 'End-of-stock bumper covers, fenders and mirrors at a special price while pieces are available.',
    },
    discountPercent: 40,
    startsInDays: -5,
    endsInDays: 25,
    status: 'inactivo',
    categories: ['carroceria'],
  },
]
