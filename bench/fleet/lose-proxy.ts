import { setTimeout as pause } from 'node:timers/promises'
import type { Loss } from './perform-loss.ts'

const AWAY_MS = 3_000

export const loseProxy: Loss = async ({ nginx }) => {
  await nginx.kill()
  await pause(AWAY_MS)
  await nginx.start()
  return {}
}
