import type { MapPosition } from '@shop/domain/map-position'

/** Ways to the counter. Plain links: nothing is asked of those hosts before somebody follows them. */
export function directionsTo({ latitude, longitude }: MapPosition) {
  return {
    googleMaps: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
    waze: `https://www.waze.com/ul?ll=${latitude},${longitude}&navigate=yes`,
  }
}
