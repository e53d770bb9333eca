import type { VehicleModel } from '../shapes.ts'

export const chrysler = [
  {
    make: 'Chrysler',
    model: 'PT Cruiser',
    aliases: ['ptcruiser', 'pt-cruiser'],
    body: 'hatchback',
    popularity: 4,
    generations: [
      {
        from: 2001,
        to: 2010,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['disc', 'drum'],
          abs: ['with', 'without'],
          steering: ['hydraulic'],
          drive: ['front'],
          transmission: ['manual', 'automatic'],
        },
        platform: 'chrysler-pt',
        engines: [
          { label: '2.4', family: 'Chrysler 2.4 EDZ', cylinders: 4 },
          { label: '2.4 Turbo', family: 'Chrysler 2.4T EDV', cylinders: 4, facts: { rearBrake: ['disc'] }, from: 2003, to: 2007 },
        ],
      },
    ],
  },
  {
    make: 'Chrysler',
    model: 'Cirrus',
    aliases: [],
    body: 'sedan',
    popularity: 4,
    generations: [
      {
        name: 'JA',
        from: 1995,
        to: 2000,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['disc', 'drum'],
          abs: ['with'],
          steering: ['hydraulic'],
          drive: ['front'],
          transmission: ['manual', 'automatic'],
        },
        platform: 'chrysler-ja',
        engines: [
          { label: '2.4', family: 'Chrysler 2.4 EDZ', cylinders: 4 },
          { label: '2.5 V6', family: 'Mitsubishi 6G73', cylinders: 6 },
        ],
      },
      {
        name: 'JR',
        from: 2001,
        to: 2006,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['disc', 'drum'],
          abs: ['with'],
          steering: ['hydraulic'],
          drive: ['front'],
          transmission: ['automatic'],
        },
        platform: 'chrysler-jr',
        engines: [
          { label: '2.4', family: 'Chrysler 2.4 EDZ', cylinders: 4 },
          { label: '2.4 Turbo', family: 'Chrysler 2.4T EDV', cylinders: 4, from: 2002, to: 2005 },
        ],
      },
    ],
  },
] satisfies readonly VehicleModel[]
