import { askHosts, NoAnswer } from './hosts.ts'

/** A host that cannot answer at this moment, or a proxy that says so in its place. */
function isAway(status: number): boolean {
  return status >= 502 && status <= 504
}

/**
 * For servers, which know that the hosts are twins: whoever says that he cannot at this moment is as good as silent, and the other is asked.
 * What both say is the answer. Browsers have a proxy that does so, and fewer bytes to spare.
 */
export async function askTwins<Answer extends { readonly status: number }>(
  hosts: readonly string[],
  log: ((message: string, error: unknown) => void) | undefined,
  ask: (host: string, isRetry: boolean) => Promise<Answer>,
): Promise<Answer> {
  let refusal: Answer | undefined
  try {
    return await askHosts(hosts, log, async (host, isRetry) => {
      const answer = await ask(host, isRetry)
      if (isRetry || hosts.length < 2 || !isAway(answer.status)) return answer
      refusal = answer
      throw new Error(`It answered ${answer.status}`)
    })
  } catch (error) {
    if (refusal) return refusal
    // Its name tells it, where the class is another copy of this one.
    if (error instanceof NoAnswer) error.name = 'NoAnswer'
    throw error
  }
}
