import { checkFits } from '@shop/contract/shop/product'
import type { NamedCar } from '@shop/domain/asked-products'
import { carText } from '@shop/domain/car-names'
import { useCall } from '../../kit/calls/use-call.ts'
import { FitNote } from './fit-note.tsx'
import { useFitTexts } from './use-fit-texts.ts'

/** The car that a part is sold for, and what the shop says of it now; the line is there before the answer. */
export function PartForCar({ id, car }: { readonly id: string; readonly car: NamedCar }) {
  const texts = useFitTexts()
  const { data } = useCall(checkFits, { body: { refs: [id], ...car } })
  return data?.[0] ? <FitNote fit={data[0]} /> : <span className="block text-sm text-muted">{texts.forCar(carText(car))}</span>
}
