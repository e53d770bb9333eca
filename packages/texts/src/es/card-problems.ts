import type { CardProblem } from '@shop/domain/card-problem-codes'

/** Loaded by the checkout only. Each says what happened and what to do next, and names no way to pay that may not carry the total. */
export const cardProblems = {
  title: 'Hubo un problema con tu orden',
  texts: {
    generic_decline:
      'La tarjeta ha sido rechazada. Tu banco no aprobó el pago y no se te cobró nada: prueba con otra tarjeta o elige otra forma de pago.',
    test_card: 'Esa tarjeta es de prueba y aquí se paga de verdad. Usa una tarjeta real; no se te cobró nada.',
    call_issuer: 'Tu banco quiere hablar contigo antes de aprobar el pago. Llama al número que viene al reverso de tu tarjeta, o usa otra.',
    insufficient_funds: 'A la tarjeta no le alcanza para este pago. Usa otra tarjeta o elige otra forma de pago.',
    card_limit: 'El pago pasa del límite de tu tarjeta. Sube el límite en la app de tu banco e intenta de nuevo, o usa otra tarjeta.',
    expired_card: 'La tarjeta ya venció. Revisa la fecha que escribiste o usa otra tarjeta.',
    incorrect_number: 'El número de la tarjeta no es correcto. Revísalo y escríbelo otra vez.',
    incorrect_cvc:
      'El código de seguridad no es correcto. Son los 3 números al reverso de la tarjeta (4 al frente si es American Express).',
    incorrect_expiry: 'La fecha de vencimiento no es correcta. Escríbela como viene en la tarjeta: mes y año.',
    incomplete_number: 'Al número de la tarjeta le faltan cifras. Complétalo para seguir.',
    incomplete_expiry: 'Falta la fecha de vencimiento. Escribe el mes y el año que vienen en la tarjeta.',
    incomplete_cvc: 'Falta el código de seguridad. Son los 3 números al reverso de la tarjeta (4 al frente si es American Express).',
    incomplete_card: 'Faltan datos de la tarjeta. Completa los campos marcados para seguir.',
    incorrect_address: 'La dirección o el código postal no coinciden con los que tiene tu banco. Escribe los de tu estado de cuenta.',
    card_not_supported: 'Esta tarjeta no sirve para compras como esta. Usa otra tarjeta o elige otra forma de pago.',
    authentication_required: 'Tu banco pide que confirmes que eres tú. Intenta de nuevo y sigue los pasos en su ventana o en su app.',
    authentication_failed:
      'Tu banco no pudo confirmar que eres tú, y no se te cobró nada. Intenta de nuevo con la app de tu banco a la mano, o usa otra tarjeta.',
    pin_required: 'Esta tarjeta solo funciona con NIP en una terminal. Usa otra tarjeta o elige otra forma de pago.',
    processing_error: 'No se pudo procesar el pago y no se te cobró nada. Espera un minuto e intenta de nuevo.',
    issuer_not_available: 'Tu banco no responde en este momento. Intenta de nuevo en unos minutos o usa una tarjeta de otro banco.',
    duplicate_transaction: 'Hace un momento se hizo un pago igual con esta tarjeta. Revisa tus compras antes de intentar de nuevo.',
    too_many_tries: 'Hubo demasiados intentos seguidos. Espera unos minutos o elige otra forma de pago.',
    amount_too_small: 'El total es muy bajo para pagarlo así; el mínimo es de $10.00. Agrega otra refacción o paga por transferencia.',
    amount_too_large: 'El total es muy alto para esta forma de pago. Paga por transferencia o divide tu compra en dos.',
    out_of_inventory: 'Alguien compró la última pieza antes que tú, y no se te cobró nada. Quítala del carrito para comprar lo demás.',
    order_not_saved: 'No pudimos guardar tu pedido. Intenta de nuevo: si ya pagaste, no se te cobrará dos veces.',
    payment_in_progress: 'Tu pago se está procesando. Espera unos segundos sin cerrar esta página.',
    payment_already_decided: 'Este pago ya se había resuelto. Revisa tus compras; si tu pedido no aparece, empieza el pago otra vez.',
    voucher_expired:
      'Se acabó el tiempo para este pago y no se te cobró nada. Empieza de nuevo para recibir una ficha nueva o usar otra forma de pago.',
    method_not_available: 'Esta forma de pago no está disponible por ahora. Elige otra.',
    email_invalid: 'El correo electrónico no es válido. Corrígelo e intenta de nuevo.',
    address_invalid: 'La dirección de envío no es válida. Revisa calle, colonia y código postal.',
    session_expired: 'La página estuvo abierta mucho tiempo. Recárgala e intenta de nuevo; tu carrito sigue aquí.',
    temporary_problem:
      'El servicio de pagos no responde en este momento. Intenta de nuevo en unos minutos; si ya pagaste, no se te cobrará dos veces.',
    other_payment_form: 'No se pudo pagar con esa cuenta. Elige otra forma de pago.',
    refund_problem: 'Este pago tiene una devolución o una aclaración en curso. Escríbenos y te decimos cómo va.',
    shop_problem: 'Tuvimos un problema de nuestro lado y no se te cobró nada. Elige otra forma de pago o escríbenos y te ayudamos.',
  } satisfies Record<CardProblem, string>,
}
