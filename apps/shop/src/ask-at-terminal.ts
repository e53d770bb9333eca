import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'

export type Terminal = { readonly input: Readable; readonly output: Writable }

/** What somebody typed; nothing where nobody answers. */
export async function askAtTerminal(
  question: string,
  terminal: Terminal = { input: process.stdin, output: process.stdout },
): Promise<string> {
  const lines = createInterface(terminal)
  const closed = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
  try {
    return await Promise.race([lines.question(question), closed])
  } finally {
    lines.close()
  }
}
