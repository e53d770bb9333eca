import type { VehicleModel } from '../shapes.ts'

export const mazda = [
  {
    make: 'Mazda',
    model: 'Mazda 3',
    aliases: ['mazda3', 'mazda tres', 'mazda 3 sedan', 'mazda 3 hatchback'],
    body: 'sedan',
    popularity: 8,
    generations: [
      {
        from: 2005,
        to: 2009,
        platform: 'mazda-bk',
        engines: [
          { label: '2.0', family: 'MZR 2.0', cylinders: 4 },
          { label: '2.3', family: 'MZR 2.3', cylinders: 4 },
        ],
      },
      {
        from: 2010,
        to: 2013,
        platform: 'mazda-bl',
        engines: [
          { label: '2.0', family: 'MZR 2.0', cylinders: 4 },
          { label: '2.5', family: 'MZR 2.5', cylinders: 4 },
        ],
      },
      {
        from: 2014,
        to: 2018,
        platform: 'mazda-bm',
        engines: [
          { label: '2.0', family: 'Skyactiv-G 2.0 PE', cylinders: 4 },
          { label: '2.5', family: 'Skyactiv-G 2.5 PY', cylinders: 4 },
        ],
      },
      {
        from: 2019,
        to: 2026,
        platform: 'mazda-bp',
        engines: [
          { label: '2.0', family: 'Skyactiv-G 2.0 PE', cylinders: 4, to: 2021 },
          { label: '2.5', family: 'Skyactiv-G 2.5 PY', cylinders: 4 },
          { label: '2.5 Turbo', family: 'Skyactiv-G 2.5T PY', cylinders: 4, from: 2021 },
        ],
      },
    ],
  },
  {
    make: 'Mazda',
    model: 'Mazda 2',
    aliases: ['mazda2', 'mazda dos'],
    body: 'hatchback',
    popularity: 7,
    generations: [
      { from: 2012, to: 2015, platform: 'mazda-de', engines: [{ label: '1.5', family: 'MZR 1.5 ZY', cylinders: 4 }] },
      { from: 2016, to: 2026, platform: 'mazda-dj', engines: [{ label: '1.5', family: 'Skyactiv-G 1.5 P5', cylinders: 4 }] },
    ],
  },
  {
    make: 'Mazda',
    model: 'Mazda 6',
    aliases: ['mazda6', 'mazda seis'],
    body: 'sedan',
    popularity: 5,
    generations: [
      {
        from: 2006,
        to: 2008,
        platform: 'mazda-gg',
        engines: [
          { label: '2.3', family: 'MZR 2.3', cylinders: 4 },
          { label: '3.0 V6', family: 'Duratec 3.0 V6', cylinders: 6 },
        ],
      },
      {
        from: 2009,
        to: 2013,
        platform: 'mazda-gh',
        engines: [
          { label: '2.5', family: 'MZR 2.5', cylinders: 4 },
          { label: '3.7 V6', family: 'Cyclone 3.7', cylinders: 6 },
        ],
      },
      {
        from: 2014,
        to: 2023,
        platform: 'mazda-gj',
        engines: [
          { label: '2.5', family: 'Skyactiv-G 2.5 PY', cylinders: 4 },
          { label: '2.5 Turbo', family: 'Skyactiv-G 2.5T PY', cylinders: 4, from: 2018 },
        ],
      },
    ],
  },
  {
    make: 'Mazda',
    model: 'CX-3',
    aliases: ['cx3', 'cx 3'],
    body: 'suv',
    popularity: 5,
    generations: [{ from: 2016, to: 2025, platform: 'mazda-dj', engines: [{ label: '2.0', family: 'Skyactiv-G 2.0 PE', cylinders: 4 }] }],
  },
  {
    make: 'Mazda',
    model: 'CX-30',
    aliases: ['cx30', 'cx 30'],
    body: 'suv',
    popularity: 5,
    generations: [
      {
        from: 2020,
        to: 2026,
        platform: 'mazda-bp',
        engines: [
          { label: '2.0', family: 'Skyactiv-G 2.0 PE', cylinders: 4, to: 2021 },
          { label: '2.5', family: 'Skyactiv-G 2.5 PY', cylinders: 4 },
          { label: '2.5 Turbo', family: 'Skyactiv-G 2.5T PY', cylinders: 4, from: 2021 },
        ],
      },
    ],
  },
  {
    make: 'Mazda',
    model: 'CX-5',
    aliases: ['cx5', 'cx 5'],
    body: 'suv',
    popularity: 7,
    generations: [
      {
        from: 2013,
        to: 2017,
        platform: 'mazda-ke',
        engines: [
          { label: '2.0', family: 'Skyactiv-G 2.0 PE', cylinders: 4 },
          { label: '2.5', family: 'Skyactiv-G 2.5 PY', cylinders: 4, from: 2014 },
        ],
      },
      {
        from: 2018,
        to: 2026,
        platform: 'mazda-kf',
        engines: [
          { label: '2.0', family: 'Skyactiv-G 2.0 PE', cylinders: 4, to: 2021 },
          { label: '2.5', family: 'Skyactiv-G 2.5 PY', cylinders: 4 },
          { label: '2.5 Turbo', family: 'Skyactiv-G 2.5T PY', cylinders: 4, from: 2019 },
        ],
      },
    ],
  },
  {
    make: 'Mazda',
    model: 'CX-7',
    aliases: ['cx7', 'cx 7'],
    body: 'suv',
    popularity: 4,
    generations: [
      {
        from: 2007,
        to: 2012,
        platform: 'mazda-er',
        engines: [
          { label: '2.3 Turbo', family: 'MZR 2.3 DISI', cylinders: 4 },
          { label: '2.5', family: 'MZR 2.5', cylinders: 4, from: 2010 },
        ],
      },
    ],
  },
] satisfies readonly VehicleModel[]
