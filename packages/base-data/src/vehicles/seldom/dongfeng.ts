import type { VehicleModel } from '../../shapes.ts'

export const dongfeng = [
  {
    make: 'Dongfeng',
    model: 'AX7',
    aliases: [],
    body: 'suv',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        from: 2021,
        to: 2026,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['disc'],
          abs: ['with'],
          steering: ['electric'],
          drive: ['front'],
          transmission: ['automatic'],
        },
        platform: 'dongfeng-ax7',
        engines: [{ label: '1.5 Turbo', family: 'Dongfeng C15TDR', cylinders: 4 }],
      },
    ],
  },
  {
    make: 'Dongfeng',
    model: 'Rich 6',
    aliases: [],
    body: 'pickup',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        from: 2021,
        to: 2026,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['drum'],
          abs: ['with'],
          steering: ['hydraulic'],
          drive: ['rear', 'four'],
          transmission: ['manual'],
        },
        platform: 'dongfeng-rich-6',
        engines: [
          { label: '2.4', family: 'Dongfeng 4K22', cylinders: 4 },
          { label: '2.5 diésel', family: 'Dongfeng M9T', cylinders: 4, isDiesel: true },
        ],
      },
    ],
  },
] satisfies readonly VehicleModel[]
