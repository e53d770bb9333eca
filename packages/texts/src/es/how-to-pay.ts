/** How an order that waits for its money is paid. */
export const howToPay = {
  oxxo: {
    reference: 'Referencia',
    amount: 'Total a pagar',
    expires: 'Vence',
    open: 'Ver o guardar la ficha',
    newTab: 'se abre en otra pestaña',
  },
  transfer: {
    bank: 'Banco',
    clabe: 'CLABE',
    holder: 'Beneficiario',
    amount: 'Monto exacto',
    received: 'Ya recibimos',
    of: (received: string, total: string) => `${received} de ${total}`,
    reference: 'Referencia numérica',
    until: 'Paga antes del',
    copy: 'Copiar',
    copied: 'Copiado',
  },
}
