import type { VehicleModel } from '../shapes.ts'

export const honda = [
  {
    make: 'Honda',
    model: 'Civic',
    aliases: ['civic si'],
    body: 'sedan',
    popularity: 7,
    generations: [
      { from: 1996, to: 2000, platform: 'honda-ek', engines: [{ label: '1.6', family: 'D16Y', cylinders: 4 }] },
      { from: 2001, to: 2005, platform: 'honda-es', engines: [{ label: '1.7', family: 'D17A', cylinders: 4 }] },
      {
        from: 2006,
        to: 2011,
        platform: 'honda-fa',
        engines: [
          { label: '1.8', family: 'R18A', cylinders: 4 },
          { label: '2.0', family: 'K20Z', cylinders: 4 },
        ],
      },
      {
        from: 2012,
        to: 2015,
        platform: 'honda-fb',
        engines: [
          { label: '1.8', family: 'R18Z', cylinders: 4 },
          { label: '2.4', family: 'K24Z', cylinders: 4 },
        ],
      },
      {
        from: 2016,
        to: 2021,
        platform: 'honda-fc',
        engines: [
          { label: '2.0', family: 'K20C2', cylinders: 4 },
          { label: '1.5 Turbo', family: 'L15B7', cylinders: 4 },
        ],
      },
      {
        from: 2022,
        to: 2026,
        platform: 'honda-fe',
        engines: [
          { label: '2.0', family: 'K20C2', cylinders: 4, to: 2024 },
          { label: '1.5 Turbo', family: 'L15B7', cylinders: 4 },
          { label: '2.0 híbrido', family: 'LFC 2.0 HEV', cylinders: 4, from: 2025 },
        ],
      },
    ],
  },
  {
    make: 'Honda',
    model: 'City',
    aliases: [],
    body: 'sedan',
    popularity: 6,
    generations: [
      { from: 2010, to: 2014, platform: 'honda-ge', engines: [{ label: '1.5', family: 'L15A', cylinders: 4 }] },
      { from: 2015, to: 2020, platform: 'honda-gk', engines: [{ label: '1.5', family: 'L15Z', cylinders: 4 }] },
      { from: 2021, to: 2026, platform: 'honda-gn', engines: [{ label: '1.5', family: 'L15ZF', cylinders: 4 }] },
    ],
  },
  {
    make: 'Honda',
    model: 'Fit',
    aliases: [],
    body: 'hatchback',
    popularity: 6,
    generations: [
      { from: 2006, to: 2008, platform: 'honda-gd', engines: [{ label: '1.5', family: 'L15A', cylinders: 4 }] },
      { from: 2009, to: 2014, platform: 'honda-ge', engines: [{ label: '1.5', family: 'L15A', cylinders: 4 }] },
      { from: 2015, to: 2020, platform: 'honda-gk', engines: [{ label: '1.5', family: 'L15Z', cylinders: 4 }] },
    ],
  },
  {
    make: 'Honda',
    model: 'Accord',
    aliases: [],
    body: 'sedan',
    popularity: 6,
    generations: [
      { from: 1994, to: 1997, platform: 'honda-cd', engines: [{ label: '2.2', family: 'F22B', cylinders: 4 }] },
      {
        from: 1998,
        to: 2002,
        platform: 'honda-cg',
        engines: [
          { label: '2.3', family: 'F23A', cylinders: 4 },
          { label: '3.0 V6', family: 'J30A', cylinders: 6 },
        ],
      },
      {
        from: 2003,
        to: 2007,
        platform: 'honda-cm',
        engines: [
          { label: '2.4', family: 'K24A', cylinders: 4 },
          { label: '3.0 V6', family: 'J30A', cylinders: 6 },
        ],
      },
      {
        from: 2008,
        to: 2012,
        platform: 'honda-cp',
        engines: [
          { label: '2.4', family: 'K24Z', cylinders: 4 },
          { label: '3.5 V6', family: 'J35Z', cylinders: 6 },
        ],
      },
      {
        from: 2013,
        to: 2017,
        platform: 'honda-cr',
        engines: [
          { label: '2.4', family: 'K24W', cylinders: 4 },
          { label: '3.5 V6', family: 'J35Y', cylinders: 6 },
        ],
      },
      {
        from: 2018,
        to: 2022,
        platform: 'honda-cv',
        engines: [
          { label: '1.5 Turbo', family: 'L15B7', cylinders: 4 },
          { label: '2.0 Turbo', family: 'K20C4', cylinders: 4 },
        ],
      },
      {
        from: 2023,
        to: 2026,
        platform: 'honda-cy',
        engines: [
          { label: '1.5 Turbo', family: 'L15B7', cylinders: 4 },
          { label: '2.0 híbrido', family: 'LFC 2.0 HEV', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Honda',
    model: 'CR-V',
    aliases: ['crv', 'cr v'],
    body: 'suv',
    popularity: 7,
    generations: [
      { from: 1997, to: 2001, platform: 'honda-rd1', engines: [{ label: '2.0', family: 'B20B', cylinders: 4 }] },
      { from: 2002, to: 2006, platform: 'honda-rd5', engines: [{ label: '2.4', family: 'K24A', cylinders: 4 }] },
      { from: 2007, to: 2011, platform: 'honda-re', engines: [{ label: '2.4', family: 'K24Z', cylinders: 4 }] },
      { from: 2012, to: 2014, platform: 'honda-rm', engines: [{ label: '2.4', family: 'K24Z', cylinders: 4 }] },
      { from: 2015, to: 2016, platform: 'honda-rm', engines: [{ label: '2.4', family: 'K24W', cylinders: 4 }] },
      {
        from: 2017,
        to: 2022,
        platform: 'honda-rw',
        engines: [
          { label: '2.4', family: 'K24W', cylinders: 4, to: 2019 },
          { label: '1.5 Turbo', family: 'L15B7', cylinders: 4 },
        ],
      },
      {
        from: 2023,
        to: 2026,
        platform: 'honda-rs',
        engines: [
          { label: '1.5 Turbo', family: 'L15B7', cylinders: 4 },
          { label: '2.0 híbrido', family: 'LFC 2.0 HEV', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Honda',
    model: 'HR-V',
    aliases: ['hrv', 'hr v'],
    body: 'suv',
    popularity: 6,
    generations: [
      { from: 2016, to: 2022, platform: 'honda-gk', engines: [{ label: '1.8', family: 'R18Z', cylinders: 4 }] },
      { from: 2023, to: 2026, platform: 'honda-fe', engines: [{ label: '2.0', family: 'K20C2', cylinders: 4 }] },
    ],
  },
  {
    make: 'Honda',
    model: 'BR-V',
    aliases: ['brv', 'br v'],
    body: 'suv',
    popularity: 4,
    generations: [
      { from: 2018, to: 2022, platform: 'honda-dg', engines: [{ label: '1.5', family: 'L15Z', cylinders: 4 }] },
      { from: 2023, to: 2026, platform: 'honda-dg3', engines: [{ label: '1.5', family: 'L15ZF', cylinders: 4 }] },
    ],
  },
  {
    make: 'Honda',
    model: 'Odyssey',
    aliases: [],
    body: 'van',
    popularity: 4,
    generations: [
      { from: 2005, to: 2010, platform: 'honda-rl3', engines: [{ label: '3.5 V6', family: 'J35A', cylinders: 6 }] },
      { from: 2011, to: 2017, platform: 'honda-rl5', engines: [{ label: '3.5 V6', family: 'J35Z', cylinders: 6 }] },
      { from: 2018, to: 2025, platform: 'honda-rl6', engines: [{ label: '3.5 V6', family: 'J35Y', cylinders: 6 }] },
    ],
  },
] satisfies readonly VehicleModel[]
