-- What the shop promises and who it is: a row each, so that staff can change one without a release.
create table shop_policies (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

insert into shop_policies (name, value) values
  ('shipping', '{"freeOver": 30000, "standardCost": 12000}'),
  ('delivery', '{"fewestDays": 3, "mostDays": 5}'),
  ('returns', '{"days": 365}'),
  ('quotation', '{"minutes": 15}'),
  ('hours', '[
    {"days": ["monday", "tuesday", "wednesday", "thursday", "friday"], "opens": "09:00", "closes": "19:00"},
    {"days": ["saturday"], "opens": "09:00", "closes": "16:00"}
  ]'),
  ('bankAccount', '{"bank": "", "clabe": "", "holder": ""}'),
  ('identity', '{
    "name": "La Tuerca",
    "legalName": "La Tuerca Refacciones, S.A. de C.V.",
    "address": "Av. Reforma 1205, Centro, 72000 Puebla, Pue.",
    "phone": "2221234567",
    "whatsapp": "522221234567",
    "email": "hola@latuerca.example"
  }');
