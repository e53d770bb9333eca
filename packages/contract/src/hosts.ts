/** Who answers which calls; in each list the first host and its fallback, which serve identical content. */
export type Hosts = {
  readonly api: readonly string[]
  readonly news: readonly string[]
  readonly checkout: readonly string[]
}

/** No host answered. */
export class NoAnswer extends Error {}

/** A network failure, never an answer, is logged and tried once more on the next host. */
export async function askHosts<Answer>(
  hosts: readonly string[],
  log: ((message: string, error: unknown) => void) | undefined,
  ask: (host: string, isRetry: boolean) => Promise<Answer>,
): Promise<Answer> {
  const [first = '', fallback = first] = inOrder(hosts)
  try {
    return await ask(first, false)
  } catch (error) {
    if (noteSilence(first)) log?.(`${first} does not answer, trying ${fallback === first ? 'again' : fallback}`, error)
  }
  try {
    const answer = await ask(fallback, true)
    silentUntil.delete(fallback)
    return answer
  } catch (error) {
    noteSilence(fallback)
    throw new NoAnswer('No host answers', { cause: error })
  }
}

/** So long a host that did not answer is asked last. */
const SILENT_MS = 30_000
const silentUntil = new Map<string, number>()

function isSilent(host: string): boolean {
  return (silentUntil.get(host) ?? 0) > Date.now()
}

/** A host that was silent a moment ago comes last: one caller has waited for it, the next need not. */
function inOrder(hosts: readonly string[]): readonly string[] {
  return [...hosts.filter((host) => !isSilent(host)), ...hosts.filter(isSilent)]
}

/** Whether that is news: calls that were under way together find out together, and one line in the log is enough. */
function noteSilence(host: string): boolean {
  const isNews = !isSilent(host)
  silentUntil.set(host, Date.now() + SILENT_MS)
  return isNews
}
