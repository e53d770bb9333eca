import type { Article } from '../article.ts'

export const queRevisaLaVerificacion: Article = {
  slug: 'que-revisa-la-verificacion',
  publishedDaysAgo: 47,
  title: {
    es: 'Qué revisan en la verificación y cómo llegar preparado',
    en: 'What the emissions inspection checks and how to arrive prepared',
  },
  summary: {
    es: 'Del tapón de gasolina al catalizador: lo que suelen revisar en el verificentro y las fallas más comunes que conviene atender antes.',
    en: 'From the fuel cap to the catalytic converter: what the test center usually checks and the common faults worth fixing beforehand.',
  },
  body: {
    es: `<p>La verificación vehicular comprueba que tu carro no contamine más de lo permitido. Cada estado tiene su calendario, sus requisitos y sus costos, así que consulta siempre la página oficial del tuyo. Lo que sí se parece en casi todos es lo que se revisa.</p>
      <h2>La revisión a simple vista</h2>
      <p>Antes de medir gases, el técnico busca componentes faltantes o fugas: tapón de gasolina, tapón y bayoneta del aceite, filtro de aire, mangueras y un escape completo y sin perforaciones. También observa si sale humo. El humo azul apunta a que el motor quema aceite; el negro, a demasiada gasolina.</p>
      <h2>La computadora</h2>
      <p>En muchos estados, los carros con sistema de diagnóstico a bordo se conectan a un escáner. Si la luz de <em>check engine</em> está encendida o hay códigos relacionados con emisiones, es probable que no pases. Borrarlos en la mañana no ayuda: los monitores quedan incompletos y el equipo lo nota. Después de una reparación, maneja varios días en ciudad y carretera para que se completen.</p>
      <h2>Los gases</h2>
      <p>Con una sonda en el escape se miden hidrocarburos, monóxido de carbono y, en la prueba con rodillos, óxidos de nitrógeno. Las causas más comunes de un rechazo son:</p>
      <ul>
        <li>Bujías o cables gastados.</li>
        <li>Filtro de aire tapado.</li>
        <li>Sensor de oxígeno lento o dañado.</li>
        <li>Convertidor catalítico agotado.</li>
        <li>Inyectores o cuerpo de aceleración sucios.</li>
      </ul>
      <h2>Una semana antes</h2>
      <ol>
        <li>Revisa el nivel y la fecha del aceite.</li>
        <li>Aprieta el tapón de gasolina y mira su empaque.</li>
        <li>Atiende cualquier testigo encendido.</li>
        <li>Confirma tu cita y que no tengas adeudos que la impidan.</li>
      </ol>
      <p>El día de la prueba, llega con el motor caliente: unos veinte minutos de camino bastan. Y desconfía de quien te ofrezca «pasarlo» sin arreglarlo; el problema seguirá ahí y, además, gastando gasolina.</p>`,
    en: `<p>The vehicle inspection confirms that your car pollutes no more than is allowed. Each state has its own calendar, requirements and costs, so always look at your state's official page. What is similar almost everywhere is what gets checked.</p>
      <h2>The visual check</h2>
      <p>Before measuring gases, the technician looks for missing components or leaks: fuel cap, oil cap and dipstick, air filter, hoses and a complete exhaust without holes. They also watch for smoke. Blue smoke suggests that the engine burns oil; black smoke, too much fuel.</p>
      <h2>The computer</h2>
      <p>In many states, cars with on-board diagnostics are connected to a scanner. If the <em>check engine</em> light is on or there are codes related to emissions, you will probably not pass. Clearing them that morning does not help: the monitors are left incomplete and the equipment notices. After a repair, drive for several days in the city and on the highway so that they complete.</p>
      <h2>The gases</h2>
      <p>A probe in the exhaust measures hydrocarbons, carbon monoxide and, in the test on rollers, nitrogen oxides. The most common causes of a rejection are:</p>
      <ul>
        <li>Worn spark plugs or leads.</li>
        <li>A clogged air filter.</li>
        <li>A slow or damaged oxygen sensor.</li>
        <li>A spent catalytic converter.</li>
        <li>Dirty injectors or throttle body.</li>
      </ul>
      <h2>One week before</h2>
      <ol>
        <li>Check the level of the oil and when it was last changed.</li>
        <li>Tighten the fuel cap and look at its seal.</li>
        <li>See to any warning light that is on.</li>
        <li>Confirm your appointment and that you have no debts that would block it.</li>
      </ol>
      <p>On the day of the test, arrive with the engine warm: about twenty minutes of driving is enough. And be wary of anyone who offers to “get it through” without repairing it; the problem will still be there, and wasting fuel as well.</p>`,
  },
  drawing: 'catalytic-converter',
}
