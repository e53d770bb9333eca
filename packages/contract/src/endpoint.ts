import type { Said } from '@shop/domain/said'
import type { StaffRole } from '@shop/domain/staff'
import type { UploadType } from '@shop/domain/upload'
import type { Codec } from './codec.ts'
import type { Hosts } from './hosts.ts'
import type { Input } from './input.ts'

/** `pages`: web servers of ours, which have the key. */
export type Access = 'public' | 'customer' | 'staff' | 'pages'

/** A call of the shop, declared once: route, typed client and reference are made from it. */
export type Endpoint<Params, Query, Body, Data, Who extends Access = Access> = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  /** Another path with the same answer, used on the fallback host. */
  readonly twin?: string
  /** Whose hosts answer; the API's own unless said. */
  readonly hosts?: keyof Hosts
  readonly access: Who
  /** Which staff may; all of them unless it is said. */
  readonly roles?: readonly StaffRole[]
  /** A customer who has not verified the account yet is refused. */
  readonly needsVerified?: boolean
  /** Money or identity: a customer who was away for two hours proves the password first (`/clientes/confirmar`). */
  readonly asksPassword?: boolean
  /** Staff may call it before they have set up the second factor that their role needs. */
  readonly isBeforeSecondFactor?: boolean
  /** It gives money away, takes it in, says where it goes or what a part costs. Whoever may call it needs a second factor in a real shop. */
  readonly movesMoney?: boolean
  readonly summary: string
  /** A public answer that must not be kept by anybody on the way. */
  readonly isLive?: boolean
  /** Whoever asks is counted, once: an answer that is kept for all must not swallow him. */
  readonly countsVisitors?: boolean
  /** A POST that only asks: it needs no key, and sending it twice is nobody's concern. */
  readonly isQuestion?: boolean
  /**
   * Every delivery is answered anew, whatever its key. For an answer that hands a secret to somebody who proves nothing: strangers share
   * one space of keys, and a kept answer would give one of them the secret of another. Doing it twice must be harmless.
   */
  readonly isAnsweredAnew?: boolean
  /**
   * What a second delivery of this write finds the first one by. For work in several steps that no transaction holds together, because the
   * payment provider is asked in between; all other writes are one transaction with their answer (decision 0094).
   */
  readonly ownKey?: string
  /** The answer while something is still being decided: it travels with 202 and is not the last word. */
  readonly isUndecided?: (data: Data) => boolean
  /** The body is a form (`multipart/form-data`) that may bring one file; what it is is judged by its content. */
  readonly upload?: { readonly field: string; readonly maxBytes: number; readonly types: readonly UploadType[] }
  /** The answer is a file, or a stream of events, and no envelope. */
  readonly answers?: 'file' | 'events'
  /** What is said when it went well; "Done." unless it is said here. */
  readonly says?: Said | ((data: Data) => Said)
  /** Fields of the data that travel beside it in the envelope. */
  readonly beside?: readonly string[]
  readonly params?: Input<Params>
  readonly query?: Input<Query>
  readonly body?: Input<Body>
  /** Whose fields it may refuse, where they are not those of its body: publishing refuses what is missing in the article. */
  readonly refuses?: Pick<Input<unknown>, 'paths'>
  // biome-ignore lint/suspicious/noExplicitAny: what travels is the codec's own business
  readonly data: Codec<any, Data>
}

// biome-ignore lint/suspicious/noExplicitAny: any endpoint at all
export type AnyEndpoint = Endpoint<any, any, any, any>

export function endpoint<Params = undefined, Query = undefined, Body = undefined, Data = unknown, const Who extends Access = Access>(
  declared: Endpoint<Params, Query, Body, Data, Who>,
): Endpoint<Params, Query, Body, Data, Who> {
  return declared
}

/** `/products/:id` with its parameters filled in. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}
