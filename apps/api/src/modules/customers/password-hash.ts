import { hash } from '@node-rs/argon2'

/** argon2id with OWASP's least parameters; the library's own defaults are the same algorithm with less memory. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)
