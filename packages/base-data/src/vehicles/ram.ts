import type { VehicleModel } from '../shapes.ts'

export const ram = [
  {
    make: 'RAM',
    model: '700',
    aliases: ['ram 700', 'ram700', 'dodge ram 700'],
    body: 'pickup',
    popularity: 7,
    generations: [
      {
        from: 2015,
        to: 2020,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['drum'],
          abs: ['with', 'without'],
          steering: ['hydraulic'],
          drive: ['front'],
          transmission: ['manual'],
        },
        platform: 'fiat-278',
        engines: [{ label: '1.6', family: 'E.torQ 1.6', cylinders: 4 }],
      },
      {
        from: 2021,
        to: 2026,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['drum'],
          abs: ['with'],
          steering: ['electric'],
          drive: ['front'],
          transmission: ['manual', 'cvt'],
        },
        platform: 'fiat-281',
        engines: [
          { label: '1.4', family: 'Fire 1.4', cylinders: 4, to: 2023 },
          { label: '1.3', family: 'Firefly 1.3', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'RAM',
    model: '1500',
    aliases: ['ram 1500', 'ram1500', 'dodge ram 1500'],
    body: 'pickup',
    popularity: 5,
    generations: [
      {
        name: 'DR',
        from: 2002,
        to: 2008,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['disc'],
          abs: ['with'],
          steering: ['hydraulic'],
          drive: ['rear', 'four'],
          transmission: ['manual', 'automatic'],
        },
        platform: 'ram-dr',
        engines: [
          { label: '3.7 V6', family: 'PowerTech 3.7', cylinders: 6 },
          { label: '4.7 V8', family: 'PowerTech 4.7', cylinders: 8 },
          { label: '5.7 V8', family: 'Hemi 5.7', cylinders: 8, from: 2003 },
        ],
      },
      {
        name: 'DS',
        from: 2009,
        to: 2018,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['disc'],
          abs: ['with'],
          steering: ['hydraulic', 'electric'],
          drive: ['rear', 'four'],
          transmission: ['automatic'],
        },
        platform: 'ram-ds',
        engines: [
          { label: '3.7 V6', family: 'PowerTech 3.7', cylinders: 6, to: 2012 },
          { label: '4.7 V8', family: 'PowerTech 4.7', cylinders: 8, to: 2013 },
          { label: '3.6 V6', family: 'Pentastar 3.6', cylinders: 6, from: 2013 },
          { label: '5.7 V8', family: 'Hemi 5.7', cylinders: 8 },
        ],
      },
      {
        name: 'DT',
        from: 2019,
        to: 2026,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['disc'],
          abs: ['with'],
          steering: ['electric'],
          drive: ['rear', 'four'],
          transmission: ['automatic'],
        },
        platform: 'ram-dt',
        engines: [
          { label: '3.6 V6', family: 'Pentastar 3.6', cylinders: 6 },
          { label: '5.7 V8', family: 'Hemi 5.7', cylinders: 8 },
          { label: '3.0 Turbo', family: 'Hurricane 3.0', cylinders: 6, from: 2025 },
        ],
      },
    ],
  },
  {
    make: 'RAM',
    model: 'ProMaster',
    aliases: ['pro master'],
    body: 'van',
    popularity: 5,
    generations: [
      {
        from: 2014,
        to: 2026,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['disc'],
          abs: ['with'],
          steering: ['hydraulic', 'electric'],
          drive: ['front'],
          transmission: ['automatic'],
        },
        platform: 'fiat-ducato-250',
        engines: [{ label: '3.6 V6', family: 'Pentastar 3.6', cylinders: 6 }],
      },
    ],
  },
] satisfies readonly VehicleModel[]
