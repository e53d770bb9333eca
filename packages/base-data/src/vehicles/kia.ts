import type { VehicleModel } from '../shapes.ts'

export const kia = [
  {
    make: 'Kia',
    model: 'Rio',
    aliases: ['rio sedan', 'rio hatchback'],
    body: 'sedan',
    popularity: 8,
    generations: [
      { from: 2016, to: 2017, platform: 'hyundai-rb', engines: [{ label: '1.6', family: 'Gamma 1.6', cylinders: 4 }] },
      { from: 2018, to: 2023, platform: 'hyundai-hc', engines: [{ label: '1.6', family: 'Gamma 1.6', cylinders: 4 }] },
    ],
  },
  {
    make: 'Kia',
    model: 'K3',
    aliases: [],
    body: 'sedan',
    popularity: 6,
    generations: [
      {
        from: 2024,
        to: 2026,
        platform: 'hyundai-bl7',
        engines: [
          { label: '1.6', family: 'Gamma 1.6', cylinders: 4 },
          { label: '2.0', family: 'Nu 2.0', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Kia',
    model: 'Forte',
    aliases: ['forte gt'],
    body: 'sedan',
    popularity: 7,
    generations: [
      {
        from: 2016,
        to: 2018,
        platform: 'hyundai-md',
        engines: [
          { label: '1.8', family: 'Nu 1.8', cylinders: 4, to: 2016 },
          { label: '2.0', family: 'Nu 2.0', cylinders: 4 },
        ],
      },
      {
        from: 2019,
        to: 2024,
        platform: 'hyundai-bd',
        engines: [
          { label: '2.0', family: 'Nu 2.0', cylinders: 4 },
          { label: '1.6 Turbo', family: 'Gamma 1.6T', cylinders: 4, from: 2020 },
        ],
      },
    ],
  },
  {
    make: 'Kia',
    model: 'K4',
    aliases: [],
    body: 'sedan',
    popularity: 4,
    generations: [
      {
        from: 2025,
        to: 2026,
        platform: 'hyundai-cl4',
        engines: [
          { label: '2.0', family: 'Nu 2.0', cylinders: 4 },
          { label: '1.6 Turbo', family: 'Gamma 1.6T', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Kia',
    model: 'Sportage',
    aliases: [],
    body: 'suv',
    popularity: 6,
    generations: [
      { from: 2016, to: 2016, platform: 'hyundai-lm', engines: [{ label: '2.0', family: 'Nu 2.0', cylinders: 4 }] },
      {
        from: 2017,
        to: 2022,
        platform: 'hyundai-tl',
        engines: [
          { label: '2.0', family: 'Nu 2.0', cylinders: 4 },
          { label: '2.4', family: 'Theta II 2.4', cylinders: 4 },
        ],
      },
      {
        from: 2023,
        to: 2026,
        platform: 'hyundai-nx4',
        engines: [
          { label: '2.5', family: 'Smartstream 2.5', cylinders: 4 },
          { label: '1.6 híbrido', family: 'Gamma 1.6T', cylinders: 4, from: 2024 },
        ],
      },
    ],
  },
  {
    make: 'Kia',
    model: 'Soul',
    aliases: [],
    body: 'hatchback',
    popularity: 5,
    generations: [
      {
        from: 2016,
        to: 2019,
        platform: 'hyundai-ps',
        engines: [
          { label: '1.6', family: 'Gamma 1.6', cylinders: 4 },
          { label: '2.0', family: 'Nu 2.0', cylinders: 4 },
        ],
      },
      { from: 2020, to: 2023, platform: 'hyundai-sk3', engines: [{ label: '2.0', family: 'Nu 2.0', cylinders: 4 }] },
    ],
  },
  {
    make: 'Kia',
    model: 'Seltos',
    aliases: [],
    body: 'suv',
    popularity: 6,
    generations: [
      {
        from: 2020,
        to: 2026,
        platform: 'hyundai-sp2',
        engines: [
          { label: '1.6', family: 'Gamma 1.6', cylinders: 4, to: 2023 },
          { label: '1.4 Turbo', family: 'Kappa 1.4T', cylinders: 4, to: 2022 },
          { label: '1.5', family: 'Smartstream 1.5', cylinders: 4, from: 2024 },
        ],
      },
    ],
  },
] satisfies readonly VehicleModel[]
