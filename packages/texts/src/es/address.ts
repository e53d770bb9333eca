/** What stands between the parts of an address. */
export const address = { interior: (number: string) => `int. ${number}`, postalCode: (code: string) => `C.P. ${code}` }
