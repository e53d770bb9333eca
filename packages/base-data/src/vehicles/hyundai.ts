import type { VehicleModel } from '../shapes.ts'

export const hyundai = [
  {
    make: 'Hyundai',
    model: 'Accent',
    aliases: [],
    body: 'sedan',
    popularity: 7,
    generations: [{ from: 2018, to: 2022, platform: 'hyundai-hc', engines: [{ label: '1.6', family: 'Gamma 1.6', cylinders: 4 }] }],
  },
  {
    make: 'Hyundai',
    model: 'Grand i10',
    aliases: ['hyundai i10', 'grand i-10'],
    body: 'hatchback',
    popularity: 8,
    generations: [
      { from: 2015, to: 2020, platform: 'hyundai-ba', engines: [{ label: '1.2', family: 'Kappa 1.2', cylinders: 4 }] },
      { from: 2021, to: 2026, platform: 'hyundai-ai3', engines: [{ label: '1.2', family: 'Kappa 1.2', cylinders: 4 }] },
    ],
  },
  {
    make: 'Hyundai',
    model: 'Elantra',
    aliases: [],
    body: 'sedan',
    popularity: 6,
    generations: [
      { from: 2015, to: 2016, platform: 'hyundai-md', engines: [{ label: '1.8', family: 'Nu 1.8', cylinders: 4 }] },
      { from: 2017, to: 2020, platform: 'hyundai-ad', engines: [{ label: '2.0', family: 'Nu 2.0', cylinders: 4 }] },
      { from: 2021, to: 2026, platform: 'hyundai-cn7', engines: [{ label: '2.0', family: 'Nu 2.0', cylinders: 4 }] },
    ],
  },
  {
    make: 'Hyundai',
    model: 'ix35',
    aliases: ['ix 35'],
    body: 'suv',
    popularity: 4,
    generations: [
      {
        from: 2014,
        to: 2015,
        platform: 'hyundai-lm',
        engines: [
          { label: '2.0', family: 'Nu 2.0', cylinders: 4 },
          { label: '2.4', family: 'Theta II 2.4', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Hyundai',
    model: 'Tucson',
    aliases: [],
    body: 'suv',
    popularity: 6,
    generations: [
      { from: 2016, to: 2021, platform: 'hyundai-tl', engines: [{ label: '2.0', family: 'Nu 2.0', cylinders: 4 }] },
      { from: 2022, to: 2026, platform: 'hyundai-nx4', engines: [{ label: '2.5', family: 'Smartstream 2.5', cylinders: 4 }] },
    ],
  },
  {
    make: 'Hyundai',
    model: 'Creta',
    aliases: [],
    body: 'suv',
    popularity: 6,
    generations: [
      { from: 2017, to: 2020, platform: 'hyundai-gs', engines: [{ label: '1.6', family: 'Gamma 1.6', cylinders: 4 }] },
      { from: 2021, to: 2026, platform: 'hyundai-su2', engines: [{ label: '1.5', family: 'Smartstream 1.5', cylinders: 4 }] },
    ],
  },
  {
    make: 'Hyundai',
    model: 'Santa Fe',
    aliases: ['santafe'],
    body: 'suv',
    popularity: 4,
    generations: [
      {
        from: 2014,
        to: 2018,
        platform: 'hyundai-dm',
        engines: [
          { label: '2.4', family: 'Theta II 2.4', cylinders: 4, to: 2016 },
          { label: '3.3 V6', family: 'Lambda II 3.3', cylinders: 6 },
          { label: '2.0 Turbo', family: 'Theta II 2.0T', cylinders: 4 },
        ],
      },
      {
        from: 2019,
        to: 2023,
        platform: 'hyundai-tm',
        engines: [
          { label: '2.0 Turbo', family: 'Theta II 2.0T', cylinders: 4, to: 2020 },
          { label: '3.3 V6', family: 'Lambda II 3.3', cylinders: 6, to: 2020 },
          { label: '2.5 Turbo', family: 'Smartstream 2.5T', cylinders: 4, from: 2021 },
        ],
      },
      { from: 2024, to: 2026, platform: 'hyundai-mx5', engines: [{ label: '2.5 Turbo', family: 'Smartstream 2.5T', cylinders: 4 }] },
    ],
  },
] satisfies readonly VehicleModel[]
