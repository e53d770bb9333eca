-- lives-with: 0046
-- A session's token is replaced by use. Which one counts is settled when a newer one comes back: until then the browser may never have got it.
alter table customer_sessions
  add column token_at timestamptz,
  add column token_since timestamptz,
  -- When it was used again after two idle hours. Money and identity wait until the password is proven after that.
  add column woken_at timestamptz;
