import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkoutEndpoints, everyEndpoint } from './every-endpoint.ts'
import { priceCart } from './shop/cart.ts'
import { startCheckout } from './shop/checkout.ts'
import { sellAtCounter } from './staff/counter.ts'

type Shape = {
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
}

function takes({ type = [], anyOf = [] }: Shape, kind: string): boolean {
  return [type].flat().some((one) => one.replace('integer', 'number') === kind) || anyOf.some((one) => takes(one, kind))
}
function isWord(shape: Shape): boolean {
  return takes(shape, 'string')
}

/** A field that takes a word takes nothing that merely looks like one when it is turned into text. */
const ODD: readonly (readonly [kind: string, value: unknown])[] = [
  ['array', ['x']],
  ['array', []],
  ['object', { a: 'x' }],
  ['number', 7],
  ['boolean', true],
]

const endpoints = [...new Set([...everyEndpoint, ...checkoutEndpoints])]
const words = endpoints.flatMap(({ method, path, body }) => {
  const { properties = {} } = body ? (z.toJSONSchema(body.schema, { io: 'input', unrepresentable: 'any' }) as Shape) : {}
  return wordsIn(properties).map((found) => ({ call: `${method} ${path}`, body, ...found }))
})

type Found = { readonly name: string; readonly shape: Shape; readonly around: (odd: unknown) => object }
/** Also those inside a group, such as an address. */
function wordsIn(properties: Readonly<Record<string, Shape>>): Found[] {
  return Object.entries(properties).flatMap(([name, shape]) => [
    ...(isWord(shape) ? [{ name, shape, around: (odd: unknown) => ({ [name]: odd }) }] : []),
    ...wordsIn(shape.properties ?? {}).map((inner) => ({
      ...inner,
      name: `${name}.${inner.name}`,
      around: (odd: unknown) => ({ [name]: inner.around(odd) }),
    })),
  ])
}

test('there are words to ask about', () => {
  expect(words.length).toBeGreaterThan(100)
})

test.each(words)('$call: $name is a word, and nothing that is none is taken for it', ({ body, name, shape, around }) => {
  for (const [kind, odd] of ODD) {
    if (takes(shape, kind)) continue
    const result = body?.decode(around(odd))
    const said = result && 'issues' in result ? result.issues.map(({ path }) => path) : []
    // A group may be refused as a whole.
    expect([odd, said.some((path) => name === path || name.startsWith(`${path}.`))]).toEqual([odd, true])
  }
})

test('an offer of a line is a word, or nothing at all', () => {
  for (const lines of [priceCart, startCheckout, sellAtCounter])
    for (const oferta of [['x'], { a: 'x' }, 7, true]) {
      const result = lines.body?.decode({ productos: [{ ref: '1', qty: 1, oferta }] })
      expect(result && 'issues' in result ? result.issues.map(({ path }) => path) : []).toContainEqual(
        expect.stringMatching(/productos|oferta/),
      )
    }
})
