import { DEMO_IDENTITY } from '@shop/demo/content/identity'
import { DEMO_LOGO } from '@shop/demo/pictures/shop-logo'

const { name, legalName, rfc, address, city, position, phone, whatsapp, email } = DEMO_IDENTITY
const [street = ''] = address.split(',')
const [latitude = ''] = position.split(',')
const [, host = ''] = email.split('@')

/** What only the demo is called, and where only it can be found. */
const TRACES: Readonly<Record<string, string>> = {
  name,
  legalName,
  rfc,
  street,
  latitude,
  phone,
  'phone as people read it': phone.replace(/(...)(...)(....)/, '$1 $2 $3'),
  whatsapp,
  email,
  domain: host.replace(/\.\w+$/, ''),
  logo: DEMO_LOGO.name,
  'logo’s drawing': 'M16 3l11.3 6.5',
}

/** Which of the demo's own words a text holds. Its city is also a state, which every form with an address offers. */
export function demoTracesIn(text: string, { alsoCity = false } = {}): string[] {
  const read = text.toLowerCase()
  const all = Object.entries(alsoCity ? { ...TRACES, city } : TRACES)
  return all.flatMap(([what, words]) => (read.includes(words.toLowerCase()) ? [`${what}: ${words}`] : []))
}
