/** A place on the map, in degrees. */
export type MapPosition = { readonly latitude: number; readonly longitude: number }

/** Mexico lies within; a place elsewhere is two numbers in the wrong order. */
const [SOUTH, NORTH, WEST, EAST] = [14, 33, -119, -86]

/** As map programs copy it: "20.5888, -100.3899". Undefined where it is no place in Mexico. */
export function positionIn(text: string): MapPosition | undefined {
  const [, first, second] = /^\s*\(?(-?\d{1,3}\.\d+)\s*[,;\s]\s*(-?\d{1,3}\.\d+)\)?\s*$/.exec(text) ?? []
  const [latitude, longitude] = [Number(first), Number(second)]
  const isInMexico = latitude >= SOUTH && latitude <= NORTH && longitude >= WEST && longitude <= EAST
  return isInMexico ? { latitude, longitude } : undefined
}
