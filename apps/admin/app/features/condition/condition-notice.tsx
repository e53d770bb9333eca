import { showCondition } from '@shop/contract/staff/condition'
import { troublesOf } from '@shop/domain/condition'
import { Link } from 'react-router'
import { useCall } from '../../kit/calls/use-call.ts'
import { useEvery } from '../../kit/calls/use-every.ts'
import { WarningIcon } from '../../kit/icons.tsx'
import { useMember } from '../../kit/session/session.tsx'
import { screens, screensOf } from '../../screens.ts'
import { useConditionTexts } from './condition-texts.ts'

const AGAIN_MS = 60_000

/** One line on Home, for whoever may do something about it. */
export function ConditionNotice() {
  const { role } = useMember()
  const { notice: texts, parts } = useConditionTexts()
  const called = useCall(showCondition, screensOf(role).includes('condition') ? {} : undefined)
  useEvery(AGAIN_MS, called.reload)
  const troubles = called.data ? troublesOf(called.data) : []
  if (troubles.length === 0) return null
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border border-accent bg-accent/15 p-5">
      <WarningIcon className="size-6 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">
        <strong>{texts.title(troubles.length)}:</strong> {troubles.map(({ part }) => parts[part].name).join(' · ')}
      </p>
      <Link to={screens.condition.path} className="inline-block min-h-6 font-semibold text-brand underline underline-offset-2">
        {texts.go}
      </Link>
    </section>
  )
}
