import type { ShopPolicies } from '@shop/domain/shop-policies'

/** Who the shop of the tests is. */
export const TEST_IDENTITY: ShopPolicies['identity'] = {
  name: 'La Tuerca',
  legalName: 'La Tuerca Refacciones, S.A. de C.V.',
  rfc: '',
  address: 'Av. Reforma 1205, Centro, 72000 Puebla, Pue.',
  city: 'Puebla',
  position: '19.0437, -98.198',
  phone: '2221234567',
  whatsapp: '522221234567',
  email: 'hola@latuerca.example',
}
