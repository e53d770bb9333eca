import type { Availability } from '@shop/domain/product'
import { useTexts } from '../../texts.ts'

const COLOURS: Record<Availability, string> = { available: 'text-good', few: 'text-warn', 'sold-out': 'text-bad' }

export function AvailabilityText({ availability }: { readonly availability: Availability }) {
  return <p className={`availability ${COLOURS[availability]}`}>{useTexts().part.availability[availability]}</p>
}
