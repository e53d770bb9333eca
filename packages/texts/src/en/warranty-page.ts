import { formatMoney } from '@shop/domain/money'
import { openingText } from '../opening-text.ts'
import { factsByMethod, type PolicyPage } from '../policy-document.ts'
import { shop } from './shop.ts'

export const warrantyPage: PolicyPage = ({ identity, shipping, delivery, returns, quotation, hours }, methods) => ({
  title: 'Warranty and returns',
  lead: `You have ${returns.days} days to return a part, also when it did not fit your car. This is how it works and who pays for what.`,
  updated: '2026-11-15',
  sections: [
    {
      id: 'envio-y-entrega',
      title: 'Price, shipping and delivery',
      blocks: [
        {
          facts: [
            ['Prices', 'In Mexican pesos, VAT (IVA) included. What you see before paying is what you pay.'],
            ['Shipping', `${formatMoney(shipping.standardCost)}; free on orders over ${formatMoney(shipping.freeOver)}.`],
            ['Delivery', `${delivery.fewestDays} to ${delivery.mostDays} business days from the moment your payment is confirmed.`],
            ['Returns', `${returns.days} calendar days from the day you receive the part.`],
            ['Quotations', `We answer within ${quotation.minutes} minutes during our opening hours.`],
            ['Hours', hours.map((opening) => openingText(opening, shop.layout.weekdays)).join(' · ')],
          ],
        },
        'Check your parcel when it arrives. If it is damaged or something is missing, take photos and tell us as soon as you can: we settle it with the carrier.',
      ],
    },
    {
      id: 'pieza-equivocada',
      title: 'You received a different part',
      blocks: [
        'If what you received is not what you ordered, we send you the right part or refund your money, whichever you prefer. We pay shipping both ways.',
      ],
    },
    {
      id: 'defecto',
      title: 'The part is defective',
      blocks: [
        `Every new part is covered against manufacturing defects for ${returns.days} days from delivery, and never for less than the Mexican consumer protection law (Ley Federal de Protección al Consumidor) requires. If the maker offers longer, theirs applies.`,
        'Once the defect is confirmed, you choose between an identical part and a full refund. We pay for the inspection and the shipping.',
        'The warranty does not cover:',
        {
          list: [
            'the normal wear of parts that are made to wear out, such as brake pads, filters or wiper blades;',
            'damage from incorrect installation, a blow, or a use the part was not made for;',
            'parts that somebody else modified or repaired.',
          ],
        },
      ],
    },
    {
      id: 'no-le-quedo',
      title: 'It did not fit your car',
      blocks: [
        `You can return it within the ${returns.days} days if it was not installed and comes complete, in its packaging. Opening the box to compare the part is fine.`,
        {
          list: [
            'If the shop told you it fits your car and it did not, we pay for the return and refund everything, including the original shipping.',
            'If you bought it without checking your car, or changed your mind, we refund the part in full and you pay the shipping back.',
          ],
        },
        'Electrical and electronic parts are accepted if they were never connected: a wrong connection damages them without a trace.',
      ],
    },
    {
      id: 'revocar',
      title: 'Your right to change your mind',
      blocks: [
        'On top of the above, article 56 of the Ley Federal de Protección al Consumidor lets you revoke your purchase within five business days of delivery, without giving reasons and without liability.',
        'All it takes is to tell us in writing, or to send the part back, within that time. We return the price you paid; the law leaves the freight and insurance of the return to you.',
      ],
    },
    {
      id: 'como-devolver',
      title: 'How to return a part',
      blocks: [
        {
          steps: [
            `Write to ${identity.email} or by WhatsApp with your order number and the reason. A photo helps.`,
            'We confirm the return and, where the shipping is on us, send you the label.',
            'Pack the complete part in its box and hand it to the carrier, or bring it to our counter free of charge.',
            'We check it when it arrives and tell you the result by e-mail.',
          ],
        },
        `Counter: ${identity.address}`,
      ],
    },
    {
      id: 'quien-paga',
      title: 'Who pays the shipping back',
      blocks: [
        {
          facts: [
            ['Wrong, damaged or defective part', 'The shop.'],
            ['We told you it fits and it did not', 'The shop.'],
            ['You bought it without checking your car, or changed your mind', 'You. Bringing it to the counter costs nothing.'],
          ],
        },
      ],
    },
    {
      id: 'reembolsos',
      title: 'How you get your money back',
      blocks: [
        'We order the refund as soon as we have checked the part, for the same amount you paid for it.',
        ...factsByMethod(methods, {
          card: ['Card', 'To the same card. When it shows on your statement depends on your bank.'],
          oxxo: ['OXXO', 'Cash payments cannot be reversed: we ask you for a CLABE account number in your name and make a transfer.'],
          transfer: ['Bank transfer', 'By transfer to a CLABE in the name of whoever made the purchase.'],
        }),
        'If you asked for an invoice, we cancel it or issue the credit note it calls for.',
      ],
    },
    {
      id: 'quejas',
      title: 'If you are not satisfied',
      blocks: [
        `Tell us first at ${identity.email}: almost everything is settled there. You can always turn to the consumer protection agency (Profeco) and its online conciliation, Concilianet.`,
        { page: 'about', text: 'See address, phone and map' },
      ],
    },
  ],
})
