import type { invoiceLabels as spanish } from '../es/invoice-labels.ts'

export const invoiceLabels: typeof spanish = {
  regimes: {
    '601': 'General regime for companies',
    '603': 'Non-profit organizations',
    '605': 'Wages and salaries',
    '606': 'Rental income',
    '607': 'Sale or purchase of property',
    '608': 'Other income',
    '610': 'Residents abroad without a permanent establishment in Mexico',
    '611': 'Dividends (partners and shareholders)',
    '612': 'Individuals with business or professional activity',
    '614': 'Interest income',
    '615': 'Prize income',
    '616': 'No tax obligations',
    '620': 'Production cooperatives that defer income',
    '621': 'Fiscal incorporation',
    '622': 'Agriculture, livestock, forestry and fishing',
    '623': 'Optional regime for groups of companies',
    '624': 'Coordinated transport companies',
    '625': 'Business income through technology platforms',
    '626': 'Simplified trust regime (RESICO)',
  },
  uses: {
    G01: 'Purchase of goods',
    G03: 'General expenses',
    I03: 'Transport equipment',
    I08: 'Other machinery and equipment',
    S01: 'No tax effects',
  },
}
