import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Set by the page server on its own calls. */
export const RENDERING_HEADER = 'x-rendering'

/** Known only inside this process: from outside nobody can pass for our own pages. */
export const RENDERING_PASS = randomUUID()

export const isOwnPage = ({ headers }: FastifyRequest): boolean => headers[RENDERING_HEADER] === RENDERING_PASS
