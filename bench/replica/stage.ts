import { type Field, openField } from '../drill-money/field.ts'
import { openPair, type Pair } from './pair.ts'

/** Two servers, of which one follows the other, and two processes of a shop that know both. */
export type Stage = Omit<Pair, 'url' | 'folder'> & { readonly field: Field }

function notHere(): never {
  throw new Error('The stage itself takes its servers away and brings them back')
}

export async function openStage(): Promise<Stage> {
  const { url, folder, ...pair } = await openPair()
  const database = {
    url,
    folder,
    crash: notHere,
    restart: notHere,
    hang: notHere,
    wake: () => {},
    makeEmpty: notHere,
    drop: notHere,
    close: pair.close,
  }
  const field = await openField({ given: database, more: { DATABASE_READ_URL: url } })
  return { ...pair, field, close: () => field.close() }
}
