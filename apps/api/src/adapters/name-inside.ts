/** The name, if it is one of a file inside a store: the same names are refused by all of them. */
export function nameInside(name: string): string {
  const isInside = name.split('/').every((part) => part !== '' && part !== '.' && part !== '..') && !/[\\\0]/.test(name)
  if (!isInside) throw new Error(`${name} lies outside the file store`)
  return name
}
