import type { AlarmBell } from '../ports/alarm-bell.ts'

const PATIENCE_MS = 5_000

type Options = { readonly alarmWebhookUrl: string | undefined; readonly alarmPingUrl: string | undefined }

/** By the addresses of the settings, and by none that they send on to. */
export const alarmBell = ({ alarmWebhookUrl, alarmPingUrl }: Options): AlarmBell => ({
  ring: (ring) => call(alarmWebhookUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(ring) }),
  sayWell: () => call(alarmPingUrl, {}),
})

const call = async (url: string | undefined, request: RequestInit): Promise<void> => {
  if (url === undefined) return
  // Whoever does not answer is not waited for: the next minute asks again.
  const answer = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined)
  await answer?.body?.cancel()
}
