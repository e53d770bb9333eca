import type { PartNeeds } from '@shop/domain/car-facts'

/** What many part types ask of their car alike. */

export const burnsFuel = { always: { fuel: ['gasoline', 'diesel', 'hybrid'] } } satisfies PartNeeds
export const burnsGasoline = { always: { fuel: ['gasoline', 'hybrid'] } } satisfies PartNeeds
export const burnsDiesel = { always: { fuel: ['diesel'] } } satisfies PartNeeds
export const isHybridOrElectric = { always: { fuel: ['hybrid', 'electric'] } } satisfies PartNeeds
/** A hybrid charges and cranks by its own motor. */
export const isCrankedByStarter = { always: { fuel: ['gasoline', 'diesel'] } } satisfies PartNeeds

export const injectsFuel = { always: { ...burnsFuel.always, fuelSystem: ['injection'] } } satisfies PartNeeds
export const injectsGasoline = { always: { ...burnsGasoline.always, fuelSystem: ['injection'] } } satisfies PartNeeds
export const hasCarburetor = { always: { ...burnsGasoline.always, fuelSystem: ['carburetor'] } } satisfies PartNeeds
export const hasSpark = { always: { ...burnsGasoline.always, ignition: ['distributor', 'coils'] } } satisfies PartNeeds
export const hasDistributor = { always: { ...burnsGasoline.always, ignition: ['distributor'] } } satisfies PartNeeds
export const hasTurbo = { always: { ...burnsFuel.always, aspiration: ['turbo'] } } satisfies PartNeeds

export const hasTimingBelt = { always: { ...burnsFuel.always, camDrive: ['belt'] } } satisfies PartNeeds
export const hasTimingChain = { always: { ...burnsFuel.always, camDrive: ['chain'] } } satisfies PartNeeds
export const isCooledByWater = { always: { cooling: ['water'] } } satisfies PartNeeds

/** Of the axle that the part is for. */
export const hasDiscs = { front: { frontBrake: ['disc'] }, rear: { rearBrake: ['disc'] } } satisfies PartNeeds
export const hasDrums = { front: { frontBrake: ['drum'] }, rear: { rearBrake: ['drum'] } } satisfies PartNeeds
export const hasAbs = { always: { abs: ['with'] } } satisfies PartNeeds

export const hasHydraulicSteering = { always: { steering: ['hydraulic'] } } satisfies PartNeeds
export const hasElectricSteering = { always: { steering: ['electric'] } } satisfies PartNeeds

export const hasClutch = { always: { transmission: ['manual', 'robotized'] } } satisfies PartNeeds
export const hasClutchPedal = { always: { transmission: ['manual'] } } satisfies PartNeeds
export const shiftsByItself = { always: { transmission: ['automatic', 'cvt'] } } satisfies PartNeeds
export const drivesFrontWheels = { always: { drive: ['front', 'four'] } } satisfies PartNeeds
export const drivesRearWheels = { always: { drive: ['rear', 'four'] } } satisfies PartNeeds
export const drivesAllWheels = { always: { drive: ['four'] } } satisfies PartNeeds

export const hasAirConditioning = { always: { airConditioning: ['with'] } } satisfies PartNeeds
