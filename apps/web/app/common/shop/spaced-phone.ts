import type { PublicPolicies } from '@shop/domain/shop-policies'

export function spacedPhone({ phone }: PublicPolicies['identity']): string {
  return phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
}
