import { policyDocument } from '../policy-document.server.ts'
import type { LoaderArgs } from '../router/loader.ts'

export function loader(asked: LoaderArgs) {
  return policyDocument('privacy', asked)
}
