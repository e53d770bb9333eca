import type { PageServices } from '@shop/web/page-services'
import type { PageHeaderOptions } from '../page-headers.ts'
import type { FinishedPage } from './finished-page.ts'

/** What whoever draws pages is told once. */
export type RenderFacts = {
  readonly services: PageServices
  readonly publicUrl: string
  readonly headers: PageHeaderOptions
}

/** Draws the pages of a shop. */
export type Renderer = { readonly render: (url: string) => Promise<FinishedPage>; readonly close: () => Promise<unknown> }
