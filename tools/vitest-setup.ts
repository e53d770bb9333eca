import fc from 'fast-check'

/** The same examples in every run: a red one can be repeated, and a green one is no luck. FC_SEED tries others. */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_115) })
