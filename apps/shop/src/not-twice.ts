type Log = (message: string, error: unknown) => void

/** So long the same words are old news. */
const OLD_NEWS_MS = 30_000

/** Says a thing once, although the thread that draws pages and the process it belongs to both find it out. */
export function notTwice(log: Log, now: () => number = Date.now): Log {
  const saidAt = new Map<string, number>()
  return (message, error) => {
    for (const [said, at] of saidAt) if (now() - at >= OLD_NEWS_MS) saidAt.delete(said)
    const words = `${message} ${error instanceof Error ? error.message : ''}`
    if (saidAt.has(words)) return
    saidAt.set(words, now())
    log(message, error)
  }
}
