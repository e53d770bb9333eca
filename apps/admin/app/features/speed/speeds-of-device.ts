import { type DeviceClass, MEASURED_ROUTES, type MeasuredRoute, type PageMeasure, type PageSpeed } from '@shop/domain/page-measures'

export type PageSpeeds = {
  readonly route: MeasuredRoute
  readonly p75: Readonly<Partial<Record<PageMeasure, number>>>
  readonly visits: number
}

/** What was measured on one kind of device: a row for each page that was visited, in the order of the shop. */
export function speedsOfDevice(speeds: readonly PageSpeed[], device: DeviceClass): PageSpeeds[] {
  return MEASURED_ROUTES.flatMap((route) => {
    const measured = speeds.filter((speed) => speed.route === route && speed.device === device)
    if (measured.length === 0) return []
    // Who never taps has no reaction to measure: the measure that most visits have says how many there were.
    const visits = Math.max(...measured.map(({ samples }) => samples))
    return [{ route, p75: Object.fromEntries(measured.map(({ measure, p75 }) => [measure, p75])), visits }]
  })
}
