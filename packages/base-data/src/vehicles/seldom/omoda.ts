import type { VehicleModel } from '../../shapes.ts'

export const omoda = [
  {
    make: 'Omoda',
    model: 'Omoda 5',
    aliases: ['omoda c5'],
    body: 'suv',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        from: 2023,
        to: 2026,
        facts: { frontBrake: ['disc'], rearBrake: ['disc'], abs: ['with'], steering: ['electric'], drive: ['front'] },
        platform: 'omoda-5',
        engines: [
          { label: '1.5 Turbo', family: 'Chery E4T15', cylinders: 4 },
          { label: '1.6 Turbo', family: 'Chery F4J16', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Omoda',
    model: 'Omoda E5',
    aliases: [],
    body: 'suv',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        from: 2023,
        to: 2026,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['disc'],
          abs: ['with'],
          steering: ['electric'],
          drive: ['front'],
          transmission: ['single-speed'],
        },
        platform: 'omoda-e5',
        engines: [{ label: 'Eléctrico', family: 'Chery EV', cylinders: 0 }],
      },
    ],
  },
] satisfies readonly VehicleModel[]
