/** What the shop has to reach. A ratio is its requests a second, divided by those of the bare server beside it. */
export const RATIOS: Readonly<Record<string, number>> = {
  'page list': 0.65,
  'page part': 0.5,
  'page search': 0.5,
  'api list': 0.8,
  'api text search': 0.8,
  'api detail': 0.8,
  'api vehicle': 0.8,
  'hot api list': 0.5,
  'hot api detail': 0.5,
  'hot page list': 0.5,
  'hot page part': 0.5,
  'hot page Home': 0.5,
}

/** p95 of one visitor alone, in ms. */
export const ALONE_MS: Readonly<Record<string, number>> = { 'page list': 25, 'page part': 25, 'page search': 25 }

export const MOST = { idleMb: 220, loadMb: 400, listHtmlKb: 120 }

/** In the short form: a ratio under so much of the kept one is a clear loss, more than a busy machine explains. */
export const CLEAR_LOSS = 0.7
