import type { PartType } from '../shapes.ts'
import { burnsDiesel } from './needs.ts'

export const diesel = [
  {
    key: 'diesel-filter',
    subcategory: 'filtros',
    name: { es: 'Filtro de diésel', en: 'Diesel filter' },
    gender: 'ms',
    synonyms: {
      es: ['filtro separador de agua', 'filtro de combustible diésel', 'trampa de agua'],
      en: ['diesel fuel filter', 'fuel water separator'],
    },
    needs: burnsDiesel,
    fits: 'engine',
    unit: 'pieza',
    piecesPerCar: 1,
    price: [190, 1450],
    brands: ['mann-filter', 'gonher', 'fram', 'wix', 'interfil', 'bosch', 'mahle'],
    notes: [
      { es: 'Con sensor de agua', en: 'With water sensor' },
      { es: 'Cartucho', en: 'Cartridge' },
    ],
    description: {
      es: 'Detiene impurezas y separa el agua antes de que lleguen a la bomba de alta presión. Púrgalo cuando lo pida el tablero y cámbialo cada 20,000 km.',
      en: 'Stops dirt and separates water before they reach the high-pressure pump. Drain it when the dashboard asks for it and replace it every 20,000 km.',
    },
    drawing: 'diesel-filter',
  },
] satisfies readonly PartType[]
