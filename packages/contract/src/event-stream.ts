import type { Codec } from './codec.ts'

// biome-ignore lint/suspicious/noExplicitAny: what travels is the codec's own business
type Told<Data> = { readonly wire: string; readonly codec: Codec<any, Data> }

/** What a stream tells, by the code's names: what each event is called on the wire, and how what it says travels. */
export type EventsOf<Tells> = { readonly [Name in keyof Tells]: Told<Tells[Name]> }

/** An event as it is sent. */
export function tell<Tells, Name extends keyof Tells>(events: EventsOf<Tells>, name: Name, data: Tells[Name]) {
  return {
    name: events[name].wire,
    data: events[name].codec.encode(data) as unknown,
  }
}

/** As a browser's `EventSource` has it. */
type Source = { readonly addEventListener: (name: string, listener: (event: { readonly data: string }) => void) => void }

/** Hears those events of a stream that somebody listens to. */
export function hear<Tells>(
  source: Source,
  events: EventsOf<Tells>,
  listeners: { readonly [Name in keyof Tells]?: (data: Tells[Name]) => void },
): void {
  for (const name of Object.keys(listeners) as (keyof Tells)[]) {
    const { wire, codec } = events[name]
    source.addEventListener(wire, ({ data }) => listeners[name]?.(codec.decode(codec.schema.parse(JSON.parse(data)))))
  }
}
