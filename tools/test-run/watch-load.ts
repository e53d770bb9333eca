import { loadavg } from 'node:os'

const SAMPLE_MS = 5_000

/** How long it took and how busy the machine was: a time means little without the other. */
export function watchLoad(): () => string {
  const begun = performance.now()
  const samples = [loadavg()[0] ?? 0]
  setInterval(() => samples.push(loadavg()[0] ?? 0), SAMPLE_MS).unref()
  return () => {
    const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
    const mean = samples.reduce((sum, load) => sum + load, 0) / samples.length
    const [least, most] = [Math.min(...samples), Math.max(...samples)]
    return `${minutes} minutes at a load average of ${least.toFixed(1)} to ${most.toFixed(1)}, ${mean.toFixed(1)} in the mean`
  }
}
