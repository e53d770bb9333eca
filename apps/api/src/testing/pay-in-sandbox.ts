import type { OpenSandbox } from '../adapters/open-sandbox.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came over the wire
type Body = any
type Shopper = {
  readonly confirm: (clientSecret: string, card: string, details?: { month?: string; year?: string; cvc?: string }) => Promise<Body>
  readonly answerBank: (clientSecret: string, outcome: 'authorised' | 'refused') => Promise<Body>
}

/** What the payment page does in a browser, with the keys that the page has. */
export function shopperAt({ keys, api }: OpenSandbox): Shopper {
  const post = async (clientSecret: string, action: string, fields: Record<string, string>) => {
    const [id] = clientSecret.split('_secret_')
    const response = await fetch(`http://${api.host}:${api.port}/v1/payment_intents/${id}/${action}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.publishableKey}` },
      body: new URLSearchParams({ client_secret: clientSecret, ...fields }),
    })
    return { httpStatus: response.status, ...((await response.json()) as object) }
  }
  return {
    confirm: (clientSecret, card, { month = '12', year = '2040', cvc = '123' } = {}) =>
      post(clientSecret, 'confirm', {
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': card,
        'payment_method_data[card][exp_month]': month,
        'payment_method_data[card][exp_year]': year,
        'payment_method_data[card][cvc]': cvc,
      }),
    answerBank: (clientSecret, outcome) => post(clientSecret, 'authenticate', { outcome }),
  }
}
