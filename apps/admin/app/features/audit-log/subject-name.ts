import type { AuditEntry } from '@shop/domain/audit-log'
import { POLICY_PAGES } from '@shop/domain/policy-text'
import { useSettingsTexts } from '../../common/settings-texts.ts'

/** What an entry is about, as its own screen calls it; the log itself keeps numbers and keys, which never change. */
export function useSubjectName(): (entry: AuditEntry) => string {
  const texts = useSettingsTexts()
  const settings: Readonly<Record<string, string>> = {
    envio: texts.shipping.title,
    entrega: texts.delivery.title,
    devoluciones: texts.returns.title,
    cotizacion: texts.quotation.title,
    horario: texts.hours.title,
    'dias-inhabiles': texts.holidays.title,
    cuenta: texts.account.title,
    tienda: texts.identity.title,
    apariencia: texts.looks.title,
  }
  return (entry) => {
    const { kind, ref } = entry.subject
    if (kind === 'setting') return settings[ref] ?? ref
    if (kind === 'promotion' || kind === 'article') return said(entry, 'name') ?? ref
    if (kind === 'slide') return said(entry, 'name') ?? said(entry, 'title') ?? ref
    const page = kind === 'policy-text' && POLICY_PAGES.find((one) => ref.startsWith(`${one}/`))
    return page ? `${texts.policyTexts.pages[page]} · ${said(entry, 'title') ?? ref}` : ref
  }
}

function said({ before, after }: AuditEntry, field: 'name' | 'title'): string | undefined {
  const value = after[field] ?? before[field]
  return typeof value === 'string' && value !== '' ? value : undefined
}
