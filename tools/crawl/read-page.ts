/** A page as a crawler reads it: its head, its data, and its text. */
export type ReadPage = {
  readonly status: number
  readonly title: string
  readonly description: string
  readonly robots: string
  readonly canonical: string | undefined
  readonly alternates: Readonly<Record<string, string>>
  readonly data: readonly SchemaThing[]
  readonly heading: string
  /** What a visitor reads from the heading on, without what only screen readers are told. */
  readonly text: string
  /** All that stands on the page, with what surrounds it. */
  readonly whole: string
  readonly dates: readonly string[]
  readonly breadcrumb: readonly { readonly name: string; readonly item: string }[]
}

// biome-ignore lint/suspicious/noExplicitAny: whatever a page says about itself
export type SchemaThing = Record<string, any>

export async function readPage(url: string): Promise<ReadPage> {
  const response = await fetch(url)
  const html = await response.text()
  const body = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<script[\s\S]*?<\/script>/g, '')
  return {
    status: response.status,
    title: plain(/<title>([^<]*)/.exec(html)?.[1] ?? ''),
    description: plain(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
    robots: `${/<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? ''} ${response.headers.get('x-robots-tag') ?? ''}`.trim(),
    canonical: linkOf(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]),
    alternates: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi)].map(([, tag = '', href]) => [tag, linkOf(href)]),
    ) as Record<string, string>,
    data: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json)),
    heading: textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? ''),
    text: textOf(body.slice(body.indexOf('<h1')).replace(/<span class="sr-only">[\s\S]*?<\/span>/g, '')),
    whole: textOf(html.slice(html.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, '')),
    dates: [...body.matchAll(/<time[^>]* datetime="([^"]*)"/gi)].map(([, date = '']) => date),
    breadcrumb: breadcrumbOf(body, url),
  }
}

function breadcrumbOf(html: string, url: string) {
  const list = /<nav[^>]*>\s*<ol[\s\S]*?<\/ol>/.exec(html)?.[0] ?? ''
  return [...list.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(([, href = '', name = '']) => ({
    name: textOf(name),
    item: new URL(plain(href), url).href,
  }))
}

function linkOf(href: string | undefined) {
  return href === undefined ? undefined : plain(href)
}
function textOf(html: string) {
  return plain(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
function plain(text: string) {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}
