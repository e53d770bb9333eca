import { databaseHosts } from '@shop/settings/database-hosts'
import pg from 'pg'
import { NoPrimary, type PrimaryFinder, primaryFinder } from './primary-finder.ts'
import { takesWrites } from './takes-writes.ts'

type Config = pg.ClientConfig & {
  readonly connectionString: string
  /** For reading from a replica. */
  readonly mayBeStandby?: boolean
}

type Said = { readonly code?: string }

/**
 * A connection to the one host of an address that takes writes. A single host is asked nothing more than before; of several the primary is
 * found. A connection that turned out to lead to a server that goes, or takes no writes any more, is not given to anybody again.
 */
export class HostClient extends pg.Client {
  readonly #finder: PrimaryFinder | undefined
  readonly #isPrimary: () => boolean
  #isGoing = false

  constructor(config: Config) {
    const { connectionString, mayBeStandby = false } = config
    super({ ...config, connectionString: databaseHosts(connectionString)[0] ?? '' })
    this.#finder = mayBeStandby ? undefined : primaryFinder(connectionString)
    const isPrimary = takesWrites(this)
    this.#isPrimary = mayBeStandby ? () => true : isPrimary
    // One that is lost fails the query that runs or the next one; unheard, it would end the whole process.
    this.on('error', () => this.#finder?.doubt())
    this.connection.on('errorMessage', ({ code }: Said) => {
      // Shutting down, crashed, starting.
      if (code?.startsWith('57P0')) this.#isGoing = true
    })
  }

  /** Whoever keeps connections lets go of this one. */
  get isLost(): boolean {
    return this.#isGoing || !this.#isPrimary()
  }

  // biome-ignore lint/suspicious/noExplicitAny: `connect` answers by a promise or calls back, as whoever asks wishes
  override connect(callback?: any): any {
    const connected = this.#connect()
    if (!callback) return connected
    connected.then(() => callback(null, this), callback)
  }

  async #connect(): Promise<this> {
    const url = await this.#finder?.find()
    if (url) {
      const { hostname, port } = new URL(url)
      this.host = decodeURIComponent(hostname).replace(/^\[(.+)\]$/, '$1')
      this.port = Number(port || 5432)
      this.#finder?.attend({ client: this, url })
    }
    try {
      await super.connect()
      if (this.#isPrimary()) return this
      await this.end()
      throw new NoPrimary(`${this.host}:${this.port} takes no writes: it is a replica, or was closed for writing`)
    } catch (error) {
      this.#finder?.doubt()
      throw error
    }
  }
}
