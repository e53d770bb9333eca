import type { VehicleModel } from '../shapes.ts'

export const renault = [
  {
    make: 'Renault',
    model: 'Duster',
    aliases: [],
    body: 'suv',
    popularity: 7,
    generations: [
      {
        from: 2013,
        to: 2020,
        platform: 'renault-b0',
        engines: [
          { label: '2.0', family: 'F4R', cylinders: 4 },
          { label: '1.6', family: 'H4M', cylinders: 4, from: 2018 },
        ],
      },
      {
        from: 2021,
        to: 2026,
        platform: 'renault-b0',
        engines: [
          { label: '1.6', family: 'H4M', cylinders: 4 },
          { label: '1.3 Turbo', family: 'H5H', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Renault',
    model: 'Oroch',
    aliases: ['duster oroch'],
    body: 'pickup',
    popularity: 5,
    generations: [
      { from: 2018, to: 2022, platform: 'renault-b0', engines: [{ label: '2.0', family: 'F4R', cylinders: 4 }] },
      {
        from: 2023,
        to: 2026,
        platform: 'renault-b0',
        engines: [
          { label: '1.6', family: 'H4M', cylinders: 4 },
          { label: '1.3 Turbo', family: 'H5H', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Renault',
    model: 'Logan',
    aliases: [],
    body: 'sedan',
    popularity: 6,
    generations: [
      {
        from: 2015,
        to: 2023,
        platform: 'renault-b0',
        engines: [
          { label: '1.6', family: 'K7M', cylinders: 4, to: 2019 },
          { label: '1.6 16V', family: 'K4M', cylinders: 4, from: 2020 },
        ],
      },
    ],
  },
  {
    make: 'Renault',
    model: 'Sandero',
    aliases: [],
    body: 'hatchback',
    popularity: 5,
    generations: [
      { from: 2010, to: 2015, platform: 'renault-b0', engines: [{ label: '1.6', family: 'K4M', cylinders: 4 }] },
      {
        from: 2016,
        to: 2022,
        platform: 'renault-b0',
        engines: [
          { label: '1.6', family: 'K7M', cylinders: 4, to: 2019 },
          { label: '1.6 16V', family: 'K4M', cylinders: 4, from: 2020 },
        ],
      },
    ],
  },
  {
    make: 'Renault',
    model: 'Stepway',
    aliases: ['sandero stepway'],
    body: 'hatchback',
    popularity: 5,
    generations: [
      { from: 2011, to: 2015, platform: 'renault-b0', engines: [{ label: '1.6', family: 'K4M', cylinders: 4 }] },
      {
        from: 2016,
        to: 2023,
        platform: 'renault-b0',
        engines: [
          { label: '1.6', family: 'K7M', cylinders: 4, to: 2019 },
          { label: '1.6 16V', family: 'K4M', cylinders: 4, from: 2020 },
        ],
      },
    ],
  },
  {
    make: 'Renault',
    model: 'Kwid',
    aliases: [],
    body: 'hatchback',
    popularity: 6,
    generations: [{ from: 2019, to: 2026, platform: 'renault-cmf-a', engines: [{ label: '1.0', family: 'B4D', cylinders: 3 }] }],
  },
  {
    make: 'Renault',
    model: 'Clio',
    aliases: [],
    body: 'hatchback',
    popularity: 6,
    generations: [{ from: 2002, to: 2010, platform: 'renault-x65', engines: [{ label: '1.6', family: 'K4M', cylinders: 4 }] }],
  },
  {
    make: 'Renault',
    model: 'Mégane',
    aliases: [],
    body: 'sedan',
    popularity: 4,
    generations: [
      {
        from: 2004,
        to: 2010,
        platform: 'renault-x84',
        engines: [
          { label: '1.6', family: 'K4M', cylinders: 4 },
          { label: '2.0', family: 'F4R', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Renault',
    model: 'Fluence',
    aliases: [],
    body: 'sedan',
    popularity: 4,
    generations: [{ from: 2011, to: 2018, platform: 'renault-l38', engines: [{ label: '2.0', family: 'MR20DE', cylinders: 4 }] }],
  },
  {
    make: 'Renault',
    model: 'Kangoo',
    aliases: [],
    body: 'van',
    popularity: 5,
    generations: [{ from: 2004, to: 2018, platform: 'renault-x76', engines: [{ label: '1.6', family: 'K4M', cylinders: 4 }] }],
  },
  {
    make: 'Renault',
    model: 'Koleos',
    aliases: [],
    body: 'suv',
    popularity: 4,
    generations: [
      { from: 2009, to: 2016, platform: 'renault-h45', engines: [{ label: '2.5', family: 'QR25DE', cylinders: 4 }] },
      { from: 2017, to: 2026, platform: 'nissan-cmf-cd', engines: [{ label: '2.5', family: 'QR25DE', cylinders: 4 }] },
    ],
  },
] satisfies readonly VehicleModel[]
