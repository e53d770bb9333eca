import type { VehicleModel } from '../../shapes.ts'

export const isuzu = [
  {
    make: 'Isuzu',
    model: 'ELF',
    aliases: ['isuzu elf 200', 'isuzu elf 300', 'isuzu elf 400'],
    body: 'pickup',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        from: 2006,
        to: 2026,
        facts: { steering: ['hydraulic'], drive: ['rear'], transmission: ['manual'] },
        platform: 'isuzu-elf',
        engines: [
          { label: '3.0 diésel', family: '4JH1', cylinders: 4, isDiesel: true },
          { label: '5.2 diésel', family: '4HK1', cylinders: 4, isDiesel: true },
        ],
      },
    ],
  },
  {
    make: 'Isuzu',
    model: 'D-Max',
    aliases: [],
    body: 'pickup',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        name: 'RT50',
        from: 2012,
        to: 2019,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['drum'],
          abs: ['with'],
          steering: ['hydraulic'],
          drive: ['rear', 'four'],
          transmission: ['manual', 'automatic'],
        },
        platform: 'isuzu-d-max-rt50',
        engines: [{ label: '2.5 diésel', family: '4JK1', cylinders: 4, isDiesel: true }],
      },
      {
        name: 'RG',
        from: 2021,
        to: 2026,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['drum'],
          abs: ['with'],
          steering: ['electric'],
          drive: ['rear', 'four'],
          transmission: ['manual', 'automatic'],
        },
        platform: 'isuzu-d-max-rg',
        engines: [{ label: '3.0 diésel', family: '4JJ3', cylinders: 4, isDiesel: true }],
      },
    ],
  },
  {
    make: 'Isuzu',
    model: 'Rodeo',
    aliases: [],
    body: 'suv',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        name: 'UE',
        from: 1998,
        to: 2004,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['disc', 'drum'],
          abs: ['with', 'without'],
          steering: ['hydraulic'],
          drive: ['rear', 'four'],
          transmission: ['manual', 'automatic'],
        },
        platform: 'isuzu-rodeo',
        engines: [
          { label: '2.2', family: 'X22SE', cylinders: 4 },
          { label: '3.2 V6', family: '6VD1', cylinders: 6 },
        ],
      },
    ],
  },
  {
    make: 'Isuzu',
    model: 'Trooper',
    aliases: [],
    body: 'suv',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        name: 'UBS',
        from: 1992,
        to: 2002,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['disc'],
          abs: ['with', 'without'],
          steering: ['hydraulic'],
          drive: ['rear', 'four'],
          transmission: ['manual', 'automatic'],
        },
        platform: 'isuzu-trooper',
        engines: [
          { label: '3.2 V6', family: '6VD1', cylinders: 6, from: 1992, to: 1997 },
          { label: '3.5 V6', family: '6VE1', cylinders: 6, from: 1998, to: 2002 },
        ],
      },
    ],
  },
] satisfies readonly VehicleModel[]
