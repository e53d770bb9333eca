import type { Transport } from '@shop/contract/client'

/** What pages need from their host: the way to the API, in process or by its hosts, whether this is the demo, and where maps come from. */
export type PageServices = {
  readonly api: {
    readonly hosts: readonly string[]
    readonly transport?: Transport
    readonly log: (message: string, error: unknown) => void
  }
  readonly isDemo: boolean
  readonly mapTilesUrl: string
}
