import type { VehicleModel } from '../shapes.ts'

export const toyota = [
  {
    make: 'Toyota',
    model: 'Corolla',
    aliases: [],
    body: 'sedan',
    popularity: 8,
    generations: [
      { from: 2003, to: 2008, platform: 'toyota-e120', engines: [{ label: '1.8', family: '1ZZ-FE', cylinders: 4 }] },
      {
        from: 2009,
        to: 2013,
        platform: 'toyota-e140',
        engines: [
          { label: '1.8', family: '2ZR-FE', cylinders: 4 },
          { label: '2.4', family: '2AZ-FE', cylinders: 4, to: 2010 },
        ],
      },
      { from: 2014, to: 2019, platform: 'toyota-e170', engines: [{ label: '1.8', family: '2ZR-FE', cylinders: 4 }] },
      {
        from: 2020,
        to: 2026,
        platform: 'toyota-tnga-c',
        engines: [
          { label: '1.8', family: '2ZR-FE', cylinders: 4 },
          { label: '2.0', family: 'M20A-FKS', cylinders: 4 },
          { label: '1.8 híbrido', family: '2ZR-FXE', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Toyota',
    model: 'Matrix',
    aliases: [],
    body: 'hatchback',
    popularity: 4,
    generations: [
      { from: 2003, to: 2008, platform: 'toyota-e120', engines: [{ label: '1.8', family: '1ZZ-FE', cylinders: 4 }] },
      {
        from: 2009,
        to: 2013,
        platform: 'toyota-e140',
        engines: [
          { label: '1.8', family: '2ZR-FE', cylinders: 4 },
          { label: '2.4', family: '2AZ-FE', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Toyota',
    model: 'Yaris',
    aliases: ['yaris sedan', 'yaris hatchback'],
    body: 'hatchback',
    popularity: 8,
    generations: [
      { from: 2006, to: 2011, platform: 'toyota-xp90', engines: [{ label: '1.5', family: '1NZ-FE', cylinders: 4 }] },
      { from: 2012, to: 2016, platform: 'toyota-xp130', engines: [{ label: '1.5', family: '1NZ-FE', cylinders: 4 }] },
      { from: 2017, to: 2022, platform: 'toyota-xp150', engines: [{ label: '1.5', family: '2NR-FE', cylinders: 4 }] },
      { from: 2023, to: 2026, platform: 'toyota-dnga-b', engines: [{ label: '1.5', family: '2NR-VE', cylinders: 4 }] },
    ],
  },
  {
    make: 'Toyota',
    model: 'Yaris R',
    aliases: [],
    body: 'sedan',
    popularity: 4,
    generations: [{ from: 2016, to: 2020, platform: 'mazda-dj', engines: [{ label: '1.5', family: 'Skyactiv-G 1.5 P5', cylinders: 4 }] }],
  },
  {
    make: 'Toyota',
    model: 'Prius',
    aliases: [],
    body: 'hatchback',
    popularity: 4,
    generations: [
      { from: 2010, to: 2015, platform: 'toyota-xw30', engines: [{ label: '1.8 híbrido', family: '2ZR-FXE', cylinders: 4 }] },
      { from: 2016, to: 2022, platform: 'toyota-tnga-c', engines: [{ label: '1.8 híbrido', family: '2ZR-FXE', cylinders: 4 }] },
      { from: 2023, to: 2026, platform: 'toyota-tnga-c', engines: [{ label: '2.0 híbrido', family: 'M20A-FXS', cylinders: 4 }] },
    ],
  },
  {
    make: 'Toyota',
    model: 'Camry',
    aliases: [],
    body: 'sedan',
    popularity: 5,
    generations: [
      {
        from: 2002,
        to: 2006,
        platform: 'toyota-xv30',
        engines: [
          { label: '2.4', family: '2AZ-FE', cylinders: 4 },
          { label: '3.0 V6', family: '1MZ-FE', cylinders: 6 },
        ],
      },
      {
        from: 2007,
        to: 2011,
        platform: 'toyota-xv40',
        engines: [
          { label: '2.4', family: '2AZ-FE', cylinders: 4, to: 2009 },
          { label: '2.5', family: '2AR-FE', cylinders: 4, from: 2010 },
          { label: '3.5 V6', family: '2GR-FE', cylinders: 6 },
        ],
      },
      {
        from: 2012,
        to: 2017,
        platform: 'toyota-xv50',
        engines: [
          { label: '2.5', family: '2AR-FE', cylinders: 4 },
          { label: '3.5 V6', family: '2GR-FE', cylinders: 6 },
        ],
      },
      {
        from: 2018,
        to: 2024,
        platform: 'toyota-tnga-k',
        engines: [
          { label: '2.5', family: 'A25A-FKS', cylinders: 4 },
          { label: '3.5 V6', family: '2GR-FKS', cylinders: 6, to: 2022 },
          { label: '2.5 híbrido', family: 'A25A-FXS', cylinders: 4 },
        ],
      },
      { from: 2025, to: 2026, platform: 'toyota-tnga-k', engines: [{ label: '2.5 híbrido', family: 'A25A-FXS', cylinders: 4 }] },
    ],
  },
  {
    make: 'Toyota',
    model: 'Avanza',
    aliases: [],
    body: 'van',
    popularity: 7,
    generations: [
      { from: 2007, to: 2011, platform: 'toyota-f600', engines: [{ label: '1.5', family: '3SZ-VE', cylinders: 4 }] },
      {
        from: 2012,
        to: 2021,
        platform: 'toyota-f650',
        engines: [
          { label: '1.5', family: '3SZ-VE', cylinders: 4, to: 2015 },
          { label: '1.5 Dual VVT-i', family: '2NR-VE', cylinders: 4, from: 2016 },
        ],
      },
      { from: 2022, to: 2026, platform: 'toyota-dnga-b', engines: [{ label: '1.5', family: '2NR-VE', cylinders: 4 }] },
    ],
  },
  {
    make: 'Toyota',
    model: 'Raize',
    aliases: [],
    body: 'suv',
    popularity: 5,
    generations: [{ from: 2022, to: 2026, platform: 'toyota-dnga-a', engines: [{ label: '1.2', family: 'WA-VE', cylinders: 3 }] }],
  },
  {
    make: 'Toyota',
    model: 'Corolla Cross',
    aliases: [],
    body: 'suv',
    popularity: 4,
    generations: [
      {
        from: 2022,
        to: 2026,
        platform: 'toyota-tnga-c',
        engines: [
          { label: '2.0', family: 'M20A-FKS', cylinders: 4 },
          { label: '1.8 híbrido', family: '2ZR-FXE', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Toyota',
    model: 'RAV4',
    aliases: ['rav 4', 'rav-4'],
    body: 'suv',
    popularity: 6,
    generations: [
      { from: 2004, to: 2005, platform: 'toyota-xa20', engines: [{ label: '2.4', family: '2AZ-FE', cylinders: 4 }] },
      {
        from: 2006,
        to: 2012,
        platform: 'toyota-xa30',
        engines: [
          { label: '2.4', family: '2AZ-FE', cylinders: 4, to: 2008 },
          { label: '2.5', family: '2AR-FE', cylinders: 4, from: 2009 },
          { label: '3.5 V6', family: '2GR-FE', cylinders: 6 },
        ],
      },
      { from: 2013, to: 2018, platform: 'toyota-xa40', engines: [{ label: '2.5', family: '2AR-FE', cylinders: 4 }] },
      {
        from: 2019,
        to: 2025,
        platform: 'toyota-tnga-k',
        engines: [
          { label: '2.5', family: 'A25A-FKS', cylinders: 4 },
          { label: '2.5 híbrido', family: 'A25A-FXS', cylinders: 4 },
        ],
      },
      { from: 2026, to: 2026, platform: 'toyota-tnga-k', engines: [{ label: '2.5 híbrido', family: 'A25A-FXS', cylinders: 4 }] },
    ],
  },
  {
    make: 'Toyota',
    model: 'Hilux',
    aliases: ['hi lux', 'hi-lux'],
    body: 'pickup',
    popularity: 9,
    generations: [
      { from: 2006, to: 2015, platform: 'toyota-an10', engines: [{ label: '2.7', family: '2TR-FE', cylinders: 4 }] },
      {
        from: 2016,
        to: 2026,
        platform: 'toyota-an120',
        engines: [
          { label: '2.7', family: '2TR-FE', cylinders: 4 },
          { label: '2.8 diésel', family: '1GD-FTV', cylinders: 4, isDiesel: true, from: 2019 },
        ],
      },
    ],
  },
  {
    make: 'Toyota',
    model: 'Tacoma',
    aliases: [],
    body: 'pickup',
    popularity: 6,
    generations: [
      { from: 2005, to: 2015, platform: 'toyota-n200', engines: [{ label: '4.0 V6', family: '1GR-FE', cylinders: 6 }] },
      { from: 2016, to: 2023, platform: 'toyota-n300', engines: [{ label: '3.5 V6', family: '2GR-FKS', cylinders: 6 }] },
      { from: 2024, to: 2026, platform: 'toyota-tnga-f', engines: [{ label: '2.4 Turbo', family: 'T24A-FTS', cylinders: 4 }] },
    ],
  },
  {
    make: 'Toyota',
    model: 'Hiace',
    aliases: ['hi ace'],
    body: 'van',
    popularity: 7,
    generations: [
      { from: 2007, to: 2019, platform: 'toyota-h200', engines: [{ label: '2.7', family: '2TR-FE', cylinders: 4 }] },
      {
        from: 2020,
        to: 2026,
        platform: 'toyota-h300',
        engines: [
          { label: '3.5 V6', family: '7GR-FKS', cylinders: 6 },
          { label: '2.8 diésel', family: '1GD-FTV', cylinders: 4, isDiesel: true },
        ],
      },
    ],
  },
  {
    make: 'Toyota',
    model: 'Sienna',
    aliases: [],
    body: 'van',
    popularity: 5,
    generations: [
      {
        from: 2004,
        to: 2010,
        platform: 'toyota-xl20',
        engines: [
          { label: '3.3 V6', family: '3MZ-FE', cylinders: 6, to: 2006 },
          { label: '3.5 V6', family: '2GR-FE', cylinders: 6, from: 2007 },
        ],
      },
      {
        from: 2011,
        to: 2020,
        platform: 'toyota-xl30',
        engines: [
          { label: '2.7', family: '1AR-FE', cylinders: 4, to: 2012 },
          { label: '3.5 V6', family: '2GR-FE', cylinders: 6, to: 2016 },
          { label: '3.5 V6 D-4S', family: '2GR-FKS', cylinders: 6, from: 2017 },
        ],
      },
      { from: 2021, to: 2026, platform: 'toyota-tnga-k', engines: [{ label: '2.5 híbrido', family: 'A25A-FXS', cylinders: 4 }] },
    ],
  },
] satisfies readonly VehicleModel[]
