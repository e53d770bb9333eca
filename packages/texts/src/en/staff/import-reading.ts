import type { importReading as spanish } from '../../es/staff/import-reading.ts'

export const importReading: typeof spanish = {
  sheet: {
    title: 'Where the list is',
    note: 'We read the sheet and the headings that look like a list of parts. If it is not those, change them here.',
    sheet: 'Sheet',
    headingRow: 'Row of the headings',
    send: 'Read it this way',
  },
  pricing: {
    title: 'Public price',
    from: 'Comes from the column',
    none: 'None: the price stays',
    factor: 'Multiplied by',
    addsVat: 'Add VAT (16%)',
    examples: 'For example:',
  },
}
