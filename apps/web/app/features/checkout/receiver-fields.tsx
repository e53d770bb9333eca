import { lazyHydrate } from '../../kit/lazy-hydrate.tsx'
import { OpeningTick } from '../../kit/opening-tick.tsx'
import { useCheckoutTexts } from './checkout-texts.ts'
import type { ReceiverProps } from './receiver-values.ts'

const ReceiverDetails = lazyHydrate(async () => (await import('./receiver-details.tsx')).ReceiverDetails)

/** Most customers take their parcel themselves. */
export function ReceiverFields({ values, field }: ReceiverProps) {
  const { address } = useCheckoutTexts()
  return (
    <OpeningTick field={field('isForAnother')} isTicked={values.isForAnother === 'on'} label={address.another}>
      <ReceiverDetails values={values} field={field} />
    </OpeningTick>
  )
}
