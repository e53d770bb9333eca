/** A row on its way out. Numbers are ours and harmless; texts are somebody's. */
export type OutRow = readonly (string | number)[]
