import type { Access, AnyEndpoint } from '@shop/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import type { SignedInCustomer, SignedInStaff } from '../callers.ts'
import { Problem } from '../problem.ts'
import { AccountNotVerified, ForeignOrigin, NotAllowed, PasswordRequired, SecondFactorRequired, SignInRequired } from '../problems.ts'
import type { KeptAnswers } from './idempotency.ts'
import type { SharedAnswers } from './shared-answers.ts'

/** Whom a handler is told about, by the access its endpoint declares. */
export type Identity<Who extends Access> = Who extends 'customer'
  ? { readonly customer: SignedInCustomer }
  : Who extends 'staff'
    ? { readonly staff: SignedInStaff }
    : Record<never, never>

/** Somebody as far as one sees him before he says what he wants. */
export type Client = Pick<FastifyRequest, 'headers' | 'ip'>

/** What stands between the network and the handlers. Every route of the API passes it. */
export type Gate = {
  /** Throws unless the token is a customer's, signed by us, and its session is open. */
  readonly customerOf: (token: string) => Promise<SignedInCustomer>
  readonly staffOf: (secret: string) => Promise<SignedInStaff | undefined>
  readonly answers: KeptAnswers
  readonly shared: SharedAnswers
  /** Staff changed something: nobody here is shown what was kept before. */
  readonly noteChange: () => void
  readonly cookieName: string
  readonly isHttps: boolean
  readonly isOwnOrigin: (origin: string, host: string | undefined) => boolean
  /** Our own pages ask, here or on a web server that runs apart. */
  readonly isOwnPage: (client: Client) => boolean
  readonly networkOf: (client: Client) => string | undefined
  /** Browsers turn to the other host soon after; work that has begun is finished, and a write's key leads to what became of it. */
  readonly longestAnswerMs: number
}

declare module 'fastify' {
  interface FastifyInstance {
    gate: Gate
  }
  interface FastifyContextConfig {
    access?: Access
  }
}

type Headed = Pick<FastifyRequest, 'headers'>

export function bearerOf({ headers }: Headed): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

export function cookieOf({ headers }: Headed, name: string): string | undefined {
  return headers.cookie
    ?.split(';')
    .map((one) => one.trim().split('='))
    .find(([found]) => found === name)?.[1]
}

export async function admit<Who extends Access>(
  gate: Gate,
  endpoint: AnyEndpoint & { readonly access: Who },
  request: FastifyRequest,
): Promise<Identity<Who>> {
  const access: Access = endpoint.access
  if (access === 'public') return {} as Identity<Who>
  if (access === 'pages') {
    if (!gate.isOwnPage(request)) throw new NotAllowed()
    return {} as Identity<Who>
  }
  if (access === 'customer') return { customer: await admitCustomer(gate, endpoint, request) } as unknown as Identity<Who>
  return { staff: await admitStaff(gate, endpoint, request) } as unknown as Identity<Who>
}

/** Who calls, where nobody has to say so: a token that does not count is nobody's. */
export async function callerOf(gate: Gate, request: Headed): Promise<SignedInCustomer | undefined> {
  const token = bearerOf(request)
  if (token === undefined) return undefined
  try {
    return await gate.customerOf(token)
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

async function admitCustomer(gate: Gate, endpoint: AnyEndpoint, request: FastifyRequest): Promise<SignedInCustomer> {
  const token = bearerOf(request)
  if (token === undefined) throw new SignInRequired()
  const customer = await gate.customerOf(token)
  if (endpoint.needsVerified && !customer.isVerified) throw new AccountNotVerified()
  if (endpoint.asksPassword && customer.mustProve) throw new PasswordRequired()
  return customer
}

async function admitStaff(gate: Gate, endpoint: AnyEndpoint, request: FastifyRequest): Promise<SignedInStaff> {
  const secret = cookieOf(request, gate.cookieName)
  const staff = secret === undefined ? undefined : await gate.staffOf(secret)
  if (!staff) {
    // A customer is known and not allowed; a stranger is not known.
    const token = bearerOf(request)
    if (token !== undefined && (await gate.customerOf(token))) throw new NotAllowed()
    throw new SignInRequired()
  }
  if (endpoint.method !== 'GET') assertOwnOrigin(gate, request)
  if (staff.mustEnrol && !endpoint.isBeforeSecondFactor) throw new SecondFactorRequired(403)
  if (endpoint.roles && !endpoint.roles.includes(staff.role)) throw new NotAllowed()
  return staff
}

/** Browsers send cookies along from anywhere; a write counts only when it comes from our own pages. */
export function assertOwnOrigin(gate: Gate, { headers }: Headed): void {
  const { origin, host } = headers
  const isOwn = origin === undefined ? headers['sec-fetch-site'] === 'same-origin' : gate.isOwnOrigin(origin, host)
  if (!isOwn) throw new ForeignOrigin()
}
