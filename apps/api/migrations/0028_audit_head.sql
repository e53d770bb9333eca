-- Where the log of staff's actions ends. The shop seals it with a key that the database never sees, and hashes every new row with that key:
-- whoever owns the database can still cut the log off or write it anew, but can no longer make it look whole.
create table audit_head (
  is_only boolean primary key default true check (is_only),
  last_id bigint not null,
  last_hash text not null,
  -- None only until the shop that made this table has sealed it.
  seal text
);

-- Of their own, so that somebody else can own them: whoever owns the function of a trigger can empty it.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
drop trigger audit_log_is_kept on audit_log;
drop trigger audit_log_is_not_emptied on audit_log;
create trigger audit_log_is_kept before update or delete on audit_log for each row execute function refuse_audit_change();
create trigger audit_log_is_not_emptied before truncate on audit_log for each statement execute function refuse_audit_change();
create trigger audit_head_is_kept before delete on audit_head for each row execute function refuse_audit_change();
create trigger audit_head_is_not_emptied before truncate on audit_head for each statement execute function refuse_audit_change();

insert into audit_head (last_id, last_hash)
  select coalesce(max(id), 0), coalesce((select hash from audit_log order by id desc limit 1), repeat('0', 64)) from audit_log;

-- Number, time and hash are the shop's now; it holds the head meanwhile, so that one transaction at a time is at the end of the chain.
create or replace function chain_audit_entry() returns trigger language plpgsql as $$
begin
  if not exists (select from audit_head where last_id + 1 = new.id and last_hash = new.prev_hash) then
    raise exception 'a row of audit_log goes on where the log ends';
  end if;
  return new;
end $$;
