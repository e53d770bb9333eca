import type { Call } from '@shop/contract/client'
import type { Locale } from '@shop/domain/locale'

/** What loaders are given by whoever serves the pages. */
export type PageContext = {
  /** The API: in process, or over HTTP when it runs apart. */
  readonly api: (locale: Locale) => Call
  readonly isDemo: boolean
  readonly mapTilesUrl: string
  readonly log: (message: string, error: unknown) => void
}
