import { formatMoney } from '@shop/domain/money'
import { isPlaceholder, type PolicyPlaceholder } from '@shop/domain/policy-text'
import type { PublicPolicies, Weekday } from '@shop/domain/shop-policies'
import { openingText } from './opening-text.ts'
import type { PolicyBlock } from './policy-document.ts'

/** What a link to another page is called in a text. */
const PAGES = { acerca: 'about', privacidad: 'privacy', garantias: 'warranty', cookies: 'cookies' } as const
const LINK = /^\[([^\]]+)\]\((acerca|privacidad|garantias|cookies)\)$/
const FACT = ' :: '

/** Plain text as blocks: `- ` begins entries of a list, `1. ` steps, ` :: ` stands between a term and what it means. */
export function blocksFromText(text: string): PolicyBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((chunk) =>
      chunk
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0)
    .map(blockOf)
}

function blockOf(lines: readonly string[]): PolicyBlock {
  const link = lines.length === 1 ? LINK.exec(lines[0] ?? '') : null
  if (link) return { page: PAGES[link[2] as keyof typeof PAGES], text: link[1] ?? '' }
  if (lines.every((line) => line.startsWith('- '))) return { list: lines.map((line) => line.slice(2)) }
  if (lines.every((line) => /^\d+\. /.test(line))) return { steps: lines.map((line) => line.replace(/^\d+\. /, '')) }
  if (lines.every((line) => line.includes(FACT))) return { facts: lines.map(factOf) }
  return lines.join(' ')
}

function factOf(line: string): readonly [string, string] {
  const [term = '', ...rest] = line.split(FACT)
  return [term, rest.join(FACT)]
}

export function textFromBlocks(blocks: readonly PolicyBlock[]): string {
  return blocks.map(chunkOf).join('\n\n')
}

function chunkOf(block: PolicyBlock): string {
  if (typeof block === 'string') return block
  if ('page' in block) return `[${block.text}](${Object.entries(PAGES).find(([, page]) => page === block.page)?.[0]})`
  if ('facts' in block) return block.facts.map((fact) => fact.join(FACT)).join('\n')
  return 'steps' in block
    ? block.steps.map((step, i) => `${i + 1}. ${step}`).join('\n')
    : block.list.map((entry) => `- ${entry}`).join('\n')
}

export type Weekdays = Readonly<Record<Weekday, string>>

/** The text with what the shop promises today in the place of every placeholder. */
export function filled(text: string, policies: PublicPolicies, weekdays: Weekdays): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (isPlaceholder(name) ? promiseNamed(name, policies, weekdays) : whole))
}

export function filledBlock(block: PolicyBlock, policies: PublicPolicies, weekdays: Weekdays): PolicyBlock {
  const fill = (text: string) => filled(text, policies, weekdays)
  if (typeof block === 'string') return fill(block)
  if ('page' in block) return { page: block.page, text: fill(block.text) }
  if ('facts' in block) return { facts: block.facts.map(([term, text]) => [fill(term), fill(text)] as const) }
  return 'steps' in block ? { steps: block.steps.map(fill) } : { list: block.list.map(fill) }
}

function promiseNamed(name: PolicyPlaceholder, policies: PublicPolicies, weekdays: Weekdays): string {
  const { shipping, delivery, returns, quotation, hours, identity } = policies
  const values: Readonly<Record<PolicyPlaceholder, string>> = {
    gratis_desde: formatMoney(shipping.freeOver),
    costo_envio: formatMoney(shipping.standardCost),
    entrega_minimo: String(delivery.fewestDays),
    entrega_maximo: String(delivery.mostDays),
    dias_devolucion: String(returns.days),
    minutos_cotizacion: String(quotation.minutes),
    horario: hours.map((opening) => openingText(opening, weekdays)).join(' · '),
    tienda: identity.name,
    razon_social: identity.legalName,
    domicilio: identity.address,
    telefono: identity.phone,
    correo: identity.email,
  }
  return values[name]
}
