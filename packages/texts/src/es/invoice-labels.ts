import type { CfdiUse, Regime } from '@shop/domain/invoice'

/** Names of what an invoice asks for; the tax office's own words in the catalogues. */
export const invoiceLabels = {
  regimes: {
    '601': 'General de Ley Personas Morales',
    '603': 'Personas Morales con Fines no Lucrativos',
    '605': 'Sueldos y Salarios e Ingresos Asimilados a Salarios',
    '606': 'Arrendamiento',
    '607': 'Régimen de Enajenación o Adquisición de Bienes',
    '608': 'Demás ingresos',
    '610': 'Residentes en el Extranjero sin Establecimiento Permanente en México',
    '611': 'Ingresos por Dividendos (socios y accionistas)',
    '612': 'Personas Físicas con Actividades Empresariales y Profesionales',
    '614': 'Ingresos por intereses',
    '615': 'Régimen de los ingresos por obtención de premios',
    '616': 'Sin obligaciones fiscales',
    '620': 'Sociedades Cooperativas de Producción que optan por diferir sus ingresos',
    '621': 'Incorporación Fiscal',
    '622': 'Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras',
    '623': 'Opcional para Grupos de Sociedades',
    '624': 'Coordinados',
    '625': 'Actividades Empresariales con ingresos a través de Plataformas Tecnológicas',
    '626': 'Régimen Simplificado de Confianza (RESICO)',
  } satisfies Record<Regime, string>,
  uses: {
    G01: 'Adquisición de mercancías',
    G03: 'Gastos en general',
    I03: 'Equipo de transporte',
    I08: 'Otra maquinaria y equipo',
    S01: 'Sin efectos fiscales',
  } satisfies Record<CfdiUse, string>,
}
