import type { VehicleModel } from '../shapes.ts'

export const suzuki = [
  {
    make: 'Suzuki',
    model: 'Swift',
    aliases: [],
    body: 'hatchback',
    popularity: 7,
    generations: [
      { from: 2006, to: 2011, platform: 'suzuki-rs', engines: [{ label: '1.5', family: 'M15A', cylinders: 4 }] },
      { from: 2012, to: 2017, platform: 'suzuki-fz', engines: [{ label: '1.4', family: 'K14B', cylinders: 4 }] },
      {
        from: 2018,
        to: 2024,
        platform: 'suzuki-heartect-a',
        engines: [
          { label: '1.2', family: 'K12M', cylinders: 4 },
          { label: '1.4 Turbo', family: 'K14C', cylinders: 4 },
        ],
      },
      { from: 2025, to: 2026, platform: 'suzuki-heartect-a', engines: [{ label: '1.2 híbrido', family: 'Z12E', cylinders: 3 }] },
    ],
  },
  {
    make: 'Suzuki',
    model: 'Ignis',
    aliases: [],
    body: 'hatchback',
    popularity: 5,
    generations: [{ from: 2017, to: 2025, platform: 'suzuki-heartect-a', engines: [{ label: '1.2', family: 'K12M', cylinders: 4 }] }],
  },
  {
    make: 'Suzuki',
    model: 'Ciaz',
    aliases: [],
    body: 'sedan',
    popularity: 5,
    generations: [
      {
        from: 2016,
        to: 2022,
        platform: 'suzuki-vr',
        engines: [
          { label: '1.4', family: 'K14B', cylinders: 4, to: 2018 },
          { label: '1.5', family: 'K15B', cylinders: 4, from: 2019 },
        ],
      },
    ],
  },
  {
    make: 'Suzuki',
    model: 'Ertiga',
    aliases: [],
    body: 'van',
    popularity: 5,
    generations: [{ from: 2018, to: 2026, platform: 'suzuki-heartect-b', engines: [{ label: '1.5', family: 'K15B', cylinders: 4 }] }],
  },
  {
    make: 'Suzuki',
    model: 'SX4',
    aliases: ['sx 4'],
    body: 'hatchback',
    popularity: 4,
    generations: [{ from: 2007, to: 2014, platform: 'suzuki-gy', engines: [{ label: '2.0', family: 'J20A', cylinders: 4 }] }],
  },
  {
    make: 'Suzuki',
    model: 'Vitara',
    aliases: [],
    body: 'suv',
    popularity: 5,
    generations: [
      {
        from: 2016,
        to: 2026,
        platform: 'suzuki-ly',
        engines: [
          { label: '1.6', family: 'M16A', cylinders: 4, to: 2021 },
          { label: '1.4 Turbo', family: 'K14C', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Suzuki',
    model: 'Grand Vitara',
    aliases: [],
    body: 'suv',
    popularity: 4,
    generations: [
      {
        from: 2006,
        to: 2014,
        platform: 'suzuki-jt',
        engines: [
          { label: '2.0', family: 'J20A', cylinders: 4, to: 2008 },
          { label: '2.7 V6', family: 'H27A', cylinders: 6, to: 2008 },
          { label: '2.4', family: 'J24B', cylinders: 4, from: 2009 },
        ],
      },
      { from: 2023, to: 2026, platform: 'suzuki-heartect-c', engines: [{ label: '1.5', family: 'K15C', cylinders: 4 }] },
    ],
  },
] satisfies readonly VehicleModel[]
