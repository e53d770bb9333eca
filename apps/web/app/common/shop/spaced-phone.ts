import type { PublicPolicies } from '@shop/domain/shop-policies'

export const spacedPhone = ({ phone }: PublicPolicies['identity']): string => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
