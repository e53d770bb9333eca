import { newSandboxKeys, type SandboxKeys } from '@shop/payment-sandbox/sandbox-keys'
import type { DueTask, Kind, Page, SandboxStore, SandboxTransaction, Task } from '@shop/payment-sandbox/sandbox-store'
import type { Switches } from '@shop/payment-sandbox/switches'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The sandbox's memory: rows of the shop's own database, so that every process of the shop sees the same. */
export function sandboxStore(db: Db): SandboxStore {
  const switches = rememberedSwitches()
  return {
    transaction: async (work) => {
      const isolated = { read: switches.read, isChanged: false }
      try {
        return await db.transaction().execute((transaction) => work(inTransaction(transaction, isolated)))
      } finally {
        // Only now does everybody see the new ones.
        if (isolated.isChanged) switches.forget()
      }
    },
    peek: async (kind, id) =>
      (await db.selectFrom('sandbox_objects').select('data').where('kind', '=', kind).where('id', '=', id).executeTakeFirst())?.data,
    finish: (taskId) => deleteTask(db, taskId),
  }
}

/** Whoever starts first makes the keys; all use them. */
export async function readSandboxKeys(db: Db): Promise<SandboxKeys> {
  await db
    .insertInto('sandbox_settings')
    .values({ name: 'keys', value: JSON.stringify(newSandboxKeys()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readSetting(db, 'keys')) as SandboxKeys
}

function inTransaction(db: Db, remembered: SwitchesInUse): SandboxTransaction {
  return {
    find: async (kind, id) =>
      (await db.selectFrom('sandbox_objects').select('data').where('kind', '=', kind).where('id', '=', id).forUpdate().executeTakeFirst())
        ?.data,
    findByReference: async (kind, reference) =>
      (
        await db
          .selectFrom('sandbox_objects')
          .select('data')
          .where('kind', '=', kind)
          .where('reference', '=', reference)
          .forUpdate()
          .executeTakeFirst()
      )?.data,
    list: async (kind, limit) =>
      (await db.selectFrom('sandbox_objects').select('data').where('kind', '=', kind).orderBy('place', 'desc').limit(limit).execute()).map(
        ({ data }) => data,
      ),
    page: (kind, which) => pageOf(db, kind, which),
    look: async (kind, id) =>
      (await db.selectFrom('sandbox_objects').select('data').where('kind', '=', kind).where('id', '=', id).executeTakeFirst())?.data,
    sumMoved: async () => {
      const { rows } = await sql<{
        sum: number
      }>`select coalesce(sum((data ->> 'net')::integer), 0)::float8 as sum from sandbox_objects where kind = 'balance-transaction'`.execute(
        db,
      )
      return rows[0]?.sum ?? 0
    },
    save: async (kind, id, data, reference) => {
      await db
        .insertInto('sandbox_objects')
        .values({ kind, id, data: JSON.stringify(data), reference: reference ?? null })
        .onConflict((conflict) =>
          conflict.columns(['kind', 'id']).doUpdateSet({ data: JSON.stringify(data), reference: reference ?? null }),
        )
        .execute()
    },
    lockKey: async (key) => {
      const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${key}, 11)) as locked`.execute(db)
      return rows[0]?.locked ?? false
    },
    findAnswer: (key) =>
      db.selectFrom('sandbox_answers').select(['fingerprint', 'status', 'body']).where('key', '=', key).executeTakeFirst(),
    keepAnswer: async (key, answer) => {
      await db
        .insertInto('sandbox_answers')
        .values({ key, ...answer })
        .execute()
    },
    plan: async (task, at) => {
      await db
        .insertInto('sandbox_tasks')
        .values({ task: JSON.stringify(task), due_at: at })
        .execute()
    },
    takeDue: (now, until, limit) => takeDue(db, now, until, limit),
    finish: (taskId) => deleteTask(db, taskId),
    readSwitches: () => remembered.read(async () => ((await readSetting(db, 'switches')) ?? {}) as Partial<Switches>),
    saveSwitches: async (switches) => {
      remembered.isChanged = true
      const value = JSON.stringify(switches)
      await db
        .insertInto('sandbox_settings')
        .values({ name: 'switches', value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute()
    },
  }
}

async function pageOf(db: Db, kind: Kind, { limit, after, from, until, payout }: Page): Promise<unknown[]> {
  const rows = await db
    .selectFrom('sandbox_objects as o')
    .select('o.data')
    .where('o.kind', '=', kind)
    .$if(after !== undefined, (q) =>
      q.where('o.place', '<', (e) =>
        e
          .selectFrom('sandbox_objects as a')
          .select('a.place')
          .where('a.kind', '=', kind)
          .where('a.id', '=', after ?? ''),
      ),
    )
    .$if(from !== undefined, (q) => q.where(sql<number>`(o.data ->> 'created')::bigint`, '>=', from ?? 0))
    .$if(until !== undefined, (q) => q.where(sql<number>`(o.data ->> 'created')::bigint`, '<', until ?? 0))
    .$if(payout === null, (q) => q.where(sql`o.data ->> 'payout'`, 'is', null))
    .$if(typeof payout === 'string', (q) => q.where(sql`o.data ->> 'payout'`, '=', payout ?? ''))
    .orderBy('o.place', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ data }) => data)
}

async function deleteTask(db: Db, taskId: string): Promise<void> {
  await db.deleteFrom('sandbox_tasks').where('id', '=', taskId).execute()
}

async function takeDue(db: Db, now: Date, until: Date, limit: number): Promise<DueTask[]> {
  const due = await db
    .selectFrom('sandbox_tasks')
    .select(['id', 'task', 'attempts'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  if (due.length === 0) return []
  await db
    .updateTable('sandbox_tasks')
    .set(({ eb }) => ({ due_at: until, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', (eb) => eb.fn.any(eb.val(due.map(({ id }) => id))))
    .execute()
  return due.map(({ id, task, attempts }) => ({ id, task: task as Task, attempts: attempts + 1 }))
}

async function readSetting(db: Db, name: string): Promise<unknown> {
  return (await db.selectFrom('sandbox_settings').select('value').where('name', '=', name).executeTakeFirst())?.value
}

/** Switches are looked at by every write and hardly ever change; another process hears of it a moment later. */
type SwitchesInUse = Pick<ReturnType<typeof rememberedSwitches>, 'read'> & { isChanged: boolean }
const REMEMBERED_MS = 250

function rememberedSwitches() {
  let kept: { readonly value: Partial<Switches>; readonly until: number } | undefined
  return {
    read: async (find: () => Promise<Partial<Switches>>): Promise<Partial<Switches>> => {
      if (kept && kept.until > Date.now() && !kept.value.answersToLose) return kept.value
      const value = await find()
      kept = { value, until: Date.now() + REMEMBERED_MS }
      return value
    },
    forget: () => {
      kept = undefined
    },
  }
}
