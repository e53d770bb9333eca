import type { VehicleModel } from '../../shapes.ts'

export const datsun = [
  {
    make: 'Datsun',
    model: '160J',
    aliases: ['datsun sedan', 'datsun samurai'],
    body: 'sedan',
    popularity: 1,
    isSeldomStocked: true,
    generations: [
      {
        name: '710',
        from: 1974,
        to: 1983,
        facts: {
          frontBrake: ['disc'],
          rearBrake: ['drum'],
          abs: ['without'],
          steering: ['manual'],
          drive: ['rear'],
          transmission: ['manual'],
        },
        platform: 'datsun-710',
        engines: [{ label: '1.6', family: 'L16', cylinders: 4 }],
      },
    ],
  },
] satisfies readonly VehicleModel[]
