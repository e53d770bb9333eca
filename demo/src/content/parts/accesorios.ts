import type { PartType } from '../shapes.ts'

export const accesorios = [
  {
    key: 'floor-mats',
    subcategory: 'interior',
    name: { es: 'Tapetes', en: 'Floor mats' },
    gender: 'mp',
    synonyms: { es: ['tapetes de carro', 'alfombras', 'alfombrillas', 'pisos de hule'], en: ['car mats', 'rubber mats'] },
    fits: 'universal',
    unit: 'juego',
    price: [240, 1400],
    brands: ['popoye', 'michelin'].slice(0, 1),
    variants: [
      { es: 'Hule, uso rudo', en: 'Rubber, heavy duty', priceFactor: 1 },
      { es: 'Alfombra', en: 'Carpet', priceFactor: 1.3 },
      { es: 'Charola termoformada', en: 'Moulded tray', priceFactor: 1.9 },
    ],
    description: {
      es: 'Juego de cuatro piezas que se recorta a la medida. El respaldo con picos evita que se recorra debajo de los pedales.',
      en: 'Four-piece set you can trim to size. The spiked backing keeps it from sliding under the pedals.',
    },
    drawing: 'floor-mats',
  },
] satisfies readonly PartType[]
