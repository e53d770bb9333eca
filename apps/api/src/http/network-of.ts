import { isIPv6 } from 'node:net'

/** Whom limits count: an IPv4 address, or the half of an IPv6 address that one household shares. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(plain) ? `${firstHalf(plain)}::/64` : plain
}

export function isLoopback(address: string): boolean {
  return /^(::1$|(::ffff:)?127\.)/i.test(address)
}

function firstHalf(address: string): string {
  const [left = '', right = ''] = address.split('::')
  const groups = left.split(':').filter(Boolean)
  const missing = address.includes('::') ? 8 - groups.length - right.split(':').filter(Boolean).length : 0
  return [...groups, ...Array<string>(missing).fill('0')]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
