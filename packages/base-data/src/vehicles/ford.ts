import type { VehicleModel } from '../shapes.ts'

export const ford = [
  {
    make: 'Ford',
    model: 'Fiesta',
    aliases: ['fiesta st', 'fiesta sedan'],
    body: 'hatchback',
    popularity: 8,
    generations: [
      {
        from: 1998,
        to: 2002,
        platform: 'ford-be91',
        engines: [
          { label: '1.4', family: 'Zetec-SE 1.4', cylinders: 4, to: 2000 },
          { label: '1.6', family: 'Zetec Rocam 1.6', cylinders: 4, from: 2000 },
        ],
      },
      { from: 2003, to: 2010, platform: 'ford-b257', engines: [{ label: '1.6', family: 'Zetec Rocam 1.6', cylinders: 4 }] },
      {
        from: 2011,
        to: 2019,
        platform: 'ford-b299',
        engines: [
          { label: '1.6', family: 'Sigma 1.6 Ti-VCT', cylinders: 4 },
          { label: '1.6 EcoBoost', family: 'EcoBoost 1.6', cylinders: 4, from: 2014 },
        ],
      },
    ],
  },
  {
    make: 'Ford',
    model: 'Focus',
    aliases: ['focus st'],
    body: 'sedan',
    popularity: 7,
    generations: [
      {
        from: 2000,
        to: 2007,
        platform: 'ford-c170',
        engines: [
          { label: '2.0', family: 'Zetec 2.0', cylinders: 4, to: 2004 },
          { label: '2.0 Duratec', family: 'Duratec 2.0', cylinders: 4, from: 2005 },
          { label: '2.3', family: 'Duratec 2.3', cylinders: 4, from: 2003 },
        ],
      },
      { from: 2008, to: 2011, platform: 'ford-c170', engines: [{ label: '2.0', family: 'Duratec 2.0', cylinders: 4 }] },
      {
        from: 2012,
        to: 2018,
        platform: 'ford-c346',
        engines: [
          { label: '2.0', family: 'Duratec 2.0 GDI', cylinders: 4 },
          { label: '2.0 EcoBoost', family: 'EcoBoost 2.0', cylinders: 4, from: 2013 },
        ],
      },
    ],
  },
  {
    make: 'Ford',
    model: 'Ikon',
    aliases: ['fiesta ikon', 'ikon hatch'],
    body: 'sedan',
    popularity: 7,
    generations: [
      { from: 2001, to: 2007, platform: 'ford-be91', engines: [{ label: '1.6', family: 'Zetec Rocam 1.6', cylinders: 4 }] },
      { from: 2011, to: 2015, platform: 'ford-b257', engines: [{ label: '1.6', family: 'Zetec Rocam 1.6', cylinders: 4 }] },
    ],
  },
  {
    make: 'Ford',
    model: 'Figo',
    aliases: ['figo sedan', 'figo aspire'],
    body: 'hatchback',
    popularity: 6,
    generations: [
      { from: 2016, to: 2018, platform: 'ford-b562', engines: [{ label: '1.5', family: 'Sigma 1.5 Ti-VCT', cylinders: 4 }] },
      { from: 2019, to: 2021, platform: 'ford-b562', engines: [{ label: '1.5', family: 'Dragon 1.5', cylinders: 3 }] },
    ],
  },
  {
    make: 'Ford',
    model: 'Ka',
    aliases: [],
    body: 'hatchback',
    popularity: 6,
    generations: [{ from: 2001, to: 2008, platform: 'ford-be91', engines: [{ label: '1.6', family: 'Zetec Rocam 1.6', cylinders: 4 }] }],
  },
  {
    make: 'Ford',
    model: 'Courier',
    aliases: [],
    body: 'pickup',
    popularity: 6,
    generations: [{ from: 2001, to: 2012, platform: 'ford-be91', engines: [{ label: '1.6', family: 'Zetec Rocam 1.6', cylinders: 4 }] }],
  },
  {
    make: 'Ford',
    model: 'Mondeo',
    aliases: [],
    body: 'sedan',
    popularity: 4,
    generations: [
      {
        from: 2001,
        to: 2007,
        platform: 'ford-cd132',
        engines: [
          { label: '2.0', family: 'Duratec 2.0', cylinders: 4 },
          { label: '2.5 V6', family: 'Duratec 2.5 V6', cylinders: 6 },
        ],
      },
    ],
  },
  {
    make: 'Ford',
    model: 'Fusion',
    aliases: [],
    body: 'sedan',
    popularity: 5,
    generations: [
      {
        from: 2006,
        to: 2012,
        platform: 'ford-cd3',
        engines: [
          { label: '2.3', family: 'Duratec 2.3', cylinders: 4, to: 2009 },
          { label: '2.5', family: 'Duratec 2.5', cylinders: 4, from: 2010 },
          { label: '3.0 V6', family: 'Duratec 3.0 V6', cylinders: 6 },
          { label: '3.5 V6', family: 'Cyclone 3.5', cylinders: 6, from: 2010 },
        ],
      },
      {
        from: 2013,
        to: 2020,
        platform: 'ford-cd4',
        engines: [
          { label: '2.5', family: 'Duratec 2.5', cylinders: 4 },
          { label: '2.0 EcoBoost', family: 'EcoBoost 2.0', cylinders: 4 },
          { label: '2.0 híbrido', family: 'Duratec 2.0 HEV', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Ford',
    model: 'EcoSport',
    aliases: ['eco sport'],
    body: 'suv',
    popularity: 7,
    generations: [
      { from: 2004, to: 2012, platform: 'ford-b257', engines: [{ label: '2.0', family: 'Duratec 2.0', cylinders: 4 }] },
      {
        from: 2013,
        to: 2021,
        platform: 'ford-b299',
        engines: [
          { label: '2.0', family: 'Duratec 2.0', cylinders: 4 },
          { label: '1.5', family: 'Dragon 1.5', cylinders: 3, from: 2018 },
        ],
      },
    ],
  },
  {
    make: 'Ford',
    model: 'Escape',
    aliases: [],
    body: 'suv',
    popularity: 6,
    generations: [
      {
        from: 2001,
        to: 2007,
        platform: 'ford-cd2',
        engines: [
          { label: '2.0', family: 'Zetec 2.0', cylinders: 4, to: 2004 },
          { label: '2.3', family: 'Duratec 2.3', cylinders: 4, from: 2005 },
          { label: '3.0 V6', family: 'Duratec 3.0 V6', cylinders: 6 },
        ],
      },
      {
        from: 2008,
        to: 2012,
        platform: 'ford-cd2',
        engines: [
          { label: '2.3', family: 'Duratec 2.3', cylinders: 4, to: 2008 },
          { label: '2.5', family: 'Duratec 2.5', cylinders: 4, from: 2009 },
          { label: '3.0 V6', family: 'Duratec 3.0 V6', cylinders: 6 },
        ],
      },
      {
        from: 2013,
        to: 2019,
        platform: 'ford-c520',
        engines: [
          { label: '2.5', family: 'Duratec 2.5', cylinders: 4 },
          { label: '2.0 EcoBoost', family: 'EcoBoost 2.0', cylinders: 4 },
          { label: '1.6 EcoBoost', family: 'EcoBoost 1.6', cylinders: 4, to: 2016 },
          { label: '1.5 EcoBoost', family: 'EcoBoost 1.5', cylinders: 4, from: 2017 },
        ],
      },
      {
        from: 2020,
        to: 2025,
        platform: 'ford-c2',
        engines: [
          { label: '1.5 EcoBoost', family: 'EcoBoost 1.5 Dragon', cylinders: 3 },
          { label: '2.0 EcoBoost', family: 'EcoBoost 2.0', cylinders: 4 },
          { label: '2.5 híbrido', family: 'Duratec 2.5 HEV', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Ford',
    model: 'Edge',
    aliases: [],
    body: 'suv',
    popularity: 4,
    generations: [
      { from: 2007, to: 2014, platform: 'ford-cd3', engines: [{ label: '3.5 V6', family: 'Cyclone 3.5', cylinders: 6 }] },
      {
        from: 2015,
        to: 2023,
        platform: 'ford-cd4',
        engines: [
          { label: '2.0 EcoBoost', family: 'EcoBoost 2.0', cylinders: 4 },
          { label: '3.5 V6', family: 'Cyclone 3.5', cylinders: 6, to: 2018 },
          { label: '2.7 EcoBoost', family: 'EcoBoost 2.7', cylinders: 6, from: 2016, to: 2020 },
        ],
      },
    ],
  },
  {
    make: 'Ford',
    model: 'Explorer',
    aliases: [],
    body: 'suv',
    popularity: 5,
    generations: [
      {
        from: 1995,
        to: 2001,
        platform: 'ford-un105',
        engines: [
          { label: '4.0 V6', family: 'Cologne 4.0', cylinders: 6 },
          { label: '5.0 V8', family: 'Windsor 5.0', cylinders: 8, from: 1996 },
        ],
      },
      {
        from: 2002,
        to: 2005,
        platform: 'ford-u152',
        engines: [
          { label: '4.0 V6', family: 'Cologne 4.0', cylinders: 6 },
          { label: '4.6 V8', family: 'Modular 4.6', cylinders: 8 },
        ],
      },
      {
        from: 2006,
        to: 2010,
        platform: 'ford-u251',
        engines: [
          { label: '4.0 V6', family: 'Cologne 4.0', cylinders: 6 },
          { label: '4.6 V8', family: 'Modular 4.6', cylinders: 8 },
        ],
      },
      {
        from: 2011,
        to: 2019,
        platform: 'ford-d4',
        engines: [
          { label: '3.5 V6', family: 'Cyclone 3.5', cylinders: 6 },
          { label: '2.0 EcoBoost', family: 'EcoBoost 2.0', cylinders: 4, from: 2012, to: 2015 },
          { label: '2.3 EcoBoost', family: 'EcoBoost 2.3', cylinders: 4, from: 2016 },
          { label: '3.5 EcoBoost', family: 'EcoBoost 3.5', cylinders: 6, from: 2013 },
        ],
      },
      {
        from: 2020,
        to: 2026,
        platform: 'ford-cd6',
        engines: [
          { label: '2.3 EcoBoost', family: 'EcoBoost 2.3', cylinders: 4 },
          { label: '3.0 EcoBoost', family: 'EcoBoost 3.0', cylinders: 6 },
        ],
      },
    ],
  },
  {
    make: 'Ford',
    model: 'Territory',
    aliases: [],
    body: 'suv',
    popularity: 5,
    generations: [
      { from: 2022, to: 2026, platform: 'ford-cx743', engines: [{ label: '1.8 EcoBoost', family: 'EcoBoost 1.8', cylinders: 4 }] },
    ],
  },
  {
    make: 'Ford',
    model: 'Ranger',
    aliases: [],
    body: 'pickup',
    popularity: 8,
    generations: [
      {
        from: 1998,
        to: 2009,
        platform: 'ford-rbv',
        engines: [
          { label: '2.5', family: 'Lima 2.5', cylinders: 4, to: 2001 },
          { label: '2.3', family: 'Duratec 2.3', cylinders: 4, from: 2001 },
          { label: '3.0 V6', family: 'Vulcan 3.0', cylinders: 6 },
          { label: '4.0 V6', family: 'Cologne 4.0', cylinders: 6 },
        ],
      },
      { from: 2010, to: 2012, platform: 'ford-pn96', engines: [{ label: '2.3', family: 'Duratec 2.3', cylinders: 4 }] },
      {
        from: 2013,
        to: 2022,
        platform: 'ford-t6',
        engines: [
          { label: '2.5', family: 'Duratec 2.5', cylinders: 4 },
          { label: '3.2 diésel', family: 'Puma 3.2', cylinders: 5, isDiesel: true },
        ],
      },
      {
        from: 2023,
        to: 2026,
        platform: 'ford-p703',
        engines: [
          { label: '2.0 diésel', family: 'EcoBlue 2.0', cylinders: 4, isDiesel: true },
          { label: '2.3 EcoBoost', family: 'EcoBoost 2.3', cylinders: 4, from: 2024 },
          { label: '3.0 EcoBoost', family: 'EcoBoost 3.0', cylinders: 6, from: 2024 },
        ],
      },
    ],
  },
  {
    make: 'Ford',
    model: 'Maverick',
    aliases: [],
    body: 'pickup',
    popularity: 4,
    generations: [
      {
        from: 2022,
        to: 2026,
        platform: 'ford-c2',
        engines: [
          { label: '2.0 EcoBoost', family: 'EcoBoost 2.0', cylinders: 4 },
          { label: '2.5 híbrido', family: 'Duratec 2.5 HEV', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Ford',
    model: 'F-150',
    aliases: ['f150', 'f 150', 'lobo', 'ford lobo'],
    body: 'pickup',
    popularity: 7,
    generations: [
      {
        from: 1997,
        to: 2003,
        platform: 'ford-pn96-f',
        engines: [
          { label: '4.2 V6', family: 'Essex 4.2', cylinders: 6 },
          { label: '4.6 V8', family: 'Modular 4.6', cylinders: 8 },
          { label: '5.4 V8', family: 'Modular 5.4', cylinders: 8 },
        ],
      },
      {
        from: 2004,
        to: 2008,
        platform: 'ford-p221',
        engines: [
          { label: '4.2 V6', family: 'Essex 4.2', cylinders: 6 },
          { label: '4.6 V8', family: 'Modular 4.6', cylinders: 8 },
          { label: '5.4 V8', family: 'Modular 5.4', cylinders: 8 },
        ],
      },
      {
        from: 2009,
        to: 2014,
        platform: 'ford-p415',
        engines: [
          { label: '4.6 V8', family: 'Modular 4.6', cylinders: 8, to: 2010 },
          { label: '5.4 V8', family: 'Modular 5.4', cylinders: 8, to: 2010 },
          { label: '3.7 V6', family: 'Cyclone 3.7', cylinders: 6, from: 2011 },
          { label: '5.0 V8', family: 'Coyote 5.0', cylinders: 8, from: 2011 },
          { label: '3.5 EcoBoost', family: 'EcoBoost 3.5', cylinders: 6, from: 2011 },
        ],
      },
      {
        from: 2015,
        to: 2020,
        platform: 'ford-p552',
        engines: [
          { label: '3.5 V6', family: 'Cyclone 3.5', cylinders: 6, to: 2017 },
          { label: '3.3 V6', family: 'Cyclone 3.3', cylinders: 6, from: 2018 },
          { label: '5.0 V8', family: 'Coyote 5.0', cylinders: 8 },
          { label: '3.5 EcoBoost', family: 'EcoBoost 3.5', cylinders: 6 },
          { label: '2.7 EcoBoost', family: 'EcoBoost 2.7', cylinders: 6 },
        ],
      },
      {
        from: 2021,
        to: 2026,
        platform: 'ford-p702',
        engines: [
          { label: '3.3 V6', family: 'Cyclone 3.3', cylinders: 6, to: 2023 },
          { label: '2.7 EcoBoost', family: 'EcoBoost 2.7', cylinders: 6 },
          { label: '3.5 EcoBoost', family: 'EcoBoost 3.5', cylinders: 6 },
          { label: '5.0 V8', family: 'Coyote 5.0', cylinders: 8 },
        ],
      },
    ],
  },
  {
    make: 'Ford',
    model: 'Transit',
    aliases: [],
    body: 'van',
    popularity: 5,
    generations: [
      {
        from: 2007,
        to: 2013,
        platform: 'ford-v347',
        engines: [
          { label: '2.4 diésel', family: 'Puma 2.4', cylinders: 4, isDiesel: true, to: 2011 },
          { label: '2.2 diésel', family: 'Puma 2.2', cylinders: 4, isDiesel: true, from: 2012 },
        ],
      },
      {
        from: 2014,
        to: 2026,
        platform: 'ford-v363',
        engines: [
          { label: '2.2 diésel', family: 'Puma 2.2', cylinders: 4, isDiesel: true, to: 2020 },
          { label: '2.0 diésel', family: 'EcoBlue 2.0', cylinders: 4, isDiesel: true, from: 2021 },
          { label: '3.7 V6', family: 'Cyclone 3.7', cylinders: 6, from: 2015, to: 2019 },
        ],
      },
    ],
  },
] satisfies readonly VehicleModel[]
