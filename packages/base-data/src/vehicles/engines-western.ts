import type { CarFacts } from '@shop/domain/car-facts'

/** What the engine families of European and American makers decide about their parts. Cylinders and fuel are written with the engines. */
export const enginesWestern: Readonly<Record<string, CarFacts>> = {}
