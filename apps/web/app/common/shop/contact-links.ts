import type { PublicPolicies } from '@shop/domain/shop-policies'

type Identity = PublicPolicies['identity']

/** Ways out of the shop's own pages. They are plain links: nothing is asked of those hosts before somebody follows them. */
export const contactLinks = {
  phone: ({ phone }: Identity) => `tel:+52${phone}`,
  whatsapp: ({ whatsapp }: Identity, text = '') => `https://wa.me/${whatsapp}${text && `?text=${encodeURIComponent(text)}`}`,
  email: ({ email }: Identity) => `mailto:${email}`,
}
