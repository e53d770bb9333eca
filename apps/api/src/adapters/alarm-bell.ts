import { setTimeout as pause } from 'node:timers/promises'
import type { AlarmBell } from '../ports/alarm-bell.ts'

const TIMEOUT_MS = 5_000
/** Before the second try, and before the third: what fails for a moment does not cost a minute. */
const PAUSES_MS = [1_000, 3_000]

type Options = { readonly alarmWebhookUrl: string | undefined; readonly alarmPingUrl: string | undefined }

/** By the addresses of the settings, and by none that they send on to. */
export function alarmBell({ alarmWebhookUrl, alarmPingUrl }: Options, pausesMs: readonly number[] = PAUSES_MS): AlarmBell {
  return {
    ring: async (ring) => {
      const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(ring) }
      for (const ms of pausesMs) {
        if (await isHeard(alarmWebhookUrl, request)) return true
        await pause(ms)
      }
      return isHeard(alarmWebhookUrl, request)
    },
    sayWell: async () => void (await isHeard(alarmPingUrl, {})),
  }
}

async function isHeard(url: string | undefined, request: RequestInit): Promise<boolean> {
  if (url === undefined) return true
  // Whoever does not answer is not waited for: the next minute asks again.
  const answer = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined)
  await answer?.body?.cancel().catch(() => {})
  return answer?.ok ?? false
}
