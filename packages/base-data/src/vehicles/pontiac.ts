import type { VehicleModel } from '../shapes.ts'

export const pontiac = [
  {
    make: 'Pontiac',
    model: 'Matiz G2',
    aliases: ['pontiac g2'],
    body: 'hatchback',
    popularity: 6,
    generations: [
      {
        name: 'M200',
        from: 2006,
        to: 2010,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['drum'],
          abs: ['without'],
          steering: ['manual', 'hydraulic'],
          drive: ['front'],
          transmission: ['manual'],
        },
        platform: 'gm-m200',
        engines: [{ label: '1.0', family: 'S-TEC 1.0 B10S', cylinders: 4 }],
      },
    ],
  },
  {
    make: 'Pontiac',
    model: 'G3',
    aliases: [],
    body: 'sedan',
    popularity: 4,
    generations: [
      {
        name: 'T250',
        from: 2006,
        to: 2009,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['drum'],
          abs: ['with', 'without'],
          steering: ['hydraulic'],
          drive: ['front'],
          transmission: ['manual', 'automatic'],
        },
        platform: 'gm-t250',
        engines: [{ label: '1.6', family: 'Ecotec 1.6 F16D3', cylinders: 4 }],
      },
    ],
  },
  {
    make: 'Pontiac',
    model: 'G5',
    aliases: [],
    body: 'sedan',
    popularity: 3,
    generations: [
      {
        from: 2007,
        to: 2009,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['disc', 'drum'],
          abs: ['with', 'without'],
          steering: ['electric'],
          drive: ['front'],
          transmission: ['manual', 'automatic'],
        },
        platform: 'gm-delta',
        engines: [
          { label: '2.2', family: 'Ecotec 2.2 L61', cylinders: 4 },
          { label: '2.4', family: 'Ecotec 2.4 LE5', cylinders: 4 },
        ],
      },
    ],
  },
] satisfies readonly VehicleModel[]
