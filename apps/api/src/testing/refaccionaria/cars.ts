type Engine = readonly [engine: string, from: number, to: number]

export const CARS: readonly (readonly [make: string, model: string, aliases: string[], engines: readonly Engine[]])[] = [
  ['Nissan', 'Versa', [], [['1.6', 2012, 2019]]],
  ['Nissan', 'Tsuru', ['Sentra B13'], [['1.6', 1992, 2017]]],
  ['Nissan', 'March', ['Micra'], [['1.6', 2012, 2020]]],
  [
    'Volkswagen',
    'Jetta',
    ['Jetta A6'],
    [
      ['2.0', 2011, 2015],
      ['2.5', 2011, 2014],
      ['2.0 TDI', 2012, 2015],
    ],
  ],
  // Nothing in the shop fits it.
  ['Chevrolet', 'Aveo', [], [['1.6', 2008, 2018]]],
]
