/** "a, b" as two. */
export function list(value: string): string[] {
  return value.split(',').flatMap((one) => one.trim() || [])
}
