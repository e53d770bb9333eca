import type { AuditEntry, AuditSubjectKind } from '@shop/domain/audit-log'
import { Link } from 'react-router'
import { type ScreenName, screens } from '../../screens.ts'
import { useSubjectName } from './subject-name.ts'

/** Screens that show one thing by its name in the log. */
const SHOWN_BY: Readonly<Partial<Record<AuditSubjectKind, ScreenName>>> = {
  quotation: 'quotations',
  conversation: 'chat',
  return: 'returns',
  promotion: 'promotions',
  article: 'articles',
  import: 'imports',
}

export function SubjectLink({ entry }: { readonly entry: AuditEntry }) {
  const { kind, ref } = entry.subject
  const name = useSubjectName()(entry)
  if (kind === 'product') return <Way to={`${screens.products.path}?${new URLSearchParams({ buscar: ref })}`}>{ref}</Way>
  if (kind === 'workshop-job') return <Way to={screens.jobs.path}>{name}</Way>
  if (kind === 'shop-window') return <Way to={`${screens.shopWindow.path}?lista=${ref}`}>{name}</Way>
  if (kind === 'symptom') return <Way to={screens.search.path}>{name}</Way>
  const screen = SHOWN_BY[kind]
  if (!screen) return <span className="break-words">{name}</span>
  return <Way to={`${screens[screen].path}/${ref}`}>{name}</Way>
}

function Way({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link to={to} className="inline-block min-h-6 text-brand underline underline-offset-2">
      {children}
    </Link>
  )
}
