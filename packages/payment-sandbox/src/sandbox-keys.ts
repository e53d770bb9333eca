import { randomBytes } from 'node:crypto'

/** Made at the first start of a demo shop and kept with its other sandbox data. */
export type SandboxKeys = { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string }

export function newSandboxKeys(): SandboxKeys {
  return {
    secretKey: `sk_test_sandbox${randomBytes(24).toString('hex')}`,
    publishableKey: `pk_test_sandbox${randomBytes(12).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
  }
}
