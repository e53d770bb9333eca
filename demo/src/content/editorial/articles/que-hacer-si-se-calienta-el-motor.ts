import type { Article } from '../article.ts'

export const queHacerSiSeCalientaElMotor: Article = {
  slug: 'que-hacer-si-se-calienta-el-motor',
  publishedDaysAgo: 188,
  title: {
    es: 'Se calentó el carro: qué hacer y qué revisar después',
    en: 'The car overheated: what to do and what to check afterwards',
  },
  summary: {
    es: 'Los primeros minutos deciden si pagas una manguera o una cabeza de motor. Pasos seguros y las causas más frecuentes.',
    en: 'The first minutes decide whether you pay for a hose or a cylinder head. Safe steps and the most frequent causes.',
  },
  body: {
    es: `<p>La aguja sube, sale vapor del cofre y faltan tres kilómetros para llegar. La tentación es seguir. No lo hagas: unos minutos de sobrecalentamiento pueden torcer la cabeza del motor o quemar su junta.</p>
      <h2>En ese momento</h2>
      <ol>
        <li>Apaga el aire acondicionado y pon la calefacción al máximo; ayuda a sacar algo de calor mientras te orillas.</li>
        <li>Detente en un lugar seguro, prende las intermitentes y apaga el motor.</li>
        <li>Espera al menos 30 minutos. <strong>Nunca abras el tapón con el motor caliente:</strong> el líquido sale a presión y quema.</li>
        <li>Ya frío, abre el tapón con un trapo grueso y revisa el nivel.</li>
        <li>Si falta, agrega anticongelante. Agua, solo como emergencia y para llegar a un taller cercano.</li>
      </ol>
      <p>Si vuelve a subir la temperatura, pide grúa. Cuesta menos que rectificar.</p>
      <h2>Las causas más frecuentes</h2>
      <ul>
        <li><strong>Fuga:</strong> mangueras resecas, abrazaderas flojas, radiador o depósito agrietado.</li>
        <li><strong>Ventilador que no entra:</strong> fusible, relevador, bulbo o motor. Se calienta en el tráfico, pero no en carretera.</li>
        <li><strong>Termostato pegado:</strong> la temperatura sube rápido y la manguera de salida sigue fría.</li>
        <li><strong>Bomba de agua:</strong> gotea, hace ruido o tiene las aspas gastadas.</li>
        <li><strong>Radiador tapado:</strong> por sarro adentro o por lodo e insectos afuera.</li>
        <li><strong>Tapón vencido:</strong> no guarda presión y el líquido hierve antes.</li>
      </ul>
      <h2>Señales de algo mayor</h2>
      <p>Aceite color café con leche, humo blanco constante o burbujas en el depósito pueden indicar una junta de cabeza dañada. Ahí ya no conviene encender el motor.</p>
      <h2>Para que no se repita</h2>
      <p>Revisa el nivel una vez al mes, en frío. Usa el tipo de anticongelante que pide tu manual y no mezcles tipos solo porque se parezcan en color. Cámbialo en el plazo indicado, que en muchos carros va de dos a cinco años. Y quitar el termostato no arregla nada: el motor trabajará frío y gastará más gasolina.</p>`,
    en: `<p>The needle climbs, steam comes out of the hood and there are three kilometers to go. The temptation is to keep driving. Do not: a few minutes of overheating can warp the cylinder head or burn its gasket.</p>
      <h2>In the moment</h2>
      <ol>
        <li>Switch off the air conditioning and turn the heater to maximum; it helps to draw off some heat while you pull over.</li>
        <li>Stop in a safe place, put on the hazard lights and switch off the engine.</li>
        <li>Wait at least 30 minutes. <strong>Never open the cap with the engine hot:</strong> the fluid comes out under pressure and burns.</li>
        <li>Once it is cold, open the cap with a thick cloth and check the level.</li>
        <li>If it is low, add coolant. Water only in an emergency and to reach a workshop nearby.</li>
      </ol>
      <p>If the temperature rises again, call a tow truck. It costs less than machining a head.</p>
      <h2>The most frequent causes</h2>
      <ul>
        <li><strong>Leak:</strong> dried-out hoses, loose clamps, a cracked radiator or reservoir.</li>
        <li><strong>Fan that does not come on:</strong> fuse, relay, temperature switch or motor. It overheats in traffic but not on the highway.</li>
        <li><strong>Stuck thermostat:</strong> the temperature climbs fast and the outlet hose stays cold.</li>
        <li><strong>Water pump:</strong> it drips, makes noise or has worn vanes.</li>
        <li><strong>Blocked radiator:</strong> by scale inside or by mud and insects outside.</li>
        <li><strong>Worn-out cap:</strong> it does not hold pressure and the fluid boils sooner.</li>
      </ul>
      <h2>Signs of something bigger</h2>
      <p>Oil the color of milky coffee, constant white smoke or bubbles in the reservoir may point to a damaged head gasket. At that point it is best not to start the engine.</p>
      <h2>So that it does not happen again</h2>
      <p>Check the level once a month, with the engine cold. Use the type of coolant your manual asks for and do not mix types just because their colors look alike. Change it within the stated period, which in many cars is two to five years. And removing the thermostat fixes nothing: the engine will run cold and use more fuel.</p>`,
  },
  drawing: 'radiator',
}
