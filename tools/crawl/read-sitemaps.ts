export type ListedAddress = { readonly address: string; readonly alternates: Readonly<Record<string, string>> }

/** What every sitemap of the shop at `url` lists, by the sitemap's name. */
export async function readSitemaps(url: string): Promise<ReadonlyMap<string, readonly ListedAddress[]>> {
  const children = placesIn(await read(`${url}/sitemap.xml`))
  const listed = new Map<string, readonly ListedAddress[]>()
  for (const child of children) listed.set(nameOf(child), entriesIn(await read(child)))
  return listed
}

function nameOf(address: string) {
  return /([^/]+)\.xml$/.exec(address)?.[1] ?? address
}

function entriesIn(xml: string): ListedAddress[] {
  return xml
    .split('<url>')
    .slice(1)
    .map((entry) => ({
      address: placesIn(entry)[0] ?? '',
      alternates: Object.fromEntries(
        [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, tag = '', href = '']) => [tag, plain(href)]),
      ),
    }))
}

function placesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => plain(place))
}
function plain(text: string) {
  return text.replaceAll('&amp;', '&')
}

async function read(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return response.text()
}
