export type ListedAddress = { readonly address: string; readonly alternates: Readonly<Record<string, string>> }

/** What every sitemap of the shop at `url` lists, by the sitemap's name. */
export const readSitemaps = async (url: string): Promise<ReadonlyMap<string, readonly ListedAddress[]>> => {
  const children = placesIn(await read(`${url}/sitemap.xml`))
  const listed = new Map<string, readonly ListedAddress[]>()
  for (const child of children) listed.set(nameOf(child), entriesIn(await read(child)))
  return listed
}

const nameOf = (address: string) => /([^/]+)\.xml$/.exec(address)?.[1] ?? address

const entriesIn = (xml: string): ListedAddress[] =>
  xml
    .split('<url>')
    .slice(1)
    .map((entry) => ({
      address: placesIn(entry)[0] ?? '',
      alternates: Object.fromEntries(
        [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, tag = '', href = '']) => [tag, plain(href)]),
      ),
    }))

const placesIn = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => plain(place))
const plain = (text: string) => text.replaceAll('&amp;', '&')

const read = async (address: string): Promise<string> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return response.text()
}
