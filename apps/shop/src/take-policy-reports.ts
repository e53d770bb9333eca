import { type Client, fairShare } from '@shop/api/admission/client'
import { hiddenAddress } from '@shop/api/http/hidden-address'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { REPORTS } from './page-headers.ts'

const LARGEST_REPORT = 32_000
const REPORTS_A_MINUTE = 30
/** One line for each thing that is stopped somewhere; a thousand visitors with the same extension are one line. */
const MOST_KINDS = 200
const FORGOTTEN_AFTER_MS = 3_600_000
const LONGEST_WORD = 200

/** As browsers send it: one in a body. */
type Violation = Readonly<Record<string, unknown>>

/** What the policy of a page stopped in a visitor's browser: an attack, or a mistake of ours. It stands in the log, once an hour. */
export function takePolicyReports(app: FastifyInstance, clientOf: (request: FastifyRequest) => Client, now: () => number = Date.now): void {
  const takeShare = fairShare(REPORTS_A_MINUTE, 1, now)
  const told = new Set<string>()
  let since = now()
  const isNews = (kind: string): boolean => {
    if (now() - since > FORGOTTEN_AFTER_MS) {
      told.clear()
      since = now()
    }
    if (told.has(kind) || told.size >= MOST_KINDS) return false
    told.add(kind)
    return true
  }
  app.register(async (reports) => {
    reports.addContentTypeParser('application/csp-report', { parseAs: 'string' }, (_, body, done) => done(null, body))
    reports.post(REPORTS, { bodyLimit: LARGEST_REPORT }, async (request, reply) => {
      const seconds = takeShare(clientOf(request))
      if (seconds > 0) return reply.code(429).header('retry-after', seconds).send()
      const violation = violationIn(request.body)
      if (violation && isNews(`${violation.directive} ${violation.blocked}`))
        app.log.warn({ violation }, 'a page was stopped by its policy')
      return reply.code(204).send()
    })
  })
}

/** A stranger writes it: few words of it, each short, and addresses without their secrets. */
function violationIn(body: unknown) {
  const said = saidIn(String(body))
  return (
    said && {
      directive: word(said['effective-directive'] ?? said['violated-directive']),
      blocked: address(said['blocked-uri']),
      page: address(said['document-uri']),
      source: address(said['source-file']),
      line: Number(said['line-number']) || undefined,
    }
  )
}

function saidIn(text: string): Violation | undefined {
  try {
    const said = JSON.parse(text)?.['csp-report']
    return said !== null && typeof said === 'object' ? said : undefined
  } catch {
    return undefined
  }
}

function word(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, LONGEST_WORD) : ''
}

function address(value: unknown): string {
  const text = word(value)
  if (!URL.canParse(text)) return text
  const { origin, pathname, search, protocol } = new URL(text)
  return protocol.startsWith('http') ? (origin + hiddenAddress(pathname + search)).slice(0, LONGEST_WORD) : protocol
}
