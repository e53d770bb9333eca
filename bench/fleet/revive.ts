import type { Fleet } from './open-fleet.ts'

const LAST_WORDS = 400

/** Those that nobody killed and that ended all the same are started again, as systemd does. Answers their last words. */
export async function revive({ running }: Fleet): Promise<readonly string[]> {
  const words: string[] = []
  for (const [index, one] of running.all.entries()) {
    if (one.process.exitCode === null && one.process.signalCode === null) continue
    words.push(`${one.role} ${one.port} ended by itself: ${one.output().slice(-LAST_WORDS)}`)
    running.all[index] = one.start()
    await running.all[index].ready
  }
  return words
}
