import type { Field } from '../drill-money/field.ts'
import { until } from '../drill-money/until.ts'

/** Seconds until both hosts say that visitors may be sent to them. */
export async function untilReady(field: Field): Promise<number> {
  const begun = performance.now()
  await Promise.all(
    field.hosts.urls().map((url) =>
      until(
        () =>
          fetch(`${url}/health/ready`).then(
            ({ status }) => status,
            () => 0,
          ),
        (status) => status === 200,
        'a host that is ready',
      ),
    ),
  )
  return (performance.now() - begun) / 1_000
}
