import type { WorkshopJob } from '../shapes.ts'

const begins = true
const isExtra = true

export const everyJob: readonly WorkshopJob[] = [
  {
    key: 'disc-brakes',
    name: { es: 'cambio de balatas', en: 'brake pad change' },
    parts: [
      { type: 'brake-pads', begins },
      { type: 'brake-disc', begins },
      { type: 'pad-wear-sensor' },
      { type: 'brake-fluid' },
      { type: 'caliper-guide-pins', isExtra },
      { type: 'brake-cleaner', isExtra },
    ],
  },
  {
    key: 'drum-brakes',
    name: { es: 'cambio de zapatas', en: 'brake shoe change' },
    parts: [
      { type: 'brake-shoes', begins },
      { type: 'brake-drum', begins },
      { type: 'brake-shoe-hardware' },
      { type: 'wheel-cylinder' },
      { type: 'brake-fluid' },
      { type: 'brake-cleaner', isExtra },
    ],
  },
  {
    key: 'tune-up',
    name: { es: 'afinación', en: 'tune-up' },
    parts: [
      { type: 'spark-plug', begins },
      { type: 'air-filter' },
      { type: 'oil-filter' },
      { type: 'fuel-filter' },
      { type: 'spark-plug-wires', isExtra },
      { type: 'engine-oil', isExtra },
      { type: 'injector-cleaner', isExtra },
    ],
  },
  {
    key: 'oil-change',
    name: { es: 'cambio de aceite', en: 'oil change' },
    parts: [
      { type: 'oil-filter', begins },
      { type: 'engine-oil', begins, isExtra },
      { type: 'air-filter' },
      { type: 'oil-drain-plug', isExtra },
    ],
  },
  {
    key: 'oil-change-from-a-jug',
    name: { es: 'cambio de aceite', en: 'oil change' },
    parts: [{ type: 'engine-oil-jug', begins }, { type: 'oil-filter' }, { type: 'air-filter' }, { type: 'oil-drain-plug', isExtra }],
  },
  {
    key: 'clutch-kit-change',
    name: { es: 'cambio de clutch', en: 'clutch change' },
    parts: [
      { type: 'clutch-kit', begins },
      { type: 'clutch-slave-cylinder' },
      { type: 'clutch-cable' },
      { type: 'crankshaft-seal' },
      { type: 'clutch-master-cylinder', isExtra },
      { type: 'flywheel', isExtra },
      { type: 'manual-gear-oil', isExtra },
    ],
  },
  {
    key: 'clutch-by-pieces',
    name: { es: 'cambio de clutch', en: 'clutch change' },
    parts: [
      { type: 'clutch-disc', begins },
      { type: 'clutch-pressure-plate', begins },
      { type: 'clutch-release-bearing', begins },
      { type: 'clutch-slave-cylinder' },
      { type: 'clutch-cable' },
      { type: 'crankshaft-seal', isExtra },
      { type: 'manual-gear-oil', isExtra },
    ],
  },
  {
    key: 'timing-kit-change',
    name: { es: 'cambio de banda de tiempo', en: 'timing belt change' },
    parts: [
      { type: 'timing-belt-kit', begins },
      { type: 'water-pump' },
      { type: 'crankshaft-seal' },
      { type: 'serpentine-belt', isExtra },
      { type: 'antifreeze', isExtra },
    ],
  },
  {
    key: 'timing-by-pieces',
    name: { es: 'cambio de banda de tiempo', en: 'timing belt change' },
    parts: [
      { type: 'timing-belt', begins },
      { type: 'timing-belt-tensioner', begins },
      { type: 'water-pump' },
      { type: 'crankshaft-seal' },
      { type: 'serpentine-belt', isExtra },
      { type: 'antifreeze', isExtra },
    ],
  },
  {
    key: 'water-pump-change',
    name: { es: 'cambio de bomba de agua', en: 'water pump change' },
    parts: [{ type: 'water-pump', begins }, { type: 'thermostat' }, { type: 'serpentine-belt', isExtra }, { type: 'antifreeze', isExtra }],
  },
  {
    key: 'radiator-change',
    name: { es: 'cambio de radiador', en: 'radiator change' },
    parts: [
      { type: 'radiator', begins },
      { type: 'radiator-cap' },
      { type: 'radiator-hose' },
      { type: 'thermostat', isExtra },
      { type: 'antifreeze', isExtra },
    ],
  },
  {
    key: 'shock-change',
    name: { es: 'cambio de amortiguadores', en: 'shock absorber change' },
    parts: [
      { type: 'shock-absorber', begins },
      { type: 'strut-mount' },
      { type: 'strut-boot-kit' },
      { type: 'coil-spring', isExtra },
      { type: 'stabilizer-link', isExtra },
    ],
  },
  {
    key: 'control-arm-change',
    name: { es: 'cambio de horquilla', en: 'control arm change' },
    parts: [
      { type: 'control-arm', begins },
      { type: 'stabilizer-link' },
      { type: 'ball-joint', isExtra },
      { type: 'tie-rod-end', isExtra },
    ],
  },
]
