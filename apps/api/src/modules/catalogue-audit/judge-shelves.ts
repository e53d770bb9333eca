import { setImmediate } from 'node:timers/promises'
import type { AuditedPart } from '@shop/domain/catalogue-audit/audited'
import { eitherOr, hasOpenFacts, isEitherOr } from '@shop/domain/catalogue-audit/car-rules'
import type { Contradiction } from '@shop/domain/catalogue-audit/contradiction'
import { type AuditKnowledge, judgeKind, judgeNumbers, judgePart, knowledgeOf } from '@shop/domain/catalogue-audit/judge-catalogue'
import type { Db } from '../../database/connect.ts'
import {
  listModels,
  listPartsById,
  listPartsOfModel,
  listPartsOfType,
  listSharedNumbers,
  listTypesOnSale,
  type Models,
} from './audited-parts.queries.ts'

const PARTS_AT_ONCE = 50
const NUMBERS_AT_ONCE = 100

export type Judged = { readonly parts: number; readonly found: readonly Contradiction[] }

export function knowledgeNow(models: Models): AuditKnowledge {
  return knowledgeOf([...models.values()], new Date().getFullYear())
}

/** The whole catalogue, a kind of part at a time, then by numbers and by cars: no more of it is held than that. */
export async function* judgeShelves(db: Db): AsyncGenerator<Judged> {
  const models = await listModels(db)
  const knowledge = knowledgeNow(models)
  const types = await listTypesOnSale(db)
  for (const { id } of types) {
    const parts = await listPartsOfType(db, models, id)
    for (let from = 0; from < parts.length; from += PARTS_AT_ONCE) {
      const some = parts.slice(from, from + PARTS_AT_ONCE)
      yield { parts: some.length, found: some.flatMap((part) => judgePart(part, knowledge)) }
      // Whoever calls the shop meanwhile is not kept waiting.
      await setImmediate()
    }
    yield { parts: 0, found: judgeKind(parts) }
  }
  let after = ''
  for (;;) {
    const shared = await listSharedNumbers(db, after, NUMBERS_AT_ONCE)
    const last = shared.at(-1)
    if (!last) break
    const parts = new Map((await listPartsById(db, models, [...new Set(shared.flatMap(({ ids }) => ids))])).map((part) => [part.id, part]))
    const groups = shared.map(({ key, ids }): [string, AuditedPart[]] => [key, ids.flatMap((id) => parts.get(id) ?? [])])
    yield { parts: 0, found: judgeNumbers(groups) }
    after = last.key
  }
  const typeIds = types.filter(isEitherOr).map(({ id }) => id)
  if (typeIds.length === 0) return
  for (const { id, runs } of [...models.values()].filter((model) => hasOpenFacts(model.runs))) {
    yield { parts: 0, found: eitherOr(id, await listPartsOfModel(db, models, id, typeIds), runs) }
  }
}
