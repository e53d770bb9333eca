import type { VehicleModel } from '../shapes.ts'

export const seat = [
  {
    make: 'SEAT',
    model: 'Ibiza',
    aliases: ['ibiza cupra', 'ibiza fr'],
    body: 'hatchback',
    popularity: 8,
    generations: [
      {
        from: 2001,
        to: 2002,
        platform: 'vw-a03',
        engines: [
          { label: '1.6', family: 'EA111 1.6', cylinders: 4 },
          { label: '2.0', family: 'EA827 2.0', cylinders: 4 },
        ],
      },
      {
        from: 2003,
        to: 2009,
        platform: 'vw-pq24',
        engines: [
          { label: '1.6', family: 'EA111 1.6', cylinders: 4 },
          { label: '2.0', family: 'EA113 2.0', cylinders: 4 },
          { label: '1.8 Turbo', family: 'EA113 1.8T', cylinders: 4, from: 2004, to: 2008 },
        ],
      },
      {
        from: 2010,
        to: 2017,
        platform: 'vw-pq25',
        engines: [
          { label: '2.0', family: 'EA113 2.0', cylinders: 4, to: 2015 },
          { label: '1.6', family: 'EA111 1.6 16V', cylinders: 4, from: 2014 },
          { label: '1.2 TSI', family: 'EA111 1.2T', cylinders: 4, from: 2011, to: 2016 },
          { label: '1.4 TSI', family: 'EA111 1.4T', cylinders: 4, to: 2014 },
        ],
      },
      {
        from: 2018,
        to: 2026,
        platform: 'vw-mqb-a0',
        engines: [
          { label: '1.6', family: 'EA211 1.6', cylinders: 4 },
          { label: '1.0 TSI', family: 'EA211 1.0T', cylinders: 3, from: 2019 },
        ],
      },
    ],
  },
  {
    make: 'SEAT',
    model: 'León',
    aliases: ['leon cupra', 'leon fr'],
    body: 'hatchback',
    popularity: 7,
    generations: [
      { from: 2001, to: 2005, platform: 'vw-pq34', engines: [{ label: '1.8 Turbo', family: 'EA113 1.8T', cylinders: 4 }] },
      {
        from: 2006,
        to: 2012,
        platform: 'vw-pq35',
        engines: [
          { label: '2.0 Turbo', family: 'EA113 2.0T', cylinders: 4 },
          { label: '1.8 TSI', family: 'EA888 1.8', cylinders: 4, from: 2008 },
          { label: '1.4 TSI', family: 'EA111 1.4T', cylinders: 4, from: 2009 },
        ],
      },
      {
        from: 2013,
        to: 2020,
        platform: 'vw-mqb',
        engines: [
          { label: '1.2 TSI', family: 'EA211 1.2T', cylinders: 4, to: 2016 },
          { label: '1.4 TSI', family: 'EA211 1.4T', cylinders: 4 },
          { label: '1.8 TSI', family: 'EA888 1.8', cylinders: 4 },
          { label: '2.0 TSI', family: 'EA888 2.0', cylinders: 4, from: 2015 },
        ],
      },
      { from: 2021, to: 2025, platform: 'vw-mqb', engines: [{ label: '1.4 TSI', family: 'EA211 1.4T', cylinders: 4 }] },
    ],
  },
  {
    make: 'SEAT',
    model: 'Toledo',
    aliases: [],
    body: 'sedan',
    popularity: 5,
    generations: [
      {
        from: 2000,
        to: 2004,
        platform: 'vw-pq34',
        engines: [
          { label: '1.8 Turbo', family: 'EA113 1.8T', cylinders: 4 },
          { label: '2.3 V5', family: 'VW V5 2.3', cylinders: 5 },
        ],
      },
      { from: 2005, to: 2009, platform: 'vw-pq35', engines: [{ label: '2.0 FSI', family: 'EA113 2.0 FSI', cylinders: 4 }] },
      {
        from: 2013,
        to: 2018,
        platform: 'vw-pq25',
        engines: [
          { label: '1.2 TSI', family: 'EA111 1.2T', cylinders: 4, to: 2015 },
          { label: '1.4 TSI', family: 'EA111 1.4T', cylinders: 4, to: 2015 },
          { label: '1.6', family: 'EA211 1.6', cylinders: 4, from: 2016 },
        ],
      },
    ],
  },
  {
    make: 'SEAT',
    model: 'Córdoba',
    aliases: [],
    body: 'sedan',
    popularity: 6,
    generations: [
      {
        from: 2001,
        to: 2002,
        platform: 'vw-a03',
        engines: [
          { label: '1.6', family: 'EA111 1.6', cylinders: 4 },
          { label: '2.0', family: 'EA827 2.0', cylinders: 4 },
        ],
      },
      {
        from: 2003,
        to: 2009,
        platform: 'vw-pq24',
        engines: [
          { label: '1.6', family: 'EA111 1.6', cylinders: 4 },
          { label: '2.0', family: 'EA113 2.0', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'SEAT',
    model: 'Ateca',
    aliases: [],
    body: 'suv',
    popularity: 4,
    generations: [{ from: 2017, to: 2025, platform: 'vw-mqb', engines: [{ label: '1.4 TSI', family: 'EA211 1.4T', cylinders: 4 }] }],
  },
  {
    make: 'SEAT',
    model: 'Arona',
    aliases: [],
    body: 'suv',
    popularity: 4,
    generations: [
      {
        from: 2018,
        to: 2026,
        platform: 'vw-mqb-a0',
        engines: [
          { label: '1.6', family: 'EA211 1.6', cylinders: 4 },
          { label: '1.0 TSI', family: 'EA211 1.0T', cylinders: 3, from: 2019 },
        ],
      },
    ],
  },
] satisfies readonly VehicleModel[]
