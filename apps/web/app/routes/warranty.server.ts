import { policyDocument } from '../policy-document.server.ts'
import type { LoaderArgs } from '../router/loader.ts'

export const loader = (asked: LoaderArgs) => policyDocument('warranty', asked)
