/** Where the shop's counter is. */
export const SHOP_POSITION = { latitude: 19.0437, longitude: -98.198 }

const { latitude, longitude } = SHOP_POSITION

/** Ways to the counter. Plain links: nothing is asked of those hosts before somebody follows them. */
export const directions = {
  googleMaps: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
  waze: `https://www.waze.com/ul?ll=${latitude},${longitude}&navigate=yes`,
}
