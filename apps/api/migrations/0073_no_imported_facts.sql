-- lives-with: 0046
-- contract: no release since 0022 calls these functions: imports build the same values in their own queries
drop function imported_facts(products);
drop function imported_fitment(fitments);
