import { slides } from '@shop/demo/content/editorial/slides'
import type { drawPictures } from '@shop/demo/pictures/draw-pictures'
import type { Client } from 'pg'

type Pictures = Pick<ReturnType<typeof drawPictures>, 'heroes' | 'logos'>

/** After the catalogue: the logos go to brands that are there already. */
export async function loadFrontPage(client: Client, { heroes, logos }: Pictures): Promise<void> {
  for (const [i, { title, text, link }] of slides.entries()) {
    const hero = heroes[i]
    if (!hero) throw new Error(`There is no picture for slide ${i + 1}`)
    await client.query(
      `insert into carousel_slides (title_es, title_en, text_es, text_en, link, wide_image, narrow_image, place)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [title.es, title.en, text.es, text.en, link, hero.wide, hero.narrow, i + 1],
    )
  }
  await loadLogos(client, logos)
}

export async function loadLogos(client: Client, logos: Pictures['logos']): Promise<void> {
  for (const { brand, name } of logos) await client.query('update brands set logo = $2 where slug = $1', [brand, name])
}
