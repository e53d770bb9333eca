import { memoryOf } from '../../support/memory-of.ts'

type Sample = { readonly minute: number; readonly mb: number }
export type Memory = { readonly first: number; readonly last: number; readonly most: number; readonly slope: number }

const EVERY_MS = 2_000

/** Memory of processes from now on. Its end is told as megabytes, and megabytes a minute after so many minutes of warming up. */
export const watchMemory = (pids: readonly number[], warmUpMinutes: number) => {
  const begun = performance.now()
  const samples = pids.map((): Sample[] => [])
  const sample = () => {
    for (const [i, pid] of pids.entries()) samples[i]?.push({ minute: (performance.now() - begun) / 60_000, mb: memoryOf(pid) })
  }
  sample()
  const timer = setInterval(sample, EVERY_MS)
  return (): readonly Memory[] => {
    clearInterval(timer)
    return samples.map((all) => ({
      first: all[0]?.mb ?? 0,
      last: all.at(-1)?.mb ?? 0,
      most: Math.max(...all.map(({ mb }) => mb)),
      slope: slopeOf(all.filter(({ minute }) => minute >= warmUpMinutes)),
    }))
  }
}

/** Of the line that lies nearest to all of them. */
const slopeOf = (samples: readonly Sample[]): number => {
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const [minute, mb] = [mean((sample) => sample.minute), mean((sample) => sample.mb)]
  const [up, along] = [mean((s) => (s.minute - minute) * (s.mb - mb)), mean((s) => (s.minute - minute) ** 2)]
  return along === 0 ? 0 : up / along
}
