-- lives-with: 0046
-- no transaction
drop index concurrently if exists quotations_of_customer;
create index concurrently quotations_of_customer on quotations (customer_id) where customer_id is not null;
drop index concurrently if exists quotations_under_email;
create index concurrently quotations_under_email on quotations (lower(email));
