import { createHash } from 'node:crypto'
import type pg from 'pg'
import { HostClient } from './host-client.ts'

/** Statements that were sent once need no planning the next time: with joins over six tables that is most of their cost. */
const names = new Map<string, string>()
const MOST_NAMES = 2_000

const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  // Statements that keep changing their text would fill the server's memory.
  if (known || names.size >= MOST_NAMES) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

type Query = pg.Client['query']

/** A connection that prepares every statement with parameters. */
export class PreparedClient extends HostClient {
  // biome-ignore lint/suspicious/noExplicitAny: `query` has a dozen overloads; only the one with a text and values is touched
  override query: Query = ((text: any, values?: any, callback?: any): any => {
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
    const send = super.query.bind(this) as (...given: unknown[]) => unknown
    return name ? send({ name, text, values }, callback) : send(text, values, callback)
  }) as Query
}
