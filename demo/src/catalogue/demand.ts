import type { PartType } from '@shop/base-data/shapes'

/** What a counter sells every day. */
const EVERYDAY = new Set([
  'brake-pads',
  'brake-disc',
  'brake-shoes',
  'shock-absorber',
  'ball-joint',
  'control-arm',
  'tie-rod-end',
  'stabilizer-link',
  'wheel-bearing',
  'wheel-hub',
  'cv-axle',
  'engine-mount',
  'oil-filter',
  'air-filter',
  'fuel-filter',
  'spark-plug',
  'ignition-coil',
  'alternator',
  'starter-motor',
  'water-pump',
  'radiator',
  'thermostat',
  'serpentine-belt',
  'timing-belt',
  'timing-belt-kit',
  'timing-chain-kit',
  'clutch-kit',
  'headlight',
  'tail-light',
  'side-mirror',
  'wiper-blades',
])

const SOUGHT_AFTER =
  /^(frenos-de|amortiguadores|brazos-y-rotulas|mazas|bujias|filtros|bombas-y-termostatos|clutch|carga-y-arranque|faros|distribucion|radiadores|terminales)/

export function isEveryday({ key }: PartType): boolean {
  return EVERYDAY.has(key)
}

/** How many times as often as an ordinary part it is asked for. */
export function demandFor(type: PartType): number {
  return isEveryday(type) ? 3 : SOUGHT_AFTER.test(type.subcategory) ? 1.3 : 1
}
