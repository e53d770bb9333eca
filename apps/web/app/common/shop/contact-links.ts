import type { PublicPolicies } from '@shop/domain/shop-policies'

type Identity = PublicPolicies['identity']

/** Where the shop's counter is. */
export const SHOP_POSITION = { latitude: 19.0437, longitude: -98.198 }

const { latitude, longitude } = SHOP_POSITION

/** Ways out of the shop's own pages. They are plain links: nothing is asked of those hosts before somebody follows them. */
export const contactLinks = {
  phone: ({ phone }: Identity) => `tel:+52${phone}`,
  whatsapp: ({ whatsapp }: Identity, text = '') => `https://wa.me/${whatsapp}${text && `?text=${encodeURIComponent(text)}`}`,
  email: ({ email }: Identity) => `mailto:${email}`,
  googleMaps: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
  waze: `https://www.waze.com/ul?ll=${latitude},${longitude}&navigate=yes`,
}

export const spacedPhone = ({ phone }: Identity): string => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
