import type { cardProblems as spanish } from '../es/card-problems.ts'

export const cardProblems: typeof spanish = {
  title: 'There was a problem with your order',
  texts: {
    generic_decline:
      'The card was declined. Your bank did not approve the payment and you were not charged: try another card or choose another way to pay.',
    test_card: 'That is a test card, and this shop takes real payments. Use a real card; you were not charged.',
    call_issuer:
      'Your bank wants to hear from you before it approves the payment. Call the number on the back of your card, or use another one.',
    insufficient_funds: 'There is not enough money on the card for this payment. Use another card or choose another way to pay.',
    card_limit: 'The payment is over the limit of your card. Raise the limit in your bank’s app and try again, or use another card.',
    expired_card: 'The card has expired. Check the date you typed or use another card.',
    incorrect_number: 'The card number is not right. Check it and type it again.',
    incorrect_cvc: 'The security code is not right. It is the 3 digits on the back of the card (4 on the front for American Express).',
    incorrect_expiry: 'The expiry date is not right. Type it as it is on the card: month and year.',
    incomplete_number: 'Some digits of the card number are missing. Complete it to go on.',
    incomplete_expiry: 'The expiry date is missing. Type the month and year that are on the card.',
    incomplete_cvc: 'The security code is missing. It is the 3 digits on the back of the card (4 on the front for American Express).',
    incomplete_card: 'Some card details are missing. Complete the marked fields to go on.',
    incorrect_address: 'The address or postal code does not match the one your bank has. Type the one on your bank statement.',
    card_not_supported: 'This card cannot be used for a purchase like this. Use another card or choose another way to pay.',
    authentication_required: 'Your bank asks you to confirm that it is you. Try again and follow the steps in its window or app.',
    authentication_failed:
      'Your bank could not confirm that it is you, and you were not charged. Try again with your bank’s app at hand, or use another card.',
    pin_required: 'This card only works with a PIN at a terminal. Use another card or choose another way to pay.',
    processing_error: 'The payment could not be processed and you were not charged. Wait a minute and try again.',
    issuer_not_available: 'Your bank is not answering right now. Try again in a few minutes or use a card from another bank.',
    duplicate_transaction:
      'A payment just like this one was made with this card a moment ago. Look at your purchases before you try again.',
    too_many_tries: 'There were too many tries in a row. Wait a few minutes or choose another way to pay.',
    amount_too_small: 'The total is too low to pay this way; the least is $10.00. Add another part or pay by bank transfer.',
    amount_too_large: 'The total is too high for this way of paying. Pay by bank transfer or split your purchase in two.',
    out_of_inventory: 'Somebody bought the last piece before you, and you were not charged. Take it out of your cart to buy the rest.',
    order_not_saved: 'We could not save your order. Try again: if you already paid, you will not be charged twice.',
    payment_in_progress: 'Your payment is being processed. Wait a few seconds without closing this page.',
    payment_already_decided:
      'This payment was already settled. Look at your purchases; if your order is not there, start the payment again.',
    voucher_expired: 'The time for this payment ran out and you were not charged. Start again to get a new voucher or pay another way.',
    method_not_available: 'This way of paying is not available right now. Choose another one.',
    email_invalid: 'The e-mail address is not valid. Correct it and try again.',
    address_invalid: 'The shipping address is not valid. Check street, neighborhood and postal code.',
    session_expired: 'The page was open for too long. Reload it and try again; your cart is still here.',
    temporary_problem:
      'The payment service is not answering right now. Try again in a few minutes; if you already paid, you will not be charged twice.',
    other_payment_form: 'That account could not be used to pay. Choose another way to pay.',
    refund_problem: 'This payment has a refund or a claim under way. Write to us and we will tell you how it is going.',
    shop_problem:
      'Something went wrong on our side and you were not charged. Choose another way of paying or write to us and we will help.',
  },
}
