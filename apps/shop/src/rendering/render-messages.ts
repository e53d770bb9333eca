import type { WireRequest, WireResponse } from '@shop/contract/client'
import type { PageServices } from '@shop/web/page-services'
import type { PageHeaderOptions } from '../page-headers.ts'
import type { FinishedPage } from './finished-page.ts'

/** What the thread is told once, when it begins. */
export type ThreadFacts = {
  /** The file of the built pages. */
  readonly build: string
  readonly publicUrl: string
  readonly headers: PageHeaderOptions
  /** Without what cannot leave its thread: the way to the API, and what is asked anew each time. */
  readonly shop: Omit<PageServices, 'api' | 'version'> & { readonly apiHosts: PageServices['api']['hosts'] }
}

/** A page as it crosses threads: its bytes are handed over, not copied. */
export type SentPage = Omit<FinishedPage, 'body'> & { readonly body: Uint8Array }

export type ToThread =
  | { readonly kind: 'render'; readonly id: number; readonly url: string; readonly version: number; readonly requestId: string }
  | { readonly kind: 'answer'; readonly id: number; readonly response: WireResponse }
  | { readonly kind: 'no-answer'; readonly id: number; readonly message: string }

export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'page'; readonly id: number; readonly page: SentPage }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string; readonly stack: string }
  /** A page asks the API, which is in the other thread or on another machine. */
  | { readonly kind: 'call'; readonly id: number; readonly request: WireRequest }
  | {
      readonly kind: 'log'
      readonly message: string
      readonly reason: string
      readonly stack: string
      readonly requestId: string | undefined
    }
