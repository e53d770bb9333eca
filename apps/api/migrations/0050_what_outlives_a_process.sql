-- lives-with: 0046
-- What a process found out about mail and payments outlives it: its row stays for a day, and says that nobody lives there any more.
alter table heartbeats add column ended_at timestamptz;

-- When the bell outside is to be rung for this part, the next time; none once it was heard. A part that is well again keeps its row until
-- then, without the time at which the owners were told.
alter table alarms add column rings_at timestamptz;
