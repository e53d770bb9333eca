import type { VehicleModel } from '../../shapes.ts'

export const foton = [
  {
    make: 'Foton',
    model: 'Tunland',
    aliases: [],
    body: 'pickup',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        name: 'P1',
        from: 2013,
        to: 2026,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['drum'],
          abs: ['with'],
          steering: ['hydraulic'],
          drive: ['rear', 'four'],
          transmission: ['manual'],
        },
        platform: 'foton-tunland',
        engines: [
          { label: '2.8 diésel', family: 'Cummins ISF2.8', cylinders: 4, isDiesel: true },
          { label: '2.0 Turbo', family: 'Foton 4G20TI', cylinders: 4, from: 2020, to: 2026 },
        ],
      },
    ],
  },
  {
    make: 'Foton',
    model: 'Tunland G7',
    aliases: [],
    body: 'pickup',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        name: 'P2',
        from: 2022,
        to: 2026,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['disc', 'drum'],
          abs: ['with'],
          steering: ['hydraulic'],
          drive: ['rear', 'four'],
          transmission: ['manual', 'automatic'],
        },
        platform: 'foton-tunland-g7',
        engines: [
          { label: '2.0 diésel', family: 'Foton 4F20TC', cylinders: 4, isDiesel: true },
          { label: '2.0 Turbo', family: 'Foton 4G20TI', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Foton',
    model: 'Toano',
    aliases: [],
    body: 'van',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        from: 2016,
        to: 2026,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['disc'],
          abs: ['with'],
          steering: ['hydraulic'],
          drive: ['rear'],
          transmission: ['manual'],
        },
        platform: 'foton-toano',
        engines: [{ label: '2.8 diésel', family: 'Cummins ISF2.8', cylinders: 4, isDiesel: true }],
      },
    ],
  },
  {
    make: 'Foton',
    model: 'Aumark',
    aliases: [],
    body: 'pickup',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        from: 2013,
        to: 2026,
        facts: { steering: ['hydraulic'], drive: ['rear'], transmission: ['manual'] },
        platform: 'foton-aumark',
        engines: [{ label: '2.8 diésel', family: 'Cummins ISF2.8', cylinders: 4, isDiesel: true }],
      },
    ],
  },
] satisfies readonly VehicleModel[]
