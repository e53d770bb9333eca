-- lives-with: 0046
-- Whoever was signed in when asking finds it in the account, whatever e-mail was typed.
alter table quotations add column customer_id integer;
alter table quotations add constraint quotations_customer_id_fkey foreign key (customer_id) references customers not valid;
-- The link of an offer, so that the account can lead to it. Worth nothing without the shop's secret.
alter table offers add column sealed_token text;
-- Who takes the parcel, where it is not the customer.
alter table checkouts add column receiver jsonb;
