import type { VehicleModel } from '../../shapes.ts'

export const gac = [
  {
    make: 'GAC',
    model: 'Emkoo',
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
          drive: ['front'],
          transmission: ['robotized'],
        },
        platform: 'gac-emkoo',
        engines: [{ label: '1.5 Turbo', family: 'GAC 4A15J1', cylinders: 4 }],
      },
    ],
  },
  {
    make: 'GAC',
    model: 'Emzoom',
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
          drive: ['front'],
          transmission: ['robotized'],
        },
        platform: 'gac-emzoom',
        engines: [{ label: '1.5 Turbo', family: 'GAC 4A15J1', cylinders: 4 }],
      },
    ],
  },
  {
    make: 'GAC',
    model: 'GAC GS3',
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
          drive: ['front'],
          transmission: ['robotized'],
        },
        platform: 'gac-gs3',
        engines: [{ label: '1.5 Turbo', family: 'GAC 4A15J1', cylinders: 4 }],
      },
    ],
  },
  {
    make: 'GAC',
    model: 'GAC GS8',
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
          drive: ['front', 'four'],
          transmission: ['automatic'],
        },
        platform: 'gac-gs8',
        engines: [{ label: '2.0 Turbo', family: 'GAC 4B20J1', cylinders: 4 }],
      },
    ],
  },
] satisfies readonly VehicleModel[]
