import type { VehicleModel } from '../../shapes.ts'

export const chirey = [
  {
    make: 'Chirey',
    model: 'Arrizo 8',
    aliases: [],
    body: 'sedan',
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
          transmission: ['robotized'],
        },
        platform: 'chirey-arrizo-8',
        engines: [{ label: '1.6 Turbo', family: 'Chery F4J16', cylinders: 4 }],
      },
    ],
  },
  {
    make: 'Chirey',
    model: 'Tiggo 2',
    aliases: [],
    body: 'suv',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        from: 2022,
        to: 2026,
        facts: { frontBrake: ['disc'], rearBrake: ['disc', 'drum'], abs: ['with'], steering: ['electric'], drive: ['front'] },
        platform: 'chirey-tiggo-2',
        engines: [
          { label: '1.5', family: 'Chery D4G15', cylinders: 4 },
          { label: '1.0 Turbo', family: 'Chery H3T10', cylinders: 3 },
        ],
      },
    ],
  },
  {
    make: 'Chirey',
    model: 'Tiggo 4',
    aliases: [],
    body: 'suv',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        from: 2022,
        to: 2026,
        facts: { frontBrake: ['disc'], rearBrake: ['disc'], abs: ['with'], steering: ['electric'], drive: ['front'] },
        platform: 'chirey-tiggo-4',
        engines: [{ label: '1.5 Turbo', family: 'Chery E4T15', cylinders: 4 }],
      },
    ],
  },
  {
    make: 'Chirey',
    model: 'Tiggo 7',
    aliases: [],
    body: 'suv',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        from: 2022,
        to: 2026,
        facts: { frontBrake: ['disc'], rearBrake: ['disc'], abs: ['with'], steering: ['electric'], drive: ['front'] },
        platform: 'chirey-tiggo-7',
        engines: [
          { label: '1.5 Turbo', family: 'Chery E4T15', cylinders: 4 },
          { label: '1.6 Turbo', family: 'Chery F4J16', cylinders: 4, facts: { transmission: ['robotized'] } },
        ],
      },
    ],
  },
  {
    make: 'Chirey',
    model: 'Tiggo 8',
    aliases: [],
    body: 'suv',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        from: 2022,
        to: 2026,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['disc'],
          abs: ['with'],
          steering: ['electric'],
          drive: ['front'],
          transmission: ['robotized'],
        },
        platform: 'chirey-tiggo-8',
        engines: [
          { label: '1.6 Turbo', family: 'Chery F4J16', cylinders: 4 },
          { label: '2.0 Turbo', family: 'Chery F4J20', cylinders: 4 },
        ],
      },
    ],
  },
] satisfies readonly VehicleModel[]
