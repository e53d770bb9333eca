import type { VehicleModel } from '../shapes.ts'

export const dodge = [
  {
    make: 'Dodge',
    model: 'Attitude',
    aliases: ['attitude by dodge', 'accent by dodge'],
    body: 'sedan',
    popularity: 9,
    generations: [
      {
        from: 2006,
        to: 2011,
        platform: 'hyundai-mc',
        engines: [
          { label: '1.4', family: 'Alpha II 1.4', cylinders: 4 },
          { label: '1.6', family: 'Alpha II 1.6', cylinders: 4 },
        ],
      },
      {
        from: 2012,
        to: 2014,
        platform: 'hyundai-rb',
        engines: [
          { label: '1.4', family: 'Kappa 1.4', cylinders: 4 },
          { label: '1.6', family: 'Gamma 1.6', cylinders: 4 },
        ],
      },
      { from: 2015, to: 2024, platform: 'mitsubishi-a0', engines: [{ label: '1.2', family: 'Mitsubishi 3A92', cylinders: 3 }] },
      { from: 2025, to: 2026, platform: 'gac-gpma', engines: [{ label: '1.5 Turbo', family: 'GAC 4A15 1.5T', cylinders: 4 }] },
    ],
  },
  {
    make: 'Dodge',
    model: 'Verna',
    aliases: [],
    body: 'sedan',
    popularity: 4,
    generations: [
      {
        from: 2004,
        to: 2006,
        platform: 'hyundai-lc',
        engines: [
          { label: '1.5', family: 'Alpha 1.5', cylinders: 4 },
          { label: '1.6', family: 'Alpha II 1.6', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Dodge',
    model: 'Atos',
    aliases: ['atos by dodge'],
    body: 'hatchback',
    popularity: 7,
    generations: [
      {
        from: 2001,
        to: 2012,
        platform: 'hyundai-mx',
        engines: [
          { label: '1.0', family: 'Epsilon 1.0', cylinders: 4, to: 2004 },
          { label: '1.1', family: 'Epsilon 1.1', cylinders: 4, from: 2005 },
        ],
      },
    ],
  },
  {
    make: 'Dodge',
    model: 'i10',
    aliases: ['i10 by dodge', 'i-10'],
    body: 'hatchback',
    popularity: 6,
    generations: [{ from: 2009, to: 2014, platform: 'hyundai-pa', engines: [{ label: '1.1', family: 'Epsilon 1.1', cylinders: 4 }] }],
  },
  {
    make: 'Dodge',
    model: 'Neon',
    aliases: [],
    body: 'sedan',
    popularity: 6,
    generations: [
      { from: 1995, to: 1999, platform: 'chrysler-pl', engines: [{ label: '2.0', family: 'Chrysler 2.0 ECB', cylinders: 4 }] },
      { from: 2000, to: 2005, platform: 'chrysler-pl', engines: [{ label: '2.0', family: 'Chrysler 2.0 ECB', cylinders: 4 }] },
      {
        from: 2017,
        to: 2020,
        platform: 'fiat-356',
        engines: [
          { label: '1.4', family: 'Fire 1.4 16V', cylinders: 4 },
          { label: '1.6', family: 'E.torQ 1.6', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Dodge',
    model: 'Vision',
    aliases: [],
    body: 'sedan',
    popularity: 5,
    generations: [{ from: 2015, to: 2018, platform: 'fiat-326', engines: [{ label: '1.6', family: 'E.torQ 1.6', cylinders: 4 }] }],
  },
  {
    make: 'Dodge',
    model: 'Stratus',
    aliases: [],
    body: 'sedan',
    popularity: 6,
    generations: [
      {
        from: 1995,
        to: 2000,
        platform: 'chrysler-ja',
        engines: [
          { label: '2.0', family: 'Chrysler 2.0 ECB', cylinders: 4 },
          { label: '2.4', family: 'Chrysler 2.4 EDZ', cylinders: 4 },
          { label: '2.5 V6', family: 'Mitsubishi 6G73', cylinders: 6 },
        ],
      },
      {
        from: 2001,
        to: 2006,
        platform: 'chrysler-jr',
        engines: [
          { label: '2.4', family: 'Chrysler 2.4 EDZ', cylinders: 4 },
          { label: '2.4 Turbo', family: 'Chrysler 2.4T EDV', cylinders: 4, from: 2002, to: 2005 },
        ],
      },
    ],
  },
  {
    make: 'Dodge',
    model: 'Avenger',
    aliases: [],
    body: 'sedan',
    popularity: 5,
    generations: [
      {
        from: 2008,
        to: 2014,
        platform: 'chrysler-js',
        engines: [
          { label: '2.4', family: 'World Engine 2.4', cylinders: 4 },
          { label: '3.5 V6', family: 'Chrysler 3.5 EGF', cylinders: 6, to: 2010 },
          { label: '3.6 V6', family: 'Pentastar 3.6', cylinders: 6, from: 2011 },
        ],
      },
    ],
  },
  {
    make: 'Dodge',
    model: 'Caliber',
    aliases: [],
    body: 'hatchback',
    popularity: 6,
    generations: [
      {
        from: 2007,
        to: 2012,
        platform: 'chrysler-pm-mk',
        engines: [
          { label: '2.0', family: 'World Engine 2.0', cylinders: 4 },
          { label: '2.4', family: 'World Engine 2.4', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Dodge',
    model: 'Journey',
    aliases: [],
    body: 'suv',
    popularity: 7,
    generations: [
      {
        from: 2009,
        to: 2020,
        platform: 'chrysler-jc',
        engines: [
          { label: '2.4', family: 'World Engine 2.4', cylinders: 4 },
          { label: '2.7 V6', family: 'Chrysler 2.7 EER', cylinders: 6, to: 2010 },
          { label: '3.6 V6', family: 'Pentastar 3.6', cylinders: 6, from: 2011 },
        ],
      },
      { from: 2022, to: 2026, platform: 'gac-gpma', engines: [{ label: '1.5 Turbo', family: 'GAC 4A15 1.5T', cylinders: 4 }] },
    ],
  },
] satisfies readonly VehicleModel[]
