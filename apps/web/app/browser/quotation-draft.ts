/** What was typed into the form of a quotation, and the query that it was opened with. Pictures are too large to be kept. */
export type Draft = { readonly of: string; readonly values: Readonly<Record<string, string>> }

type Sent = { readonly print: string; readonly key: string }

const DRAFT_KEY = 'cotizacion'
const SENT_KEY = 'cotizacion-enviada'

/** For browsers that forbid storage: as long as the page lives. */
let lastSent: Sent | undefined

export function readDraft(): Draft | undefined {
  const { of, values } = read(DRAFT_KEY) as Partial<Draft>
  if (typeof of !== 'string' || typeof values !== 'object' || values === null) return undefined
  return { of, values: Object.fromEntries(Object.entries(values).filter(([, text]) => typeof text === 'string')) }
}

export function keepDraft(draft: Draft): void {
  write(DRAFT_KEY, draft)
}

/** It has been received: the next quotation is another one. */
export function forgetDraft(): void {
  lastSent = undefined
  write(DRAFT_KEY, undefined)
  write(SENT_KEY, undefined)
}

/** One key for one filled-in form, however often it is sent, and after a reload too; whoever changes it sends another. */
export function keyFor(print: string): string {
  const sent = lastSent ?? (read(SENT_KEY) as Partial<Sent>)
  if (sent.print === print && sent.key) return sent.key
  lastSent = { print, key: crypto.randomUUID() }
  write(SENT_KEY, lastSent)
  return lastSent.key
}

function read(key: string): object {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof found === 'object' && found !== null ? found : {}
  } catch {
    return {}
  }
}

function write(key: string, value: object | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage may be full or forbidden; the page goes on without it.
  }
}
