import type { VehicleModel } from '../../shapes.ts'

export const jaecoo = [
  {
    make: 'Jaecoo',
    model: 'Jaecoo 5',
    aliases: [],
    body: 'suv',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        from: 2025,
        to: 2026,
        facts: { frontBrake: ['disc'], rearBrake: ['disc'], abs: ['with'], steering: ['electric'], drive: ['front'] },
        platform: 'jaecoo-5',
        engines: [{ label: '1.5 Turbo', family: 'Chery E4T15', cylinders: 4 }],
      },
    ],
  },
  {
    make: 'Jaecoo',
    model: 'Jaecoo 7',
    aliases: [],
    body: 'suv',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        from: 2024,
        to: 2026,
        facts: { frontBrake: ['disc'], rearBrake: ['disc'], abs: ['with'], steering: ['electric'], drive: ['front', 'four'] },
        platform: 'jaecoo-7',
        engines: [
          { label: '1.6 Turbo', family: 'Chery F4J16', cylinders: 4 },
          { label: '1.5 híbrido enchufable', family: 'Chery H4J15', cylinders: 4 },
        ],
      },
    ],
  },
] satisfies readonly VehicleModel[]
