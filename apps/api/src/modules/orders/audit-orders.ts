import { createHash } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { countStanding, type Finding, findBroken, listKeptFiles } from './audit.queries.ts'
import { findQuestions, type Question } from './audit-questions.queries.ts'

export type Audit = {
  readonly findings: readonly Finding[]
  /** They make no audit fail. */
  readonly questions: readonly Question[]
  readonly standing: Readonly<Record<string, number>>
}

/** Looks whether everything holds that must hold about orders, stock and money. Changes nothing; works on a shop that is open. */
export async function auditOrders({ db, files }: { readonly db: Db; readonly files: FileStore }): Promise<Audit> {
  return {
    findings: [...(await findBroken(db)), await findBrokenFiles(db, files)],
    questions: await findQuestions(db),
    standing: await countStanding(db),
  }
}

async function findBrokenFiles(db: Db, files: FileStore): Promise<Finding> {
  const kept = await listKeptFiles(db)
  const broken: string[] = []
  for (const { name, hash, folio } of kept) {
    const bytes = await files.read(name)
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== hash) broken.push(`${folio} ${name}`)
  }
  return { name: 'I10 every voucher’s file is there, unchanged', checked: kept.length, broken }
}
