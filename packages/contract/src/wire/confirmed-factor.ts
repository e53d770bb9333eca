import type { StaffMember } from '@shop/domain/staff'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'
import { memberSchema, staffMember } from './staff-member.ts'

type ConfirmedFactor = { readonly member: StaffMember; readonly recoveryCodes: readonly string[] }

const schema = z.extend(memberSchema, { codigos_recuperacion: z.array(z.string()) })

export const confirmedFactor: Codec<z.output<typeof schema>, ConfirmedFactor> = codec(
  schema,
  ({ member, recoveryCodes }) => ({ ...staffMember.encode(member), codigos_recuperacion: [...recoveryCodes] }),
  ({ codigos_recuperacion, ...member }) => ({ member: staffMember.decode(member), recoveryCodes: codigos_recuperacion }),
)
