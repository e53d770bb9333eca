/** What is wrong with a field, and who says so. */
type Problem = { readonly text: string; readonly isServers?: boolean }
/** By the field's name; a field of a row has its number in it: `lines.2.price`. */
export type Problems = Readonly<Record<string, Problem>>

/** What is still wrong after a change: rules are asked again, what the server said stays until its own field changes. */
export function afterChange(shown: Problems, judged: Problems, before: object, after: object): Problems {
  const stays = Object.entries(shown).flatMap(([name, problem]): [string, Problem][] => {
    if (problem.isServers && isSame(valueAt(before, name), valueAt(after, name))) return [[name, problem]]
    const now = judged[name]
    return now ? [[name, now]] : []
  })
  return Object.fromEntries(stays)
}

/** A field that is left is judged. What the server said of it stays: leaving changes nothing, and a summary that takes the focus leaves it too. */
export function afterLeaving(shown: Problems, judged: Problems, name: string): Problems {
  if (shown[name]?.isServers) return shown
  const { [name]: _, ...others } = shown
  const now = judged[name]
  return now ? { ...others, [name]: now } : others
}

export function valueAt(values: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined), values)
}

/** Lists are told apart by what is in them, files by what they are. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && !(one instanceof Blob) && JSON.stringify(one) === JSON.stringify(other))
}

/** Whether somebody has changed what a form began with. */
export function isChangedFrom<Values extends object>(initial: Values, values: Values): boolean {
  return Object.entries(values).some(([name, value]) => !isSame(value, valueAt(initial, name)))
}
