import type { ProcessSign } from '@shop/domain/condition'
import { Card } from '@shop/ui/card'
import { useConditionTexts } from './condition-texts.ts'

/** The machines and processes that serve the shop at this moment. */
export function ProcessList({ processes }: { readonly processes: readonly ProcessSign[] }) {
  const { processes: texts } = useConditionTexts()
  const now = Date.now()
  const secondsSince = (at: Date) => Math.max(0, Math.round((now - at.getTime()) / 1_000))
  return (
    <Card title={texts.title} note={texts.note}>
      {processes.length === 0 && <p className="text-muted">{texts.none}</p>}
      <ul>
        {processes.map(({ host, pid, roles, version, startedAt, seenAt }) => (
          <li
            key={`${host} ${pid} ${startedAt.getTime()}`}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0"
          >
            <p className="min-w-0">
              <strong className="break-all">{host}</strong> · {roles.map((role) => texts.roles[role]).join(', ')}
              <span className="block text-sm text-muted">
                {texts.version(version)} · {texts.process(pid)} · {texts.running(secondsSince(startedAt))}
              </span>
            </p>
            <p className="text-sm text-muted">{texts.seen(secondsSince(seenAt))}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
