import type { VehicleModel } from '../shapes.ts'

export const jeep = [
  {
    make: 'Jeep',
    model: 'Liberty',
    aliases: [],
    body: 'suv',
    popularity: 6,
    generations: [
      {
        from: 2002,
        to: 2007,
        platform: 'jeep-kj',
        engines: [
          { label: '3.7 V6', family: 'PowerTech 3.7', cylinders: 6 },
          { label: '2.4', family: 'Chrysler 2.4 EDZ', cylinders: 4, to: 2005 },
        ],
      },
      { from: 2008, to: 2012, platform: 'jeep-kk', engines: [{ label: '3.7 V6', family: 'PowerTech 3.7', cylinders: 6 }] },
    ],
  },
  {
    make: 'Jeep',
    model: 'Patriot',
    aliases: [],
    body: 'suv',
    popularity: 6,
    generations: [
      { from: 2007, to: 2017, platform: 'chrysler-pm-mk', engines: [{ label: '2.4', family: 'World Engine 2.4', cylinders: 4 }] },
    ],
  },
  {
    make: 'Jeep',
    model: 'Compass',
    aliases: [],
    body: 'suv',
    popularity: 6,
    generations: [
      {
        from: 2007,
        to: 2016,
        platform: 'chrysler-pm-mk',
        engines: [
          { label: '2.4', family: 'World Engine 2.4', cylinders: 4 },
          { label: '2.0', family: 'World Engine 2.0', cylinders: 4, from: 2012 },
        ],
      },
      { from: 2017, to: 2021, platform: 'fiat-small-wide', engines: [{ label: '2.4', family: 'Tigershark 2.4', cylinders: 4 }] },
      { from: 2022, to: 2026, platform: 'fiat-small-wide', engines: [{ label: '1.3 Turbo', family: 'Firefly 1.3T', cylinders: 4 }] },
    ],
  },
  {
    make: 'Jeep',
    model: 'Renegade',
    aliases: [],
    body: 'suv',
    popularity: 4,
    generations: [
      {
        from: 2016,
        to: 2026,
        platform: 'fiat-small-wide',
        engines: [
          { label: '1.8', family: 'E.torQ 1.8', cylinders: 4, to: 2021 },
          { label: '1.3 Turbo', family: 'Firefly 1.3T', cylinders: 4, from: 2022 },
        ],
      },
    ],
  },
  {
    make: 'Jeep',
    model: 'Wrangler',
    aliases: ['rubicon'],
    body: 'suv',
    popularity: 5,
    generations: [
      { from: 1997, to: 2006, platform: 'jeep-tj', engines: [{ label: '4.0', family: 'AMC 4.0', cylinders: 6 }] },
      {
        from: 2007,
        to: 2017,
        platform: 'jeep-jk',
        engines: [
          { label: '3.8 V6', family: 'Chrysler 3.8 EGT', cylinders: 6, to: 2011 },
          { label: '3.6 V6', family: 'Pentastar 3.6', cylinders: 6, from: 2012 },
        ],
      },
      {
        from: 2018,
        to: 2026,
        platform: 'jeep-jl',
        engines: [
          { label: '3.6 V6', family: 'Pentastar 3.6', cylinders: 6 },
          { label: '2.0 Turbo', family: 'GME T4 2.0T', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Jeep',
    model: 'Grand Cherokee',
    aliases: [],
    body: 'suv',
    popularity: 5,
    generations: [
      {
        from: 1999,
        to: 2004,
        platform: 'jeep-wj',
        engines: [
          { label: '4.0', family: 'AMC 4.0', cylinders: 6 },
          { label: '4.7 V8', family: 'PowerTech 4.7', cylinders: 8 },
        ],
      },
      {
        from: 2005,
        to: 2010,
        platform: 'jeep-wk',
        engines: [
          { label: '3.7 V6', family: 'PowerTech 3.7', cylinders: 6 },
          { label: '4.7 V8', family: 'PowerTech 4.7', cylinders: 8 },
          { label: '5.7 V8', family: 'Hemi 5.7', cylinders: 8 },
        ],
      },
      {
        from: 2011,
        to: 2021,
        platform: 'jeep-wk2',
        engines: [
          { label: '3.6 V6', family: 'Pentastar 3.6', cylinders: 6 },
          { label: '5.7 V8', family: 'Hemi 5.7', cylinders: 8 },
        ],
      },
      {
        from: 2022,
        to: 2026,
        platform: 'jeep-wl',
        engines: [
          { label: '3.6 V6', family: 'Pentastar 3.6', cylinders: 6 },
          { label: '5.7 V8', family: 'Hemi 5.7', cylinders: 8, to: 2023 },
        ],
      },
    ],
  },
] satisfies readonly VehicleModel[]
