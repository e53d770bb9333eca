import type { news as spanish } from '../es/news.ts'

export const news: typeof spanish = {
  title: 'News',
  lead: 'Workshop advice, buying guides and what is new in the shop.',
  page: (number) => `Page ${number}`,
  empty: 'There is no news yet.',
  read: 'Read the article',
  more: 'More news',
  all: 'See all news',
  promotions: 'Promotions',
  promotionsLead: 'Discounts on parts that are valid now. Each part already shows its lower price.',
  promotionsEmpty: 'There are no promotions today.',
  allDiscounted: 'See everything on promotion',
  seeParts: 'See the parts',
  ofPromotion: (name) => `in the promotion ${name}`,
  percent: (percent) => `${percent}%`,
  off: 'off',
  validity: (from, to) => `${from} to ${to}`,
  readAll: 'Read all',
  readLess: 'Read less',
}
