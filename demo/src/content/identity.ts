/** Who the demo is: a shop that does not exist. */
export const DEMO_IDENTITY = {
  name: 'La Tuerca',
  legalName: 'La Tuerca Refacciones, S.A. de C.V.',
  rfc: 'TRE150420NT0',
  address: 'Av. Reforma 1205, Centro, 72000 Puebla, Pue.',
  city: 'Puebla',
  position: '19.0437, -98.198',
  phone: '2221234567',
  whatsapp: '522221234567',
  email: 'hola@latuerca.example',
}
