/** Tests run on a phone and on a desktop. Those with a tag are about one of them, or about what is the same on both. */
export const ON_PHONE = '@phone'
export const ON_DESKTOP = '@desktop'
