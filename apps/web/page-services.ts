import type { Transport } from '@shop/contract/client'
import type { Hosts } from '@shop/contract/hosts'
import type { askTwins } from '@shop/contract/twin-hosts'
import type { BrowserHosts } from './app/hosts.ts'

/** What pages need from the process that serves them. */
export type PageServices = {
  /** The way to the API, in process or by its hosts. */
  readonly api: {
    readonly hosts: Hosts
    readonly transport: Transport
    readonly ask: typeof askTwins
    readonly log: (message: string, error: unknown) => void
  }
  /** Whom a browser asks. */
  readonly hosts: BrowserHosts
  readonly isDemo: boolean
  readonly mapTilesUrl: string
  /** Of all that pages show: another one after each change. */
  readonly version: () => number
}

/** A page, or the data of one, as text: its bytes are made once, where it is finished. */
export type PageAnswer = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string }
