import type { VehicleModel } from '../shapes.ts'

export const peugeot = [
  {
    make: 'Peugeot',
    model: 'Partner',
    aliases: ['partner maxi'],
    body: 'van',
    popularity: 6,
    generations: [
      {
        from: 2000,
        to: 2012,
        platform: 'psa-m59',
        engines: [
          { label: '1.6', family: 'TU5', cylinders: 4 },
          { label: '1.9 diésel', family: 'DW8', cylinders: 4, isDiesel: true, to: 2005 },
          { label: '2.0 HDi', family: 'DW10', cylinders: 4, isDiesel: true, from: 2006, to: 2009 },
          { label: '1.6 HDi', family: 'DV6', cylinders: 4, isDiesel: true, from: 2009 },
        ],
      },
      {
        from: 2013,
        to: 2019,
        platform: 'psa-b9',
        engines: [
          { label: '1.6', family: 'TU5', cylinders: 4 },
          { label: '1.6 HDi', family: 'DV6', cylinders: 4, isDiesel: true },
        ],
      },
      { from: 2020, to: 2026, platform: 'psa-k9', engines: [{ label: '1.6 HDi', family: 'DV6', cylinders: 4, isDiesel: true }] },
    ],
  },
  {
    make: 'Peugeot',
    model: '206',
    aliases: [],
    body: 'hatchback',
    popularity: 6,
    generations: [
      {
        from: 2000,
        to: 2009,
        platform: 'psa-t1',
        engines: [
          { label: '1.4', family: 'TU3', cylinders: 4, from: 2003 },
          { label: '1.6', family: 'TU5', cylinders: 4 },
          { label: '2.0', family: 'EW10', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Peugeot',
    model: '207',
    aliases: [],
    body: 'hatchback',
    popularity: 5,
    generations: [
      {
        from: 2007,
        to: 2012,
        platform: 'psa-pf1',
        engines: [
          { label: '1.6', family: 'EP6', cylinders: 4 },
          { label: '1.6 Turbo', family: 'EP6DT', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Peugeot',
    model: '207 Compact',
    aliases: [],
    body: 'hatchback',
    popularity: 4,
    generations: [
      {
        from: 2009,
        to: 2014,
        platform: 'psa-t1',
        engines: [
          { label: '1.4', family: 'TU3', cylinders: 4 },
          { label: '1.6', family: 'TU5', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Peugeot',
    model: '208',
    aliases: [],
    body: 'hatchback',
    popularity: 5,
    generations: [
      {
        from: 2014,
        to: 2019,
        platform: 'psa-pf1',
        engines: [
          { label: '1.6', family: 'EC5', cylinders: 4 },
          { label: '1.2', family: 'EB2', cylinders: 3 },
          { label: '1.6 Turbo', family: 'EP6DT', cylinders: 4 },
        ],
      },
      {
        from: 2020,
        to: 2026,
        platform: 'psa-cmp',
        engines: [
          { label: '1.6', family: 'EC5', cylinders: 4, to: 2022 },
          { label: '1.2 Turbo', family: 'EB2 Turbo', cylinders: 3 },
        ],
      },
    ],
  },
  {
    make: 'Peugeot',
    model: '301',
    aliases: [],
    body: 'sedan',
    popularity: 5,
    generations: [
      {
        from: 2013,
        to: 2021,
        platform: 'psa-pf1',
        engines: [
          { label: '1.6', family: 'EC5', cylinders: 4 },
          { label: '1.6 HDi', family: 'DV6', cylinders: 4, isDiesel: true },
        ],
      },
    ],
  },
  {
    make: 'Peugeot',
    model: '307',
    aliases: [],
    body: 'hatchback',
    popularity: 4,
    generations: [
      {
        from: 2002,
        to: 2008,
        platform: 'psa-pf2',
        engines: [
          { label: '1.6', family: 'TU5', cylinders: 4 },
          { label: '2.0', family: 'EW10', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Peugeot',
    model: 'Manager',
    aliases: [],
    body: 'van',
    popularity: 5,
    generations: [
      {
        from: 2008,
        to: 2026,
        platform: 'fiat-ducato-250',
        engines: [
          { label: '2.2 HDi', family: 'PSA Puma 2.2', cylinders: 4, isDiesel: true, to: 2016 },
          { label: '2.0 HDi', family: 'DW10', cylinders: 4, isDiesel: true, from: 2017, to: 2019 },
          { label: '2.2 BlueHDi', family: 'DW12', cylinders: 4, isDiesel: true, from: 2020 },
        ],
      },
    ],
  },
] satisfies readonly VehicleModel[]
