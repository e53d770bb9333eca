import type { VehicleModel } from '../shapes.ts'

export const volkswagen = [
  {
    make: 'Volkswagen',
    model: 'Jetta',
    aliases: [
      'jetta a3 1993-1998',
      'jetta a4 1999-2010',
      'jetta a6 2011-2018',
      'jetta a7 2019-',
      'jetta mk3 1993-1998',
      'jetta mk4 1999-2010',
      'jetta mk6 2011-2018',
      'jetta mk7 2019-',
      'jetta gli',
    ],
    body: 'sedan',
    popularity: 10,
    generations: [
      {
        from: 1993,
        to: 1998,
        platform: 'vw-a3',
        engines: [
          { label: '1.8', family: 'EA827 1.8', cylinders: 4 },
          { label: '2.0', family: 'EA827 2.0', cylinders: 4 },
          { label: '2.8 VR6', family: 'VR6 2.8', cylinders: 6 },
        ],
      },
      {
        from: 1999,
        to: 2010,
        platform: 'vw-pq34',
        engines: [
          { label: '2.0', family: 'EA113 2.0', cylinders: 4 },
          { label: '1.8 Turbo', family: 'EA113 1.8T', cylinders: 4, to: 2008 },
          { label: '2.8 VR6', family: 'VR6 2.8', cylinders: 6, to: 2004 },
          { label: '1.9 TDI', family: 'EA188 1.9 TDI', cylinders: 4, isDiesel: true, from: 2004 },
        ],
      },
      {
        from: 2011,
        to: 2018,
        platform: 'vw-pq35',
        engines: [
          { label: '2.0', family: 'EA113 2.0', cylinders: 4 },
          { label: '2.5', family: 'EA855', cylinders: 5 },
          { label: '2.0 TSI', family: 'EA888 2.0', cylinders: 4 },
          { label: '2.0 TDI', family: 'EA189 2.0 TDI', cylinders: 4, isDiesel: true, from: 2012, to: 2015 },
        ],
      },
      {
        from: 2019,
        to: 2026,
        platform: 'vw-mqb',
        engines: [
          { label: '1.4 TSI', family: 'EA211 1.4T', cylinders: 4 },
          { label: '2.0 TSI', family: 'EA888 2.0', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Volkswagen',
    model: 'Jetta Clásico',
    aliases: ['clasico', 'jetta a4 clasico', 'vw clasico'],
    body: 'sedan',
    popularity: 8,
    generations: [
      {
        from: 2011,
        to: 2015,
        platform: 'vw-pq34',
        engines: [
          { label: '2.0', family: 'EA113 2.0', cylinders: 4 },
          { label: '1.9 TDI', family: 'EA188 1.9 TDI', cylinders: 4, isDiesel: true },
        ],
      },
    ],
  },
  {
    make: 'Volkswagen',
    model: 'Bora',
    aliases: ['jetta a5', 'bora a5', 'jetta mk5'],
    body: 'sedan',
    popularity: 7,
    generations: [
      {
        from: 2005,
        to: 2010,
        platform: 'vw-pq35',
        engines: [
          { label: '2.5', family: 'EA855', cylinders: 5 },
          { label: '2.0 Turbo', family: 'EA113 2.0T', cylinders: 4, from: 2006 },
          { label: '1.9 TDI', family: 'EA188 1.9 TDI', cylinders: 4, isDiesel: true, from: 2006 },
        ],
      },
    ],
  },
  {
    make: 'Volkswagen',
    model: 'Vento',
    aliases: [],
    body: 'sedan',
    popularity: 9,
    generations: [
      {
        from: 2014,
        to: 2022,
        platform: 'vw-pq25',
        engines: [
          { label: '1.6', family: 'EA111 1.6 16V', cylinders: 4 },
          { label: '1.5 TDI', family: 'EA189 1.5 TDI', cylinders: 4, isDiesel: true, from: 2015, to: 2018 },
        ],
      },
    ],
  },
  {
    make: 'Volkswagen',
    model: 'Virtus',
    aliases: [],
    body: 'sedan',
    popularity: 6,
    generations: [
      {
        from: 2020,
        to: 2026,
        platform: 'vw-mqb-a0',
        engines: [
          { label: '1.6', family: 'EA211 1.6', cylinders: 4 },
          { label: '1.0 TSI', family: 'EA211 1.0T', cylinders: 3, from: 2023 },
        ],
      },
    ],
  },
  {
    make: 'Volkswagen',
    model: 'Derby',
    aliases: [],
    body: 'sedan',
    popularity: 7,
    generations: [{ from: 1995, to: 2009, platform: 'vw-a03', engines: [{ label: '1.8', family: 'EA827 1.8', cylinders: 4 }] }],
  },
  {
    make: 'Volkswagen',
    model: 'Gol',
    aliases: ['gol sedan', 'gol hatchback', 'gol trendline'],
    body: 'hatchback',
    popularity: 9,
    generations: [{ from: 2009, to: 2023, platform: 'vw-pq24', engines: [{ label: '1.6', family: 'EA111 1.6', cylinders: 4 }] }],
  },
  {
    make: 'Volkswagen',
    model: 'Polo',
    aliases: [],
    body: 'hatchback',
    popularity: 7,
    generations: [
      { from: 2003, to: 2007, platform: 'vw-pq24', engines: [{ label: '1.6', family: 'EA111 1.6', cylinders: 4 }] },
      {
        from: 2013,
        to: 2022,
        platform: 'vw-pq25',
        engines: [
          { label: '1.6', family: 'EA111 1.6 16V', cylinders: 4, from: 2014 },
          { label: '1.2 TSI', family: 'EA111 1.2T', cylinders: 4, to: 2014 },
        ],
      },
      { from: 2023, to: 2026, platform: 'vw-mqb-a0', engines: [{ label: '1.6', family: 'EA211 1.6', cylinders: 4 }] },
    ],
  },
  {
    make: 'Volkswagen',
    model: 'Pointer',
    aliases: ['pointer pick up', 'pointer wagon', 'pointer gti'],
    body: 'hatchback',
    popularity: 8,
    generations: [
      {
        from: 1998,
        to: 2009,
        platform: 'vw-ab9',
        engines: [
          { label: '1.8', family: 'EA827 1.8', cylinders: 4 },
          { label: '2.0', family: 'EA827 2.0', cylinders: 4, from: 2000, to: 2005 },
        ],
      },
    ],
  },
  {
    make: 'Volkswagen',
    model: 'Lupo',
    aliases: ['vw fox'],
    body: 'hatchback',
    popularity: 6,
    generations: [{ from: 2004, to: 2009, platform: 'vw-pq24', engines: [{ label: '1.6', family: 'EA111 1.6', cylinders: 4 }] }],
  },
  {
    make: 'Volkswagen',
    model: 'Crossfox',
    aliases: ['cross fox'],
    body: 'hatchback',
    popularity: 6,
    generations: [{ from: 2007, to: 2017, platform: 'vw-pq24', engines: [{ label: '1.6', family: 'EA111 1.6', cylinders: 4 }] }],
  },
  {
    make: 'Volkswagen',
    model: 'Up',
    aliases: [],
    body: 'hatchback',
    popularity: 4,
    generations: [{ from: 2016, to: 2018, platform: 'vw-nsf', engines: [{ label: '1.0', family: 'EA211 1.0', cylinders: 3 }] }],
  },
  {
    make: 'Volkswagen',
    model: 'Golf',
    aliases: [
      'golf a2 1988-1992',
      'golf a3 1993-1998',
      'golf a4 1999-2006',
      'golf a5 2007-2009',
      'golf a6 2010-2013',
      'golf a7 2014-2020',
      'golf gti',
    ],
    body: 'hatchback',
    popularity: 7,
    generations: [
      { from: 1988, to: 1992, platform: 'vw-a2', engines: [{ label: '1.8', family: 'EA827 1.8', cylinders: 4 }] },
      {
        from: 1993,
        to: 1998,
        platform: 'vw-a3',
        engines: [
          { label: '1.8', family: 'EA827 1.8', cylinders: 4 },
          { label: '2.0', family: 'EA827 2.0', cylinders: 4 },
          { label: '2.8 VR6', family: 'VR6 2.8', cylinders: 6 },
        ],
      },
      {
        from: 1999,
        to: 2006,
        platform: 'vw-pq34',
        engines: [
          { label: '2.0', family: 'EA113 2.0', cylinders: 4 },
          { label: '1.8 Turbo', family: 'EA113 1.8T', cylinders: 4 },
        ],
      },
      {
        from: 2007,
        to: 2013,
        platform: 'vw-pq35',
        engines: [
          { label: '2.0 Turbo', family: 'EA113 2.0T', cylinders: 4, to: 2009 },
          { label: '2.0 TSI', family: 'EA888 2.0', cylinders: 4, from: 2010 },
        ],
      },
      {
        from: 2014,
        to: 2020,
        platform: 'vw-mqb',
        engines: [
          { label: '1.4 TSI', family: 'EA211 1.4T', cylinders: 4 },
          { label: '2.0 TSI', family: 'EA888 2.0', cylinders: 4 },
        ],
      },
      { from: 2022, to: 2026, platform: 'vw-mqb', engines: [{ label: '2.0 TSI', family: 'EA888 2.0', cylinders: 4 }] },
    ],
  },
  {
    make: 'Volkswagen',
    model: 'Beetle',
    aliases: ['new beetle'],
    body: 'hatchback',
    popularity: 6,
    generations: [
      {
        from: 1998,
        to: 2010,
        platform: 'vw-pq34',
        engines: [
          { label: '2.0', family: 'EA113 2.0', cylinders: 4 },
          { label: '1.8 Turbo', family: 'EA113 1.8T', cylinders: 4, from: 1999, to: 2005 },
          { label: '2.5', family: 'EA855', cylinders: 5, from: 2006 },
        ],
      },
      {
        from: 2012,
        to: 2019,
        platform: 'vw-pq35',
        engines: [
          { label: '2.5', family: 'EA855', cylinders: 5 },
          { label: '2.0 TSI', family: 'EA888 2.0', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Volkswagen',
    model: 'Sedan',
    aliases: ['vocho', 'vochito', 'bocho', 'vw sedan'],
    body: 'sedan',
    popularity: 8,
    generations: [
      { from: 1968, to: 1973, platform: 'vw-tipo-1', engines: [{ label: '1.5', family: 'VW Tipo 1 1500', cylinders: 4 }] },
      {
        from: 1974,
        to: 2003,
        platform: 'vw-tipo-1',
        engines: [
          { label: '1.6', family: 'VW Tipo 1 1600', cylinders: 4, to: 1992 },
          { label: '1.6 i', family: 'VW Tipo 1 1600i', cylinders: 4, from: 1993 },
        ],
      },
    ],
  },
  {
    make: 'Volkswagen',
    model: 'Combi',
    aliases: ['kombi', 'vw combi'],
    body: 'van',
    popularity: 5,
    generations: [
      { from: 1971, to: 1987, platform: 'vw-tipo-2', engines: [{ label: '1.6', family: 'VW Tipo 1 1600', cylinders: 4 }] },
      { from: 1988, to: 2001, platform: 'vw-tipo-2', engines: [{ label: '1.8', family: 'EA827 1.8', cylinders: 4 }] },
    ],
  },
  {
    make: 'Volkswagen',
    model: 'Passat',
    aliases: [],
    body: 'sedan',
    popularity: 5,
    generations: [
      {
        from: 1998,
        to: 2005,
        platform: 'vw-pl45',
        engines: [
          { label: '1.8 Turbo', family: 'EA113 1.8T', cylinders: 4 },
          { label: '2.8 V6', family: 'VW V6 2.8 30V', cylinders: 6 },
        ],
      },
      {
        from: 2006,
        to: 2011,
        platform: 'vw-pq46',
        engines: [
          { label: '2.0 Turbo', family: 'EA113 2.0T', cylinders: 4, to: 2008 },
          { label: '2.0 TSI', family: 'EA888 2.0', cylinders: 4, from: 2009 },
          { label: '3.6 V6', family: 'VR6 3.6', cylinders: 6 },
        ],
      },
      {
        from: 2012,
        to: 2019,
        platform: 'vw-nms',
        engines: [
          { label: '2.5', family: 'EA855', cylinders: 5, to: 2017 },
          { label: '3.6 V6', family: 'VR6 3.6', cylinders: 6 },
          { label: '2.0 TDI', family: 'EA189 2.0 TDI', cylinders: 4, isDiesel: true, to: 2015 },
          { label: '2.0 TSI', family: 'EA888 2.0', cylinders: 4, from: 2018 },
        ],
      },
    ],
  },
  {
    make: 'Volkswagen',
    model: 'Tiguan',
    aliases: [],
    body: 'suv',
    popularity: 7,
    generations: [
      {
        from: 2009,
        to: 2017,
        platform: 'vw-pq35',
        engines: [
          { label: '2.0 TSI', family: 'EA888 2.0', cylinders: 4 },
          { label: '1.4 TSI', family: 'EA111 1.4T', cylinders: 4, from: 2012 },
        ],
      },
      {
        from: 2018,
        to: 2024,
        platform: 'vw-mqb',
        engines: [
          { label: '1.4 TSI', family: 'EA211 1.4T', cylinders: 4 },
          { label: '2.0 TSI', family: 'EA888 2.0', cylinders: 4 },
        ],
      },
      { from: 2025, to: 2026, platform: 'vw-mqb', engines: [{ label: '2.0 TSI', family: 'EA888 2.0', cylinders: 4 }] },
    ],
  },
  {
    make: 'Volkswagen',
    model: 'Taos',
    aliases: [],
    body: 'suv',
    popularity: 6,
    generations: [{ from: 2021, to: 2026, platform: 'vw-mqb', engines: [{ label: '1.4 TSI', family: 'EA211 1.4T', cylinders: 4 }] }],
  },
  {
    make: 'Volkswagen',
    model: 'T-Cross',
    aliases: ['tcross', 't cross'],
    body: 'suv',
    popularity: 6,
    generations: [
      {
        from: 2020,
        to: 2026,
        platform: 'vw-mqb-a0',
        engines: [
          { label: '1.6', family: 'EA211 1.6', cylinders: 4, to: 2023 },
          { label: '1.0 TSI', family: 'EA211 1.0T', cylinders: 3, from: 2024 },
        ],
      },
    ],
  },
  {
    make: 'Volkswagen',
    model: 'Saveiro',
    aliases: [],
    body: 'pickup',
    popularity: 8,
    generations: [
      {
        from: 2011,
        to: 2026,
        platform: 'vw-pq24',
        engines: [
          { label: '1.6', family: 'EA111 1.6', cylinders: 4, to: 2023 },
          { label: '1.6 MSI', family: 'EA211 1.6', cylinders: 4, from: 2024 },
        ],
      },
    ],
  },
] satisfies readonly VehicleModel[]
