import { MOST_VOUCHERS } from '@shop/domain/order'
import { Problem } from '../../problem.ts'

export class VoucherNotExpected extends Problem {
  readonly status = 409
  readonly code = 'voucher_not_expected'
}

export class TooManyVouchers extends Problem {
  readonly status = 409
  readonly code = 'too_many_vouchers'
  override readonly count = MOST_VOUCHERS
}

export class VoucherNotFound extends Problem {
  readonly status = 404
  readonly code = 'voucher_not_found'
}

export class VoucherUsed extends Problem {
  readonly status = 409
  readonly code = 'voucher_used'
}

export class NoRoom extends Problem {
  readonly status = 507
  readonly code = 'no_room'
}
