import * as z from 'zod/mini'

/** The wire's Spanish words for a closed set of the code's English ones. */
export function words<Inside extends string>() {
  return <const Names extends Record<Inside, string>>(names: Names) => {
    const inside = new Map(Object.entries<string>(names).map(([code, wire]) => [wire, code as Inside]))
    const schema = z.enum(Object.values<string>(names) as [Names[Inside], ...Names[Inside][]])
    return {
      schema,
      encode: (code: Inside): Names[Inside] => names[code],
      decode: (wire: string): Inside => {
        const code = inside.get(wire)
        if (code === undefined) throw new RangeError(`"${wire}" is not one of ${[...inside.keys()].join(', ')}`)
        return code
      },
    }
  }
}
