import type { Deps } from '@shop/api/composition'
import { originalName } from '@shop/api/modules/pictures/make-picture'
import { DEMO_LOGO } from '@shop/demo/pictures/shop-logo'
import { insertDemoIdentity } from './accounts.queries.ts'

/** Its name, its address and its logo: data, like those of any shop. */
export async function sayWhoTheDemoIs({ db, files }: Pick<Deps, 'db' | 'files'>): Promise<void> {
  await files.write(originalName(DEMO_LOGO.name), Buffer.from(DEMO_LOGO.svg))
  await insertDemoIdentity(db)
}
