import type { Db } from '@shop/api/database/connect'
import { listProductKeys } from '@shop/api/modules/catalogue-audit/audited-parts.queries'
import type { Judged } from '@shop/api/modules/catalogue-audit/judge-shelves'
import {
  CONTRADICTION_KINDS,
  type Contradiction,
  type ContradictionKind,
  type Remark,
  severityOf,
} from '@shop/domain/catalogue-audit/contradiction'

const FIRST_OF_EACH = 5

/** Counts by kind, the first few of each by the keys of their parts. No more than those are held. */
export async function reportContradictions(db: Db, judged: AsyncIterable<Judged>) {
  const counts = new Map<ContradictionKind, number>()
  const first: Contradiction[] = []
  let parts = 0
  for await (const { parts: more, found } of judged) {
    parts += more
    for (const one of found) {
      const count = counts.get(one.kind) ?? 0
      counts.set(one.kind, count + 1)
      if (count < FIRST_OF_EACH) first.push(one)
    }
  }
  const keys = await listProductKeys(
    db,
    first.map(({ partId }) => partId),
  )
  const kinds = (Object.keys(CONTRADICTION_KINDS) as ContradictionKind[]).filter((kind) => counts.has(kind))
  const lines = kinds.flatMap((kind) => [
    `${severityOf(kind) === 'error' ? '✗' : '·'} ${kind}: ${(counts.get(kind) ?? 0).toLocaleString('en')} ${severityOf(kind)}s`,
    ...first.filter((one) => one.kind === kind).map((one) => `    ${keys.get(one.partId) ?? one.partId}  ${why(one)}`),
  ])
  const errors = kinds.filter((kind) => severityOf(kind) === 'error').reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0)
  const hints = [...counts.values()].reduce((sum, count) => sum + count, 0) - errors
  const sum = `${parts.toLocaleString('en')} parts judged: ${errors.toLocaleString('en')} errors, ${hints.toLocaleString('en')} hints`
  return { lines: [...lines, sum], isSound: errors === 0 }
}

export function why({ fact, car, value, other }: Remark): string {
  return [car, fact && `needs another ${fact}`, value, other && `against ${other}`].filter(Boolean).join(' · ')
}
