import { askPages, type PageTimes } from './ask-pages.ts'

type ColdPictures = { readonly quiet: PageTimes; readonly attacked: PageTimes; readonly answers: Readonly<Record<string, number>> }

const WIDTHS = [160, 320, 640, 960]
const PARTS = 40
const MOST_PAGES = 100
function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Pictures in sizes that nobody has asked for yet, all at once. */
export async function coldPictures(shop: string): Promise<ColdPictures> {
  const quiet = await askPages(shop, pause(5_000))
  const names = await pictureNames(shop)
  const answers: Record<string, number> = {}
  const asked = names.flatMap((name) =>
    WIDTHS.map(async (width) => {
      const headers = { accept: 'image/jpeg', 'x-forwarded-for': '198.51.100.7' }
      const { status } = await fetch(`${shop}/images/products/${name}?w=${width}`, { headers })
      answers[status] = (answers[status] ?? 0) + 1
    }),
  )
  const attacked = await askPages(shop, Promise.all([pause(10_000), ...asked]))
  return { quiet, attacked, answers }
}

/** Parts share pictures: many have to be looked at. */
async function pictureNames(shop: string): Promise<readonly string[]> {
  const names = new Set<string>()
  for (let page = 1; page <= MOST_PAGES && names.size < PARTS; page++) {
    const response = await fetch(`${shop}/api/products?limit=96&page=${page}`, { headers: { 'x-forwarded-for': '198.51.100.7' } })
    const { data } = (await response.json()) as { data: { docs: readonly { imagen: string | readonly string[] }[] } }
    for (const { imagen } of data.docs) names.add(String(Array.isArray(imagen) ? imagen[0] : imagen))
  }
  return [...names].slice(0, PARTS)
}
