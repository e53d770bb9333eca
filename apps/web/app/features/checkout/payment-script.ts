/** As much of the provider's page script as the shop uses; the sandbox of the demo has the same calls. */
export type PaymentScript = (publishableKey: string, options: { readonly locale: string }) => PaymentPage

export type PaymentPage = {
  readonly elements: (options: ElementsOptions) => PaymentElements
  readonly confirmPayment: (confirmation: {
    readonly elements: PaymentElements
    readonly clientSecret: string
    readonly confirmParams: { readonly return_url: string }
    readonly redirect: 'if_required'
  }) => Promise<{ readonly error?: ScriptError }>
}

type ElementsOptions = {
  readonly mode: 'payment'
  readonly amount: number
  readonly currency: 'mxn'
  readonly locale: string
  readonly allowedPaymentMethodTypes: readonly ['card']
}

export type PaymentElements = {
  readonly create: (kind: 'payment') => PaymentElement
  readonly update: (options: { readonly amount: number }) => void
  readonly submit: () => Promise<{ readonly error?: ScriptError }>
}

type PaymentElement = {
  readonly mount: (place: HTMLElement) => void
  readonly destroy: () => void
  readonly on: (event: 'ready' | 'loaderror', listener: () => void) => unknown
}

export type ScriptError = { readonly type?: string; readonly code?: string; readonly decline_code?: string }

declare global {
  var Stripe: PaymentScript | undefined
}

let loading: Promise<PaymentScript> | undefined

/** Once, and only where somebody is about to pay by card. A script that did not come may be asked for again. */
export function loadPaymentScript(address: string): Promise<PaymentScript> {
  loading ??= inserted(address).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function inserted(address: string): Promise<PaymentScript> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => (globalThis.Stripe ? resolve(globalThis.Stripe) : reject(new Error('The payment script is empty')))
    script.onerror = () => {
      script.remove()
      reject(new Error('The payment script did not come'))
    }
    document.head.append(script)
  })
}
