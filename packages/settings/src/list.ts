/** "a, b" as two. */
export const list = (value: string): string[] => value.split(',').flatMap((one) => one.trim() || [])
