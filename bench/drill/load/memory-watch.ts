import { memoryOf } from '../../support/memory-of.ts'

type Sample = { readonly minute: number; readonly mb: number }
export type Memory = {
  readonly first: number
  readonly most: number
  /** What it had after each tenth of the time. */
  readonly course: readonly number[]
  /** Megabytes a minute in the second half: in the first, caches fill. */
  readonly slope: number
}

const EVERY_MS = 2_000

/** Memory of processes in megabytes, from now on. */
export function watchMemory(pids: readonly number[]) {
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
      most: Math.max(...all.map(({ mb }) => mb)),
      course: Array.from({ length: 10 }, (_, tenth) => all[Math.ceil(((tenth + 1) * all.length) / 10) - 1]?.mb ?? 0),
      slope: slopeOf(all.slice(Math.floor(all.length / 2))),
    }))
  }
}

/** Of the line that lies nearest to all of them. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const [minute, mb] = [mean((sample) => sample.minute), mean((sample) => sample.mb)]
  const [up, along] = [mean((s) => (s.minute - minute) * (s.mb - mb)), mean((s) => (s.minute - minute) ** 2)]
  return along === 0 ? 0 : up / along
}
