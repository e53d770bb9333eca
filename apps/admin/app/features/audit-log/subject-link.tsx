import type { AuditSubject, AuditSubjectKind } from '@shop/domain/audit-log'
import { Link } from 'react-router'
import { type ScreenName, screens } from '../../screens.ts'

/** Screens that show one thing by its name in the log. */
const SHOWN_BY: Readonly<Partial<Record<AuditSubjectKind, ScreenName>>> = {
  quotation: 'quotations',
  conversation: 'chat',
  return: 'returns',
  import: 'imports',
}

export const SubjectLink = ({ subject: { kind, ref } }: { readonly subject: AuditSubject }) => {
  const screen = SHOWN_BY[kind]
  if (!screen) return <span className="break-all">{ref}</span>
  return (
    <Link to={`${screens[screen].path}/${ref}`} className="inline-block min-h-6 text-brand underline underline-offset-2">
      {ref}
    </Link>
  )
}
