/** A car as a sentence names it. `years` are said ("07-12") or those of a generation ("Jetta A4"); any of several engines will do. */
export type LabelledCar = {
  readonly make: string
  readonly model: string
  readonly year?: number
  readonly years?: readonly [number, number]
  readonly engine?: string | readonly string[]
}

export type Label = {
  readonly query: string
  readonly locale: 'es' | 'en'
  readonly class: string
  /** Part-type keys that were asked for: the first results must be of any of them. */
  readonly types?: readonly string[]
  /** Further types that are no mistake, and that nobody misses when they are not there. */
  readonly also?: readonly string[]
  /** Several parts in one sentence, each by its types: every one of them must appear early. */
  readonly parts?: readonly (readonly string[])[]
  /** Brand key that all first results must have. */
  readonly brand?: string
  /** Every result must fit this car. */
  readonly car?: LabelledCar
  /** What the first results' Spanish name must contain, such as 'delanter'; all of several, and `izquierd|derech` is either. */
  readonly nameContains?: string | readonly string[]
  /** True when nothing may be found. With types or a car, the trade knows them and the shop has none. */
  readonly isEmpty?: boolean
  /** True when an honest answer may also be that there is nothing. */
  readonly mayBeEmpty?: boolean
  /** The one product that must be on the page. */
  readonly id?: string
}

export function car(make: string, model: string, year?: number | readonly [number, number], engine?: LabelledCar['engine']): LabelledCar {
  return {
    make,
    model,
    ...(typeof year === 'number' ? { year } : year ? { years: year } : {}),
    ...(engine === undefined ? {} : { engine }),
  }
}

/** Sentences of one class, in Spanish unless they say otherwise. */
export function inClass(
  name: string,
  labels: readonly (Omit<Label, 'class' | 'locale'> & { readonly locale?: Label['locale'] })[],
): readonly Label[] {
  return labels.map((label) => ({ locale: 'es', ...label, class: name }))
}
