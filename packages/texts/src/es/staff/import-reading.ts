/** What is said about how a file is read: where its list is, and how its prices become the public's. */
export const importReading = {
  sheet: {
    title: 'Dónde está la lista',
    note: 'Leemos la hoja y los encabezados que parecen una lista de refacciones. Si no son esos, cámbialos aquí.',
    sheet: 'Hoja',
    headingRow: 'Renglón de los encabezados',
    send: 'Leer así',
  },
  pricing: {
    title: 'Precio al público',
    from: 'Sale de la columna',
    none: 'De ninguna: el precio no cambia',
    factor: 'Multiplicado por',
    addsVat: 'Súmale el IVA (16 %)',
    examples: 'Por ejemplo:',
  },
}
