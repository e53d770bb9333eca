import type { Article } from '../article.ts'

export const pagarEnOxxoOPorTransferencia: Article = {
  slug: 'pagar-en-oxxo-o-por-transferencia',
  publishedDaysAgo: 78,
  title: {
    es: 'Pagar en OXXO o por transferencia, y lo que sigue',
    en: 'Paying at OXXO or by transfer, and what comes next',
  },
  summary: {
    es: 'No necesitas tarjeta para comprar en La Tuerca. Así funcionan el pago en efectivo, la transferencia, los envíos y las devoluciones.',
    en: 'You do not need a card to buy at La Tuerca. This is how cash payment, transfers, shipping and returns work.',
  },
  body: {
    es: `<p>Sabemos que no todos quieren dar su tarjeta en internet. Por eso en La Tuerca también puedes pagar en efectivo en una tienda OXXO o hacer una transferencia desde tu banco. Aquí te explicamos cada paso.</p>
      <h2>Si pagas en OXXO</h2>
      <ol>
        <li>Al terminar tu pedido, elige OXXO. Recibirás una referencia con el monto exacto y su fecha de vencimiento.</li>
        <li>Muéstrala en la caja, en tu celular o impresa, y paga en efectivo.</li>
        <li>Guarda el ticket hasta que te confirmemos el pago.</li>
      </ol>
      <p>La tienda puede cobrarte una comisión por el servicio. La confirmación no siempre es inmediata; si vence la referencia, no la pagues: haz el pedido otra vez.</p>
      <h2>Si pagas por transferencia</h2>
      <ol>
        <li>Elige transferencia y copia la CLABE, el monto y la referencia que aparecen en tu pedido.</li>
        <li>Haz el SPEI desde tu banco por la cantidad exacta, con centavos.</li>
        <li>Conserva el comprobante por si hay que rastrearlo.</li>
      </ol>
      <p>Antes de enviar, revisa que los datos sean los de tu pedido. <strong>Si alguien te manda otra cuenta por mensaje, no deposites</strong> y avísanos.</p>
      <h2>El envío</h2>
      <p>En compras de más de <strong>$300</strong> el envío es gratis. Si tu compra no los rebasa, cuesta <strong>$120</strong>. La entrega tarda de <strong>3 a 5 días hábiles</strong>; no cuentan sábados, domingos ni días festivos. Cuando pagas en efectivo o por transferencia, empezamos a preparar el paquete al confirmarse tu pago.</p>
      <h2>Si algo no quedó</h2>
      <p>Tienes <strong>365 días</strong> para devolver. Para que todo sea más rápido:</p>
      <ul>
        <li>Compara la pieza con la tuya <em>antes</em> de instalarla.</li>
        <li>Guarda la caja, los accesorios y el número de pedido.</li>
        <li>Si llegó golpeada, toma fotos del paquete ese mismo día.</li>
      </ul>
      <p>Escríbenos con tu número de pedido y te decimos cómo seguir. Preferimos recibir una pieza de vuelta a que la instales a fuerza.</p>`,
    en: `<p>We know that not everyone wants to give their card details online. That is why at La Tuerca you can also pay in cash at an OXXO store or make a transfer from your bank. Here we explain each step.</p>
      <h2>If you pay at OXXO</h2>
      <ol>
        <li>When you finish your order, choose OXXO. You will receive a reference with the exact amount and its expiry date.</li>
        <li>Show it at the register, on your phone or printed, and pay in cash.</li>
        <li>Keep the receipt until we confirm the payment.</li>
      </ol>
      <p>The store may charge you a fee for the service. Confirmation is not always immediate; if the reference expires, do not pay it: place the order again.</p>
      <h2>If you pay by transfer</h2>
      <ol>
        <li>Choose transfer and copy the CLABE account number, the amount and the reference shown in your order.</li>
        <li>Make the SPEI transfer from your bank for the exact amount, cents included.</li>
        <li>Keep the receipt in case it has to be traced.</li>
      </ol>
      <p>Before sending, check that the details are those of your order. <strong>If someone messages you a different account, do not deposit</strong> and let us know.</p>
      <h2>Shipping</h2>
      <p>On purchases over <strong>$300</strong> shipping is free. If yours does not go over that, it costs <strong>$120</strong>. Delivery takes <strong>3 to 5 business days</strong>; Saturdays, Sundays and public holidays do not count. When you pay in cash or by transfer, we start preparing the package once your payment is confirmed.</p>
      <h2>If something did not fit</h2>
      <p>You have <strong>365 days</strong> to return it. To make everything quicker:</p>
      <ul>
        <li>Compare the part with yours <em>before</em> installing it.</li>
        <li>Keep the box, the accessories and the order number.</li>
        <li>If it arrived damaged, take photos of the package that same day.</li>
      </ul>
      <p>Write to us with your order number and we will tell you how to proceed. We would rather take a part back than have you force it on.</p>`,
  },
  drawing: 'headlight',
}
