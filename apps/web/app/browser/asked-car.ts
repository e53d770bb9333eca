import type { NamedCar } from '@shop/domain/asked-products'
import { useEffect } from 'react'
import { stored } from './stored.ts'

/** The whole car of the last question in this tab: a part that is opened from its list is judged by it. */
const asked = stored<NamedCar | undefined>({
  key: 'auto_buscado',
  empty: undefined,
  parse: (found) => {
    const { make, model, year, engine } = found as Record<string, unknown>
    if (typeof model !== 'string' || typeof year !== 'number') return undefined
    return { make: textOf(make), model, year, engine: textOf(engine) }
  },
  isEmpty: (car) => car === undefined,
  isOfSession: true,
})

function textOf(found: unknown): string | undefined {
  return typeof found === 'string' ? found : undefined
}

export const useAskedCar = asked.use
export const readAskedCar = asked.read

export function askAboutNoCar(): void {
  asked.write(undefined)
}

/** A page that begins a question says which car it is about; a page about no car ends the one before. */
export function useQuestionAbout(car: NamedCar | undefined): void {
  useEffect(() => asked.write(car), [car])
}
