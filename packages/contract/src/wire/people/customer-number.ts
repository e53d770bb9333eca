import { textField } from '../../form.ts'
import { wholeNumber } from '../numbers.ts'

const LARGEST = 2_147_483_647

/** A customer's number in a path. */
export const customerNumber = textField([(text) => (/^\d{1,9}$/.test(text) ? undefined : 'numbers')], { max: 9 })

/** The same in a query: a list of one customer's things. */
export const ofCustomer = wholeNumber(1, LARGEST)
