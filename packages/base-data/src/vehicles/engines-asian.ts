import type { CarFacts } from '@shop/domain/car-facts'

/** What the engine families of Asian makers decide about their parts. Cylinders and fuel are written with the engines themselves. */
export const enginesAsian: Readonly<Record<string, CarFacts>> = {
  GA16DE: { valves: ['16'], aspiration: ['natural'], fuelSystem: ['injection'], camDrive: ['chain'], ignition: ['distributor'] },
}
