import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Whether the shop's own user of the database can only add to the log: it owns none of it and may change no row. */
export async function isInsertOnly(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isInsertOnly: boolean }>`
    select bool_and(not pg_has_role(owner, 'member')) and not has_any_column_privilege('audit_log', 'update')
      and not has_table_privilege('audit_log', 'delete, truncate, trigger') as "isInsertOnly"
    from (
      select relowner from pg_class where oid in ('audit_log'::regclass, 'audit_head'::regclass)
      union all select proowner from pg_proc
        where oid in ('audit_text(audit_log)'::regprocedure, 'chain_audit_entry()'::regprocedure, 'refuse_audit_change()'::regprocedure)
      union all select n.nspowner from pg_namespace n join pg_class c on c.relnamespace = n.oid where c.oid = 'audit_log'::regclass
    ) as owners (owner)`.execute(db)
  return rows[0]?.isInsertOnly ?? false
}

/** What a superuser runs to make it so. The shop cannot do this itself: whoever can hand a table away can take it back. */
export async function insertOnlyGrants(db: Db): Promise<string> {
  const { rows } = await sql<{ user: string; owner: string; database: string; schema: string }>`
    select quote_ident(current_user) as user, quote_ident(current_user || '_audit') as owner,
      quote_ident(current_database()) as database, quote_ident(current_schema()) as schema`.execute(db)
  const [names] = rows
  if (!names) throw new Error('The database does not say who asks')
  return grantsFor(names)
}

type Names = { readonly user: string; readonly owner: string; readonly database: string; readonly schema: string }

function grantsFor({ user, owner, database, schema }: Names): string {
  return `-- As a superuser, in the database ${database}; the shop may stay open.
-- To take it back: reassign owned by ${owner} to ${user};
begin;
create role ${owner} nologin;
-- Whoever owns the schema can drop every table in it.
alter schema ${schema} owner to ${owner};
grant usage, create on schema ${schema} to ${user};
alter table audit_log owner to ${owner};
alter table audit_head owner to ${owner};
alter function audit_text(audit_log) owner to ${owner};
alter function chain_audit_entry() owner to ${owner};
alter function refuse_audit_change() owner to ${owner};
revoke all on audit_log, audit_head from public, ${user};
grant select, insert on audit_log to ${user};
grant select, update on audit_head to ${user};
commit;
`
}
