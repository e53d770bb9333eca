import type { PartCondition } from '@shop/domain/condition'
import { Card } from '@shop/ui/card'
import { Moment } from '../../kit/moment.tsx'
import { ConditionMark } from './condition-mark.tsx'
import { useConditionTexts } from './condition-texts.ts'

/** Every part of the shop with its figures, in words. */
export function PartList({ parts }: { readonly parts: readonly PartCondition[] }) {
  const texts = useConditionTexts()
  return (
    <Card title={texts.allParts}>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {parts.map((part) => (
          <li key={part.part} className="flex items-start justify-between gap-4 border-t border-line py-3">
            <div className="min-w-0">
              <h3 className="font-semibold">{texts.parts[part.part].name}</h3>
              <p className="text-sm text-muted">
                {part.status === 'pass' ? texts.parts[part.part].well(part) : texts.parts[part.part].trouble(part)}
                {part.at && (
                  <>
                    {' '}
                    <Moment at={part.at} />
                  </>
                )}
              </p>
              {part.part === 'disk' && <DiskBar of={part} />}
            </div>
            <ConditionMark status={part.status} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function DiskBar({ of: { freeBytes = 0, totalBytes = 1, status } }: { readonly of: PartCondition }) {
  return (
    <div aria-hidden="true" className="mt-2 h-2 w-48 max-w-full overflow-hidden rounded-full bg-ground">
      <div
        className={`h-full rounded-full ${status === 'pass' ? 'bg-brand' : 'bg-warn'}`}
        style={{ width: `${(1 - freeBytes / totalBytes) * 100}%` }}
      />
    </div>
  )
}
