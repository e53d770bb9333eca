/** What a list is sorted by when nobody chose. Said by the server: the page has only the word that it needs. */
export const naturalOrders = {
  relevance: 'Relevancia',
  featured: 'Destacados',
  new: 'Lo más nuevo',
  'most-searched': 'Lo más buscado',
}
