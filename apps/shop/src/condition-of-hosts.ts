import type { ConditionStatus } from '@shop/domain/condition'
import type { Told } from './serve-health.ts'

const TIMEOUT_MS = 1_000

/** How a web server without a database is: as well as the API hosts that it asks. One that is left is enough. */
export async function conditionOfHosts(apiHosts: readonly string[]): Promise<Told> {
  const areReady = await Promise.all(apiHosts.map(isReady))
  const count = areReady.filter(Boolean).length
  const status: ConditionStatus = count === apiHosts.length ? 'pass' : count > 0 ? 'warn' : 'fail'
  const api = { part: 'api', status, count }
  return { status, parts: [api] }
}

async function isReady(host: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL('/health/ready', host), { signal: AbortSignal.timeout(TIMEOUT_MS) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
