import type { VehicleModel } from '../shapes.ts'

export const mitsubishi = [
  {
    make: 'Mitsubishi',
    model: 'L200',
    aliases: ['l 200', 'l-200'],
    body: 'pickup',
    popularity: 7,
    generations: [
      {
        from: 2008,
        to: 2015,
        platform: 'mitsubishi-kb',
        engines: [
          { label: '2.4', family: '4G64', cylinders: 4 },
          { label: '2.5 diésel', family: '4D56', cylinders: 4, isDiesel: true },
        ],
      },
      {
        from: 2016,
        to: 2024,
        platform: 'mitsubishi-kl',
        engines: [
          { label: '2.4', family: '4G64', cylinders: 4 },
          { label: '2.5 diésel', family: '4D56', cylinders: 4, isDiesel: true, to: 2019 },
          { label: '2.4 diésel', family: '4N15', cylinders: 4, isDiesel: true, from: 2020 },
        ],
      },
      { from: 2025, to: 2026, platform: 'mitsubishi-lc', engines: [{ label: '2.4 diésel', family: '4N16', cylinders: 4, isDiesel: true }] },
    ],
  },
  {
    make: 'Mitsubishi',
    model: 'Lancer',
    aliases: [],
    body: 'sedan',
    popularity: 6,
    generations: [
      {
        from: 2003,
        to: 2007,
        platform: 'mitsubishi-cs',
        engines: [
          { label: '2.0', family: '4G94', cylinders: 4 },
          { label: '2.4', family: '4G69', cylinders: 4, from: 2004 },
        ],
      },
      {
        from: 2008,
        to: 2016,
        platform: 'mitsubishi-gs',
        engines: [
          { label: '2.0', family: '4B11', cylinders: 4 },
          { label: '2.4', family: '4B12', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Mitsubishi',
    model: 'Outlander',
    aliases: [],
    body: 'suv',
    popularity: 5,
    generations: [
      { from: 2004, to: 2006, platform: 'mitsubishi-cs', engines: [{ label: '2.4', family: '4G69', cylinders: 4 }] },
      {
        from: 2007,
        to: 2013,
        platform: 'mitsubishi-gs',
        engines: [
          { label: '2.4', family: '4B12', cylinders: 4 },
          { label: '3.0 V6', family: '6B31', cylinders: 6 },
        ],
      },
      {
        from: 2014,
        to: 2021,
        platform: 'mitsubishi-gf',
        engines: [
          { label: '2.4', family: '4J12', cylinders: 4 },
          { label: '3.0 V6', family: '6B31', cylinders: 6 },
        ],
      },
      { from: 2022, to: 2026, platform: 'nissan-cmf-cd', engines: [{ label: '2.5', family: 'PR25DD', cylinders: 4 }] },
    ],
  },
  {
    make: 'Mitsubishi',
    model: 'ASX',
    aliases: [],
    body: 'suv',
    popularity: 4,
    generations: [{ from: 2011, to: 2019, platform: 'mitsubishi-gs', engines: [{ label: '2.0', family: '4B11', cylinders: 4 }] }],
  },
  {
    make: 'Mitsubishi',
    model: 'Mirage',
    aliases: ['mirage g4'],
    body: 'hatchback',
    popularity: 5,
    generations: [
      { from: 2014, to: 2024, platform: 'mitsubishi-a0', engines: [{ label: '1.2', family: 'Mitsubishi 3A92', cylinders: 3 }] },
    ],
  },
] satisfies readonly VehicleModel[]
