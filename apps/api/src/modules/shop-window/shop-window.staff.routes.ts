import * as calls from '@shop/contract/staff/shop-window'
import { windowNamed } from '@shop/contract/wire/catalogue/shop-window'
import type { Locale } from '@shop/domain/locale'
import type { StaffWindow, WindowName } from '@shop/domain/shop-window'
import type { FastifyInstance } from 'fastify'
import type { CatalogueChanges } from '../../database/catalogue-changes.ts'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { catalogueDeps, ListNotFound, previewWindow } from '../catalogue/catalogue.public.ts'
import { arrangeWindow, askedBy } from './arrange-window.ts'
import { findWindow, listWindows } from './shop-window.queries.ts'

/** What lists and categories begin with, and what they leave out. */
export function shopWindowStaffRoutes(
  app: FastifyInstance,
  { db, readDb, changes, now }: { readonly db: Db; readonly readDb: Db; readonly changes: CatalogueChanges; readonly now: () => Date },
): void {
  const catalogue = catalogueDeps({ db, readDb, changes, now })
  const shown = async (name: WindowName, locale: Locale): Promise<StaffWindow> => {
    const kept = await findWindow(db, name)
    if (!kept) throw new ListNotFound()
    return { ...(await previewWindow(catalogue, locale, askedBy(name), kept)), version: kept.version }
  }
  serve(app, calls.listShopWindows, () => listWindows(db))
  serve(app, calls.showShopWindow, ({ params: { word }, locale }) => shown(named(word), locale))
  serve(app, calls.arrangeShopWindow, async ({ params: { word }, body, staff, locale }) => {
    await arrangeWindow(catalogue, staff.id, named(word), body)
    return shown(named(word), locale)
  })
}

function named(word: string): WindowName {
  const name = windowNamed(word)
  if (!name) throw new ListNotFound()
  return name
}
