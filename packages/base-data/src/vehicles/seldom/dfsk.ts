import type { VehicleModel } from '../../shapes.ts'

export const dfsk = [
  {
    make: 'DFSK',
    model: 'DFSK C31',
    aliases: ['dfsk c32'],
    body: 'pickup',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        from: 2018,
        to: 2026,
        facts: { frontBrake: ['disc'], rearBrake: ['drum'], drive: ['rear'], transmission: ['manual'] },
        platform: 'dfsk-c31',
        engines: [{ label: '1.5', family: 'DFSK DK15', cylinders: 4 }],
      },
    ],
  },
  {
    make: 'DFSK',
    model: 'DFSK C35',
    aliases: ['dfsk c37'],
    body: 'van',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        from: 2018,
        to: 2026,
        facts: { frontBrake: ['disc'], rearBrake: ['drum'], drive: ['rear'], transmission: ['manual'] },
        platform: 'dfsk-c35',
        engines: [{ label: '1.5', family: 'DFSK DK15', cylinders: 4 }],
      },
    ],
  },
  {
    make: 'DFSK',
    model: 'DFSK K01',
    aliases: ['dfsk k02'],
    body: 'pickup',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        from: 2018,
        to: 2026,
        facts: { frontBrake: ['disc'], rearBrake: ['drum'], drive: ['rear'], transmission: ['manual'] },
        platform: 'dfsk-k01',
        engines: [{ label: '1.1', family: 'DFSK AF11', cylinders: 4 }],
      },
    ],
  },
  {
    make: 'DFSK',
    model: 'Glory 500',
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
          transmission: ['manual', 'cvt'],
        },
        platform: 'dfsk-glory-500',
        engines: [{ label: '1.5', family: 'DFSK SFG15', cylinders: 4 }],
      },
    ],
  },
  {
    make: 'DFSK',
    model: 'Glory 560',
    aliases: [],
    body: 'suv',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        from: 2019,
        to: 2026,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['disc'],
          abs: ['with'],
          steering: ['electric'],
          drive: ['front'],
          transmission: ['manual', 'cvt'],
        },
        platform: 'dfsk-glory-560',
        engines: [
          { label: '1.8', family: 'DFSK SFG18', cylinders: 4 },
          { label: '1.5 Turbo', family: 'DFSK SFG15T', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'DFSK',
    model: 'Glory 580',
    aliases: [],
    body: 'suv',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        from: 2019,
        to: 2026,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['disc'],
          abs: ['with'],
          steering: ['electric'],
          drive: ['front'],
          transmission: ['manual', 'cvt'],
        },
        platform: 'dfsk-glory-580',
        engines: [
          { label: '1.8', family: 'DFSK SFG18', cylinders: 4 },
          { label: '1.5 Turbo', family: 'DFSK SFG15T', cylinders: 4 },
        ],
      },
    ],
  },
] satisfies readonly VehicleModel[]
