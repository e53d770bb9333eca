/** What the server tells about ways of paying. */
export const payments = {
  title: 'Formas de pago',
  forms: {
    card: {
      label: 'Tarjeta de crédito o débito',
      short: 'Tarjeta',
      instructions: 'Visa, Mastercard, American Express y Carnet. Se cobra al confirmar y tu pedido queda pagado al momento.',
    },
    oxxo: {
      label: 'Efectivo en OXXO',
      short: 'OXXO',
      instructions:
        'Te damos una ficha con código de barras para pagar en cualquier OXXO antes de que venza. Tu pago se confirma el siguiente día hábil.',
    },
    transfer: {
      label: 'Transferencia bancaria (SPEI)',
      short: 'Transferencia',
      instructions:
        'Transfiere el total exacto desde la app de tu banco en las siguientes 72 horas y sube tu comprobante. Lo revisamos en horario de tienda.',
      reference: 'Los 7 números que te damos al confirmar tu pedido',
    },
  },
  guide: {
    live: {
      first: 'Elige cómo pagar al revisar tu pedido.',
      card: 'Con tarjeta, tu banco puede pedirte que confirmes que eres tú.',
      oxxo: 'Con OXXO, lleva la ficha impresa o en tu celular y paga en caja antes de que venza.',
      transfer: 'Por transferencia, paga el total exacto, usa tu referencia y sube el comprobante.',
    },
    test: {
      first: 'PRUEBA: aquí no se cobra dinero de verdad y no se aceptan tarjetas reales.',
      card: 'Con tarjeta, usa uno de los números de prueba con cualquier fecha futura y cualquier código de seguridad.',
      oxxo: 'Con OXXO, abre la ficha y simula que la pagas o que vence. No la lleves a una tienda.',
      transfer: 'Por transferencia, sube cualquier imagen como comprobante.',
    },
    outcomes: {
      succeeds: 'Se aprueba',
      declined: 'El banco la rechaza',
      insufficient_funds: 'No le alcanza el saldo',
      lost_card: 'Reportada como perdida',
      stolen_card: 'Reportada como robada',
      card_velocity_exceeded: 'Pasa del límite de la tarjeta',
      expired_card: 'Está vencida',
      incorrect_cvc: 'El código de seguridad no es correcto',
      processing_error: 'Falla al procesarse',
      incorrect_number: 'El número no es correcto',
      fraudulent: 'Se bloquea por riesgo',
      authenticates: 'El banco pide confirmar que eres tú y se aprueba',
      authenticates_then_declined: 'El banco pide confirmar que eres tú y la rechaza',
      disputed: 'Se aprueba y después hay un contracargo por fraude',
      'not-received': 'Se aprueba y después hay un contracargo: la pieza no llegó',
      inquiry: 'Se aprueba y después el banco pregunta por el cargo',
      'fraud-warning': 'Se aprueba y después el banco avisa que puede ser fraude',
      'refund-pending': 'Se aprueba; su reembolso tarda',
      'refund-fails': 'Se aprueba; su reembolso falla',
    },
    vouchers: {
      'succeed_immediately@example.mx': 'La ficha se paga en unos segundos',
      'expire_immediately@example.mx': 'La ficha vence en unos segundos',
      'expire_with_delay@example.mx': 'La ficha vence a los 3 minutos',
      'fill_never@example.mx': 'La ficha no se paga nunca',
      'cualquier.otro@example.mx': 'La ficha se paga sola a los 3 minutos',
    },
  },
}
