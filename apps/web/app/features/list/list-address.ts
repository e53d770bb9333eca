/** The names a list's address knows, in the order they are written, so that one list has one address. */
const ORDER = [
  'lista',
  'promo',
  'search',
  'armadora',
  'modelo',
  'anio',
  'motor',
  'autoparte',
  'categoria',
  'subcategoria',
  'tipo',
  'posicion',
  'lado',
  'material',
  'marca',
  'gama',
  'precio_min',
  'precio_max',
  'en_stock',
  'outlet',
  'promocion',
  'servicio_pesado',
  'sort',
  'limit',
  'page',
]

export const CHOICES = ['categoria', 'subcategoria', 'tipo', 'posicion', 'lado', 'material', 'marca', 'gama']
export const CAR = ['armadora', 'modelo', 'anio', 'motor']
/** What narrows a list, and can be taken off again. */
export const FILTERS = [...CHOICES, ...CAR, 'precio_min', 'precio_max', 'en_stock', 'outlet', 'promocion', 'servicio_pesado']

export function hasFilters(params: URLSearchParams): boolean {
  return FILTERS.some((name) => params.has(name))
}

type Change = Readonly<Record<string, string | readonly string[] | undefined>>

/** The same list with something changed. Any change but of the page begins at the first page. */
export function listAddress(pathname: string, current: URLSearchParams, change: Change): string {
  const next = new URLSearchParams()
  for (const name of ORDER) {
    const values = name in change ? [change[name] ?? []].flat() : name === 'page' ? [] : current.getAll(name)
    for (const value of values) if (value) next.append(name, value)
  }
  return next.size > 0 ? `${pathname}?${next}` : pathname
}

export function withoutValue(current: URLSearchParams, name: string, value: string): string[] {
  return current.getAll(name).filter((one) => one !== value)
}
