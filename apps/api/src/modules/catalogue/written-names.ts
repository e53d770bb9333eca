import { type AskedProducts, NAMED_KINDS, type NamedKind, type WrittenNames } from '@shop/domain/asked-products'
import { TIER_SLUGS } from '@shop/domain/part-traits'
import type { Directory } from './directory.ts'
import { tierCalled, traitCalled } from './trait-names.ts'

/**
 * What is asked for, as the shop itself writes it: an address may say "Frenos", "FRENOS" or "Brakes", and there is one for all of them.
 * Only what was written otherwise is told; what nobody is called stays as it was asked.
 */
export function writtenNames(asked: AskedProducts, directory: Directory): WrittenNames | undefined {
  const kinds = NAMED_KINDS.flatMap((kind) => {
    const names = asked[kind]
    const slugs = names && [...new Set(names.flatMap((name) => slugsCalled(kind, name, directory)))]
    return slugs && slugs.join('\n') !== names.join('\n') ? [[kind, slugs]] : []
  })
  const written: WrittenNames = { ...Object.fromEntries(kinds), ...carAsWritten(asked, directory) }
  return Object.keys(written).length > 0 ? written : undefined
}

function slugsCalled(kind: NamedKind, name: string, directory: Directory): readonly string[] {
  const slugs = slugsOf(kind, name, directory)
  // What is a slug already is one, even where something else is called so.
  return slugs.length === 0 || slugs.includes(name) ? [name] : slugs
}

function slugsOf(kind: NamedKind, name: string, directory: Directory): readonly string[] {
  if (kind === 'tier') {
    const tier = tierCalled(name)
    return tier ? [TIER_SLUGS[tier]] : []
  }
  if (kind === 'position' || kind === 'side' || kind === 'material') return [traitCalled(kind, name) ?? []].flat()
  return directory.slugsOf[kind](name)
}

/** A model that several makes have is left as it was asked. */
function carAsWritten({ make, model }: AskedProducts, { makes, models, makeIds, modelIds }: Directory) {
  const [makeId] = make === undefined ? [] : makeIds(make)
  const [modelId, ...others] = model === undefined ? [] : modelIds(make, model)
  const properMake = makes.find(({ id }) => id === makeId)?.name
  const properModel = others.length > 0 ? undefined : models.find(({ id }) => id === modelId)?.name
  return {
    ...(properMake === undefined || properMake === make ? {} : { make: properMake }),
    ...(properModel === undefined || properModel === model ? {} : { model: properModel }),
  }
}
