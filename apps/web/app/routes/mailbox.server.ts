import { CallFailed } from '@shop/contract/client'
import { listMailbox } from '@shop/contract/shop/mailbox'
import type { LoaderArgs } from '../router/loader.ts'
import { data } from '../router/loader.ts'

export function loader({ context }: LoaderArgs) {
  return context
    .api('es')(listMailbox)
    .catch((error: unknown) => {
      if (error instanceof CallFailed && error.status === 404) throw data(null, { status: 404 })
      throw error
    })
}
