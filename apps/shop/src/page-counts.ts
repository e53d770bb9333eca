/** Of this process since it started: pages for everybody that were ready, and those that had to be drawn. */
export const pageCounts = { hits: 0, misses: 0 }
