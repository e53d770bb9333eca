import type { Deps } from '@shop/api/composition'
import { withClient } from '@shop/api/database/with-client'
import { originalName } from '@shop/api/modules/pictures/make-picture'
import { drawPictures } from '@shop/demo/pictures/draw-pictures'
import { DEMO_CUSTOMER } from '@shop/domain/demo-accounts'
import type { Client } from 'pg'
import { insertDemoAccounts, insertDemoBankAccount } from './accounts.queries.ts'
import { loadArticles } from './load-articles.queries.ts'
import { loadCatalogue, type Progress } from './load-catalogue.queries.ts'
import { loadFrontPage } from './load-front-page.queries.ts'

const DEMO_PRODUCTS = 16_000

/** Fills an empty shop: all of it or nothing, so that an interrupted first start begins anew. */
export async function seedDemo({ db, jobs, files }: Deps, databaseUrl: string, onProgress: Progress): Promise<void> {
  await fillShop(files, databaseUrl, onProgress, async (client) => {
    await insertDemoAccounts(client)
    await insertDemoBankAccount(client)
  })
  await welcome({ db, jobs })
}

/** All that the demo shows, and in the same transaction whatever else its caller wants to be there. */
export async function fillShop(
  files: Deps['files'],
  databaseUrl: string,
  onProgress: Progress,
  alsoInsert: (client: Client) => Promise<unknown>,
): Promise<void> {
  const { pictures, nameFor, heroes, logos } = drawPictures()
  await Promise.all(pictures.map(({ name, svg }) => files.write(originalName(name), Buffer.from(svg))))
  await withClient(databaseUrl, 'shop', async (client) => {
    await client.query('begin')
    await alsoInsert(client)
    await loadCatalogue(client, DEMO_PRODUCTS, nameFor, onProgress)
    await loadArticles(client, nameFor)
    await loadFrontPage(client, { heroes, logos })
    await client.query('commit')
    // Not `analyze` alone: until each page is marked as seen by all, lists are not read from their indexes.
    await client.query('vacuum analyze')
  })
}

/** Travels the whole way a real message does, so that the mailbox shows from the first minute that it works. */
function welcome({ db, jobs }: Pick<Deps, 'db' | 'jobs'>) {
  return jobs.enqueue(
    db,
    'send-message',
    {
      channel: 'email',
      to: DEMO_CUSTOMER,
      subject: 'Tu tienda de demostración está lista',
      text: 'Este buzón guarda los correos y SMS que la tienda habría enviado.\nNada sale de esta computadora.',
      html: undefined,
    },
    { key: 'demo-welcome' },
  )
}
