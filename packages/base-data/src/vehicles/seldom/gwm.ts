import type { VehicleModel } from '../../shapes.ts'

export const gwm = [
  {
    make: 'GWM',
    model: 'Haval H6',
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
          drive: ['front', 'four'],
          transmission: ['robotized'],
        },
        platform: 'gwm-haval-h6',
        engines: [
          { label: '2.0 Turbo', family: 'GWM 4C20', cylinders: 4 },
          { label: '1.5 híbrido', family: 'GWM 4B15', cylinders: 4, facts: { fuel: ['hybrid'] } },
        ],
      },
    ],
  },
  {
    make: 'GWM',
    model: 'Jolion',
    aliases: ['haval jolion'],
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
        platform: 'gwm-jolion',
        engines: [
          { label: '1.5 Turbo', family: 'GWM 4G15', cylinders: 4 },
          { label: '1.5 híbrido', family: 'GWM 4B15 HEV', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'GWM',
    model: 'Poer',
    aliases: ['gwm pickup'],
    body: 'pickup',
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
          drive: ['rear', 'four'],
          transmission: ['manual', 'automatic'],
        },
        platform: 'gwm-poer',
        engines: [
          { label: '2.0 Turbo', family: 'GWM 4C20', cylinders: 4 },
          { label: '2.0 diésel', family: 'GWM 4D20', cylinders: 4, isDiesel: true },
          { label: '2.4 diésel', family: 'GWM 4D24', cylinders: 4, isDiesel: true, from: 2025, to: 2026 },
        ],
      },
    ],
  },
  {
    make: 'GWM',
    model: 'Tank 300',
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
          drive: ['four'],
          transmission: ['automatic'],
        },
        platform: 'gwm-tank-300',
        engines: [{ label: '2.0 Turbo', family: 'GWM 4C20', cylinders: 4 }],
      },
    ],
  },
  {
    make: 'GWM',
    model: 'Ora 03',
    aliases: [],
    body: 'hatchback',
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
        platform: 'gwm-ora-03',
        engines: [{ label: 'Eléctrico', family: 'GWM EV', cylinders: 0 }],
      },
    ],
  },
] satisfies readonly VehicleModel[]
