const WEIGHTS = [3, 7, 1]

/** Bank, town, account and check digit of a Mexican bank account: 18 digits. */
export function isClabe(typed: string): boolean {
  const clabe = digitsOf(typed)
  return /^\d{18}$/.test(clabe) && checkDigit(clabe) === Number(clabe[17])
}

/** `999 180 01234567890 9`: bank, town, account, check digit. */
export function formatClabe(clabe: string): string {
  return clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4')
}

export function digitsOf(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}

function checkDigit(clabe: string): number {
  const sum = [...clabe.slice(0, 17)].reduce((total, digit, i) => total + ((Number(digit) * (WEIGHTS[i % 3] ?? 0)) % 10), 0)
  return (10 - (sum % 10)) % 10
}
