/** Where a part's page would be that nobody has. */
export const missingPart = {
  title: 'No encontramos esa refacción',
  lead: (reference: string) =>
    `No hay ninguna con la referencia «${reference}». Puede que la dirección tenga un error o que ya no la manejemos. Si existe, te la conseguimos.`,
  found: 'Refacciones con ese número',
  mostSearched: 'Lo más buscado',
}
