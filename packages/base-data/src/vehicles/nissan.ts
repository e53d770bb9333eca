import type { VehicleModel } from '../shapes.ts'

export const nissan = [
  {
    make: 'Nissan',
    model: 'Tsuru',
    aliases: ['tsuru iii', 'tsuru 3', 'tsuru gs', 'tsuru gsi'],
    body: 'sedan',
    popularity: 10,
    generations: [{ from: 1992, to: 2017, platform: 'nissan-b13', engines: [{ label: '1.6', family: 'GA16DE', cylinders: 4 }] }],
  },
  {
    make: 'Nissan',
    model: 'Versa',
    aliases: [],
    body: 'sedan',
    popularity: 10,
    generations: [
      { from: 2012, to: 2019, platform: 'nissan-v', engines: [{ label: '1.6', family: 'HR16DE', cylinders: 4 }] },
      { from: 2020, to: 2026, platform: 'nissan-v', engines: [{ label: '1.6', family: 'HR16DE', cylinders: 4 }] },
    ],
  },
  {
    make: 'Nissan',
    model: 'V-Drive',
    aliases: ['v drive', 'vdrive', 'versa v-drive'],
    body: 'sedan',
    popularity: 6,
    generations: [{ from: 2020, to: 2024, platform: 'nissan-v', engines: [{ label: '1.6', family: 'HR16DE', cylinders: 4 }] }],
  },
  {
    make: 'Nissan',
    model: 'March',
    aliases: [],
    body: 'hatchback',
    popularity: 9,
    generations: [{ from: 2012, to: 2024, platform: 'nissan-v', engines: [{ label: '1.6', family: 'HR16DE', cylinders: 4 }] }],
  },
  {
    make: 'Nissan',
    model: 'Sentra',
    aliases: ['sentra b14 1995-2000', 'sentra b15 2001-2006', 'sentra b16 2007-2012', 'sentra b17 2013-2019'],
    body: 'sedan',
    popularity: 9,
    generations: [
      {
        from: 1995,
        to: 2000,
        platform: 'nissan-b14',
        engines: [
          { label: '1.6', family: 'GA16DE', cylinders: 4 },
          { label: '2.0', family: 'SR20DE', cylinders: 4 },
        ],
      },
      {
        from: 2001,
        to: 2006,
        platform: 'nissan-b15',
        engines: [
          { label: '1.8', family: 'QG18DE', cylinders: 4 },
          { label: '2.5', family: 'QR25DE', cylinders: 4, from: 2002 },
        ],
      },
      {
        from: 2007,
        to: 2012,
        platform: 'nissan-b16',
        engines: [
          { label: '2.0', family: 'MR20DE', cylinders: 4 },
          { label: '2.5', family: 'QR25DE', cylinders: 4 },
        ],
      },
      {
        from: 2013,
        to: 2019,
        platform: 'nissan-b17',
        engines: [
          { label: '1.8', family: 'MRA8DE', cylinders: 4 },
          { label: '1.6 Turbo', family: 'MR16DDT', cylinders: 4, from: 2017 },
        ],
      },
      { from: 2020, to: 2026, platform: 'nissan-b18', engines: [{ label: '2.0', family: 'MR20DD', cylinders: 4 }] },
    ],
  },
  {
    make: 'Nissan',
    model: 'NP300',
    aliases: ['np 300', 'np-300', 'estaquitas', 'nissan estacas'],
    body: 'pickup',
    popularity: 10,
    generations: [
      {
        from: 2008,
        to: 2015,
        platform: 'nissan-d22',
        engines: [
          { label: '2.4', family: 'KA24DE', cylinders: 4 },
          { label: '2.5 diésel', family: 'YD25DDTi', cylinders: 4, isDiesel: true },
        ],
      },
      {
        from: 2016,
        to: 2026,
        platform: 'nissan-d23',
        engines: [
          { label: '2.5', family: 'QR25DE', cylinders: 4 },
          { label: '2.5 diésel', family: 'YD25DDTi', cylinders: 4, isDiesel: true, to: 2020 },
        ],
      },
    ],
  },
  {
    make: 'Nissan',
    model: 'Frontier',
    aliases: ['np300 frontier', 'frontier d22 1999-2004', 'frontier d40 2005-2014'],
    body: 'pickup',
    popularity: 7,
    generations: [
      {
        from: 1999,
        to: 2004,
        platform: 'nissan-d22',
        engines: [
          { label: '2.4', family: 'KA24DE', cylinders: 4 },
          { label: '3.3 V6', family: 'VG33E', cylinders: 6 },
        ],
      },
      { from: 2005, to: 2014, platform: 'nissan-d40', engines: [{ label: '4.0 V6', family: 'VQ40DE', cylinders: 6 }] },
      {
        from: 2016,
        to: 2026,
        platform: 'nissan-d23',
        engines: [
          { label: '2.5', family: 'QR25DE', cylinders: 4 },
          { label: '2.5 diésel', family: 'YD25DDTi', cylinders: 4, isDiesel: true, to: 2020 },
        ],
      },
    ],
  },
  {
    make: 'Nissan',
    model: 'Pick Up',
    aliases: ['pick up d21', 'nissan d21', 'pickup nissan'],
    body: 'pickup',
    popularity: 7,
    generations: [{ from: 1994, to: 2007, platform: 'nissan-d21', engines: [{ label: '2.4', family: 'KA24DE', cylinders: 4 }] }],
  },
  {
    make: 'Nissan',
    model: 'Tiida',
    aliases: [],
    body: 'sedan',
    popularity: 8,
    generations: [{ from: 2007, to: 2018, platform: 'nissan-c11', engines: [{ label: '1.8', family: 'MR18DE', cylinders: 4 }] }],
  },
  {
    make: 'Nissan',
    model: 'Platina',
    aliases: [],
    body: 'sedan',
    popularity: 8,
    generations: [{ from: 2002, to: 2010, platform: 'renault-x65', engines: [{ label: '1.6', family: 'K4M', cylinders: 4 }] }],
  },
  {
    make: 'Nissan',
    model: 'Aprio',
    aliases: [],
    body: 'sedan',
    popularity: 4,
    generations: [{ from: 2008, to: 2010, platform: 'renault-b0', engines: [{ label: '1.6', family: 'K4M', cylinders: 4 }] }],
  },
  {
    make: 'Nissan',
    model: 'Almera',
    aliases: [],
    body: 'sedan',
    popularity: 3,
    generations: [{ from: 2001, to: 2005, platform: 'nissan-n16', engines: [{ label: '1.8', family: 'QG18DE', cylinders: 4 }] }],
  },
  {
    make: 'Nissan',
    model: 'Note',
    aliases: [],
    body: 'hatchback',
    popularity: 4,
    generations: [{ from: 2014, to: 2019, platform: 'nissan-v', engines: [{ label: '1.6', family: 'HR16DE', cylinders: 4 }] }],
  },
  {
    make: 'Nissan',
    model: 'Altima',
    aliases: [],
    body: 'sedan',
    popularity: 5,
    generations: [
      {
        from: 2002,
        to: 2006,
        platform: 'nissan-ff-l',
        engines: [
          { label: '2.5', family: 'QR25DE', cylinders: 4 },
          { label: '3.5 V6', family: 'VQ35DE', cylinders: 6 },
        ],
      },
      {
        from: 2007,
        to: 2012,
        platform: 'nissan-d-l32',
        engines: [
          { label: '2.5', family: 'QR25DE', cylinders: 4 },
          { label: '3.5 V6', family: 'VQ35DE', cylinders: 6 },
        ],
      },
      {
        from: 2013,
        to: 2018,
        platform: 'nissan-d-l33',
        engines: [
          { label: '2.5', family: 'QR25DE', cylinders: 4 },
          { label: '3.5 V6', family: 'VQ35DE', cylinders: 6 },
        ],
      },
      {
        from: 2019,
        to: 2024,
        platform: 'nissan-cmf-d',
        engines: [
          { label: '2.5', family: 'PR25DD', cylinders: 4 },
          { label: '2.0 Turbo', family: 'KR20DDET', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Nissan',
    model: 'X-Trail',
    aliases: ['xtrail', 'x trail'],
    body: 'suv',
    popularity: 7,
    generations: [
      { from: 2002, to: 2007, platform: 'nissan-t30', engines: [{ label: '2.5', family: 'QR25DE', cylinders: 4 }] },
      { from: 2008, to: 2014, platform: 'nissan-t31', engines: [{ label: '2.5', family: 'QR25DE', cylinders: 4 }] },
      {
        from: 2015,
        to: 2022,
        platform: 'nissan-t32',
        engines: [
          { label: '2.5', family: 'QR25DE', cylinders: 4 },
          { label: '2.0 híbrido', family: 'MR20DD', cylinders: 4, from: 2018, to: 2021 },
        ],
      },
      {
        from: 2023,
        to: 2026,
        platform: 'nissan-cmf-cd',
        engines: [
          { label: '2.5', family: 'PR25DD', cylinders: 4 },
          { label: '1.5 e-Power', family: 'KR15DDT', cylinders: 3 },
        ],
      },
    ],
  },
  {
    make: 'Nissan',
    model: 'Kicks',
    aliases: [],
    body: 'suv',
    popularity: 8,
    generations: [
      {
        from: 2017,
        to: 2024,
        platform: 'nissan-v',
        engines: [
          { label: '1.6', family: 'HR16DE', cylinders: 4 },
          { label: '1.2 e-Power', family: 'HR12DE', cylinders: 3, from: 2023 },
        ],
      },
      { from: 2025, to: 2026, platform: 'nissan-cmf-b', engines: [{ label: '2.0', family: 'MR20DD', cylinders: 4 }] },
    ],
  },
  {
    make: 'Nissan',
    model: 'Urvan',
    aliases: ['nv350', 'nv350 urvan'],
    body: 'van',
    popularity: 8,
    generations: [
      { from: 1990, to: 2001, platform: 'nissan-e24', engines: [{ label: '2.4', family: 'KA24DE', cylinders: 4 }] },
      {
        from: 2002,
        to: 2013,
        platform: 'nissan-e25',
        engines: [
          { label: '2.4', family: 'KA24DE', cylinders: 4, to: 2006 },
          { label: '2.5', family: 'QR25DE', cylinders: 4, from: 2007 },
          { label: '3.0 diésel', family: 'ZD30', cylinders: 4, isDiesel: true, to: 2011 },
        ],
      },
      {
        from: 2014,
        to: 2026,
        platform: 'nissan-e26',
        engines: [
          { label: '2.5', family: 'QR25DE', cylinders: 4 },
          { label: '2.5 diésel', family: 'YD25DDTi', cylinders: 4, isDiesel: true, to: 2020 },
        ],
      },
    ],
  },
] satisfies readonly VehicleModel[]
