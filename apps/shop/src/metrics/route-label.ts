import { measuredRoute } from '@shop/domain/site-map'
import type { FastifyRequest } from 'fastify'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])

/** Built files have a route each, and a new one with every build. */
const IS_ASSET = /\/assets\//
const IS_FILE = /\.\w+$/

/** The pattern of what was asked for, never its address: of patterns there are so many, of addresses no end. */
export function routeLabel({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): string {
  const pattern = routeOptions?.url
  // What no route knows is a page of the storefront, or nothing.
  if (pattern === undefined) return `page:${measuredRoute(url.split('?', 1)[0] ?? '')}`
  if (IS_ASSET.test(pattern)) return 'asset'
  return IS_FILE.test(pattern) ? 'file' : pattern
}

export function methodLabel(method: string): string {
  return METHODS.has(method) ? method : 'other'
}
