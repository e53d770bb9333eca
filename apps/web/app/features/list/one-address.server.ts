import { NAMED_KINDS, type NamedKind, type WrittenNames } from '@shop/domain/asked-products'
import { redirect } from '../../router/loader.ts'

const PARAMETERS: Readonly<Record<NamedKind, string>> = {
  category: 'categoria',
  subcategory: 'subcategoria',
  partType: 'tipo',
  brand: 'marca',
  position: 'posicion',
  side: 'lado',
  material: 'material',
  tier: 'gama',
}

/** A list has one address, in which boxes are ticked and chips know their names: who named its filters otherwise is sent there. */
export function assertOneAddress({ pathname, searchParams }: URL, written: WrittenNames | undefined): void {
  const renamed = new Map(NAMED_KINDS.flatMap((kind) => (written?.[kind] ? [[PARAMETERS[kind], written[kind]]] : [])))
  if (renamed.size === 0) return
  const own = [...searchParams].flatMap(([name, text], i, all) => {
    const slugs = renamed.get(name)
    if (!slugs) return [[name, text]]
    return all.findIndex(([other]) => other === name) === i ? slugs.map((slug) => [name, slug]) : []
  })
  throw redirect(`${pathname}?${new URLSearchParams(own)}`)
}
