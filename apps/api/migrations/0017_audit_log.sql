-- Every change that staff make: who, when, what, before and after. Each row holds the hash of the one before it, so that nobody can
-- change, take out or slip in a row without breaking all that follow.
create table audit_log (
  -- Counts without gaps, in the order of the chain.
  id bigint primary key,
  at timestamptz not null,
  staff_id integer not null references staff,
  -- As they were then: a name or a role that changes later does not rewrite the past.
  staff_name text not null,
  staff_role text not null,
  action text not null,
  subject_kind text not null,
  subject_ref text not null,
  before jsonb,
  after jsonb,
  -- Two rows after the same one would be a fork.
  prev_hash text not null unique,
  hash text not null unique
);
create index on audit_log (staff_id, id desc);
create index on audit_log (subject_kind, subject_ref, id desc);
create index on audit_log (at);

-- What a row's hash is taken over: one text for one row, whatever the settings of the connection are.
create function audit_text(entry audit_log) returns text language sql immutable as $$
  select jsonb_build_array(
    entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), entry.staff_id, entry.staff_name, entry.staff_role,
    entry.action, entry.subject_kind, entry.subject_ref, entry.before, entry.after, entry.prev_hash
  )::text
$$;

-- One transaction at a time is at the end of the chain; the next sees what it committed. That is also why time and number are given here.
create function chain_audit_entry() returns trigger language plpgsql as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(7250317);
  select id, hash into last from audit_log order by id desc limit 1;
  new.id := coalesce(last.id, 0) + 1;
  new.at := clock_timestamp();
  new.prev_hash := coalesce(last.hash, repeat('0', 64));
  new.hash := encode(sha256(convert_to(audit_text(new), 'UTF8')), 'hex');
  return new;
end $$;
create trigger audit_log_is_chained before insert on audit_log for each row execute function chain_audit_entry();
create trigger audit_log_is_kept before update or delete on audit_log for each row execute function refuse_change();
create trigger audit_log_is_not_emptied before truncate on audit_log for each statement execute function refuse_change();
