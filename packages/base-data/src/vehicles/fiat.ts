import type { VehicleModel } from '../shapes.ts'

export const fiat = [
  {
    make: 'Fiat',
    model: 'Uno',
    aliases: [],
    body: 'hatchback',
    popularity: 6,
    generations: [
      {
        from: 2013,
        to: 2020,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['drum'],
          abs: ['with', 'without'],
          steering: ['hydraulic'],
          drive: ['front'],
          transmission: ['manual'],
        },
        platform: 'fiat-327',
        engines: [{ label: '1.4', family: 'Fire 1.4', cylinders: 4 }],
      },
    ],
  },
  {
    make: 'Fiat',
    model: 'Mobi',
    aliases: [],
    body: 'hatchback',
    popularity: 6,
    generations: [
      {
        from: 2017,
        to: 2024,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['drum'],
          abs: ['with', 'without'],
          steering: ['hydraulic'],
          drive: ['front'],
          transmission: ['manual'],
        },
        platform: 'fiat-341',
        engines: [{ label: '1.0', family: 'Fire 1.0', cylinders: 4 }],
      },
    ],
  },
  {
    make: 'Fiat',
    model: 'Palio',
    aliases: ['palio adventure'],
    body: 'hatchback',
    popularity: 5,
    generations: [
      {
        from: 2004,
        to: 2012,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['drum'],
          abs: ['with', 'without'],
          steering: ['hydraulic'],
          drive: ['front'],
          transmission: ['manual'],
        },
        platform: 'fiat-178',
        engines: [
          { label: '1.8', family: 'GM Family I 1.8', cylinders: 4, to: 2010 },
          { label: '1.6', family: 'E.torQ 1.6', cylinders: 4, from: 2011 },
        ],
      },
      {
        from: 2013,
        to: 2017,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['drum'],
          abs: ['with', 'without'],
          steering: ['hydraulic'],
          drive: ['front'],
          transmission: ['manual', 'robotized'],
        },
        platform: 'fiat-326',
        engines: [
          { label: '1.4', family: 'Fire 1.4', cylinders: 4 },
          { label: '1.6', family: 'E.torQ 1.6', cylinders: 4 },
        ],
      },
    ],
  },
  {
    make: 'Fiat',
    model: '500',
    aliases: [],
    body: 'hatchback',
    popularity: 4,
    generations: [
      {
        from: 2009,
        to: 2017,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['disc'],
          abs: ['with'],
          steering: ['electric'],
          drive: ['front'],
          transmission: ['manual', 'automatic', 'robotized'],
        },
        platform: 'fiat-312',
        engines: [{ label: '1.4', family: 'Fire 1.4 16V', cylinders: 4 }],
      },
    ],
  },
] satisfies readonly VehicleModel[]
