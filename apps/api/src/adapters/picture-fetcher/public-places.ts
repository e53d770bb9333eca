import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** What is not the public internet, by the registries of IANA: this machine, the shop's own network, and what is kept for other purposes. */
const CLOSED_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/** All that is given out of version 6. Addresses of version 4 inside one of 6 lie outside, but for those of the next list. */
const OPEN_V6 = ['2000::', 3] as const
const CLOSED_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const

const closedV4 = new BlockList()
for (const [net, bits] of CLOSED_V4) closedV4.addSubnet(net, bits, 'ipv4')
const openV6 = new BlockList()
openV6.addSubnet(...OPEN_V6, 'ipv6')
const closedV6 = new BlockList()
for (const [net, bits] of CLOSED_V6) closedV6.addSubnet(net, bits, 'ipv6')

const PORTS = [80, 443]

/** Where the shop goes for what strangers wrote down: the public internet, and the doors of web pages. */
export function isPublicPlace(address: string, port: number): boolean {
  return PORTS.includes(port) && isPublic(address)
}

function isPublic(address: string): boolean {
  if (isIPv4(address)) return !closedV4.check(address, 'ipv4')
  // An address with a zone belongs to one network of this machine.
  if (!isIPv6(address) || address.includes('%')) return false
  return openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6')
}
