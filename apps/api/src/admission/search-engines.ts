import { BlockList } from 'node:net'

/**
 * Where the crawlers of search engines come from, as the engines publish it (Google: googlebot.json; Microsoft: bingbot.json; Apple:
 * applebot.json). What a request says about itself is no proof: anybody can call himself Googlebot.
 */
const PUBLISHED: Readonly<Record<string, readonly string[]>> = {
  google: ['66.249.64.0/19', '192.178.4.0/22', '34.100.182.96/28', '35.247.243.240/28', '2001:4860:4801::/48'],
  bing: [
    ...['13.66.139.0/24', '13.66.144.0/24', '13.67.10.16/28', '13.69.66.240/28', '13.71.172.224/28', '20.15.133.160/27', '20.36.108.32/28'],
    ...['20.43.120.16/28', '20.74.197.0/28', '20.79.107.240/28', '20.125.163.80/28', '40.77.139.0/25', '40.77.167.0/24', '40.77.177.0/24'],
    ...['40.77.178.0/23', '40.77.188.0/22', '40.77.202.0/24', '40.79.131.208/28', '40.79.186.176/28', '51.105.67.0/28', '52.167.144.0/24'],
    ...['52.231.148.0/28', '65.55.210.0/24', '139.217.52.0/28', '157.55.39.0/24', '191.233.204.224/28', '199.30.24.0/23', '207.46.13.0/24'],
  ],
  apple: ['17.22.237.0/24', '17.22.245.0/24', '17.22.253.0/24', '17.241.75.0/24', '17.241.219.0/24', '17.241.227.0/24', '17.246.15.0/24'],
}

/** Which search engine an address belongs to; `more` are ranges that the shop's owner adds when the lists grow. */
export function searchEngines(more: readonly string[] = []) {
  const lists = Object.entries({ ...PUBLISHED, other: more }).map(([engine, ranges]) => [engine, listOf(ranges)] as const)
  return (address: string): string | undefined => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
    return lists.find(([, list]) => list.check(plain, familyOf(plain)))?.[0]
  }
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', prefix = familyOf(net) === 'ipv6' ? '128' : '32'] = range.split('/')
    list.addSubnet(net, Number(prefix), familyOf(net))
  }
  return list
}

function familyOf(address: string) {
  return address.includes(':') ? 'ipv6' : 'ipv4'
}
