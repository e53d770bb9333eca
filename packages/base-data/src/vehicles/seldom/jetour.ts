import type { VehicleModel } from '../../shapes.ts'

export const jetour = [
  {
    make: 'Jetour',
    model: 'Dashing',
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
          transmission: ['robotized'],
        },
        platform: 'jetour-dashing',
        engines: [
          { label: '1.5 Turbo', family: 'Chery E4T15', cylinders: 4 },
          { label: '1.6 Turbo', family: 'Chery F4J16', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Jetour',
    model: 'Jetour X70',
    aliases: [],
    body: 'suv',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        from: 2022,
        to: 2026,
        facts: { frontBrake: ['disc'], rearBrake: ['disc'], abs: ['with'], steering: ['electric'], drive: ['front'] },
        platform: 'jetour-x70',
        engines: [{ label: '1.5 Turbo', family: 'Chery E4T15', cylinders: 4 }],
      },
    ],
  },
  {
    make: 'Jetour',
    model: 'Jetour X90',
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
          transmission: ['robotized'],
        },
        platform: 'jetour-x90',
        engines: [{ label: '2.0 Turbo', family: 'Chery F4J20', cylinders: 4 }],
      },
    ],
  },
  {
    make: 'Jetour',
    model: 'Jetour T2',
    aliases: [],
    body: 'suv',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        from: 2024,
        to: 2026,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['disc'],
          abs: ['with'],
          steering: ['electric'],
          drive: ['four'],
          transmission: ['robotized'],
        },
        platform: 'jetour-t2',
        engines: [{ label: '2.0 Turbo', family: 'Chery F4J20', cylinders: 4 }],
      },
    ],
  },
] satisfies readonly VehicleModel[]
