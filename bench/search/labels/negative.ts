import { inClass } from './label.ts'

export const negative = inClass('negative', [
  { query: 'xyzzy qwerty', isEmpty: true },
  { query: 'enchiladas suizas', isEmpty: true },
  { query: 'hamburguesa con queso', isEmpty: true },
  { query: 'colchón matrimonial', isEmpty: true },
  { query: 'bicicleta de montaña', isEmpty: true },
  { query: 'lavadora whirlpool', isEmpty: true },
  { query: 'wzxqkj', isEmpty: true },
  { query: 'playstation', isEmpty: true },
  { query: 'jkqwzx 98765432', isEmpty: true },
  { query: 'perfume francés', isEmpty: true },
  { query: 'pijama de algodón', isEmpty: true },
])
