const WEIGHTS = [3, 7, 1]

/** Bank, town, account and check digit of a Mexican bank account: 18 digits. */
export const isClabe = (typed: string): boolean => {
  const clabe = digitsOf(typed)
  return /^\d{18}$/.test(clabe) && checkDigit(clabe) === Number(clabe[17])
}

/** `999 180 01234567890 9`: bank, town, account, check digit. */
export const formatClabe = (clabe: string): string => clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4')

export const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '')

const checkDigit = (clabe: string): number => {
  const sum = [...clabe.slice(0, 17)].reduce((total, digit, i) => total + ((Number(digit) * (WEIGHTS[i % 3] ?? 0)) % 10), 0)
  return (10 - (sum % 10)) % 10
}
