import { hasProvider, type PolicyPage } from '../policy-document.ts'

export const privacyPage: PolicyPage = ({ identity }, methods) => ({
  title: 'Privacy notice',
  lead: `Which of your data ${identity.name} uses, what for, who it is shared with, and how you decide about it.`,
  updated: '2026-11-18',
  sections: [
    {
      id: 'responsable',
      title: 'Who is responsible for your data',
      blocks: [
        `${identity.legalName} ("${identity.name}"), with its address at ${identity.address}, is responsible for your personal data under Mexico's Ley Federal de Protección de Datos Personales en Posesión de los Particulares (the data protection law), published on 20 March 2025.`,
        `For anything about your data write to ${identity.email}.`,
        'This is a translation for your convenience; the Spanish version is the one that is binding.',
      ],
    },
    {
      id: 'datos',
      title: 'Which data we use',
      blocks: [
        {
          facts: [
            ['Account', 'First and last name, e-mail, phone and password, which we store hashed, so that nobody can read it.'],
            ['My cars', 'Those you keep with your account, so that we can tell you which parts fit them on all your devices.'],
            ['Delivery', 'Shipping address, and the name and phone of whoever receives the parcel.'],
            [
              'Payment',
              `Payment method, amount and any receipts you upload.${hasProvider(methods) ? ' Your card details go straight to the payment provider: we neither see nor store them.' : ''}`,
            ],
            [
              'Invoice',
              'RFC (tax ID), legal name, tax regime, postal code and CFDI use, only if you ask for one. We keep the last ones with your account for the next; you can delete them there.',
            ],
            ['Quotation', 'The details of your car, your message and the photo, if you choose to send one.'],
            ['Use of the shop', 'IP address and technical records, to keep the shop working and safe.'],
          ],
        },
        'We do not ask for sensitive data, nor do we buy data from others. The shop is meant for adults.',
      ],
    },
    {
      id: 'finalidades',
      title: 'What we use it for',
      blocks: [
        'Necessary to serve you:',
        {
          list: [
            'creating your account, recognizing you and protecting it;',
            'charging, preparing, shipping and invoicing your orders;',
            'answering quotations, questions, warranty claims and returns;',
            'preventing fraud and meeting tax and consumer protection duties.',
          ],
        },
        `Not necessary: sending you offers and asking how we did. We only do so if you allowed it, and you can refuse at any time by writing to ${identity.email}; it changes nothing about your purchases.`,
      ],
    },
    {
      id: 'transferencias',
      title: 'Who we share it with',
      blocks: [
        {
          facts: [
            ...(hasProvider(methods)
              ? [['Payment provider', 'What is needed to charge by card or OXXO, prevent fraud and refund you.'] as const]
              : []),
            ['Carrier', 'Name, address and phone, to deliver and to notify you.'],
            ['E-mail, SMS and hosting providers', 'They handle data on our behalf, only to give us that service.'],
            ['Authorities', 'When the law orders it, such as the tax authority (SAT) for your invoices.'],
          ],
        },
        'These transfers are needed to fulfill your purchase or the law, so they do not require your consent. We neither sell nor rent your data.',
      ],
    },
    {
      id: 'arco',
      title: 'Your ARCO rights and how to use them',
      blocks: [
        'You may access your data, rectify it, cancel it, or oppose its use (known in Mexico as ARCO rights). You may also withdraw your consent and limit what we use your data for.',
        {
          steps: [
            `Write to ${identity.email} with the subject "Derechos ARCO", or hand in your request at our address.`,
            'Tell us your name, where to answer you, which right you want to use and for which data. To rectify, enclose the document that supports it.',
            'Prove your identity with an official ID, or that of your representative with a power of attorney. We use it for nothing else.',
            'We answer within twenty days at most and, if your request is granted, carry it out within the following fifteen. The law allows each period to be extended once, for good reason.',
          ],
        },
        'It is free; only copies or postage could be charged. Many details you can correct yourself in your account.',
        'Sometimes we cannot delete everything: for example, the data of an invoice that the law obliges us to keep. In that case we explain why.',
      ],
    },
    {
      id: 'autoridad',
      title: 'Who you can turn to',
      blocks: [
        'If you believe that we do not respect your right to data protection, you can turn to the authority in charge, the Secretaría Anticorrupción y Buen Gobierno.',
      ],
    },
    {
      id: 'navegador',
      title: 'What your browser stores',
      blocks: [
        'Your cart, the cars you chose and, if you logged in, the key of your session. They are in the local storage of your browser, not in tracking cookies, and you can delete them whenever you like.',
        { page: 'cookies', text: 'See what is stored and how to delete it' },
      ],
    },
    {
      id: 'conservacion',
      title: 'How long we keep it',
      blocks: [
        {
          facts: [
            ['Account', 'As long as you have it. If you ask us to cancel it, we block it and then delete it.'],
            ['Orders and invoices', 'As long as tax and commercial laws require, and for the length of the warranty.'],
            ['Quotations and photos', 'As long as needed to answer you and follow up.'],
            ['Technical records', 'The short time that the safety of the shop calls for.'],
          ],
        },
      ],
    },
    {
      id: 'seguridad',
      title: 'How we look after it',
      blocks: [
        'Communication with the shop is encrypted, only those who need your data to serve you can see it and, if a security failure affects you significantly, we tell you at once so that you can protect yourself.',
      ],
    },
    {
      id: 'cambios',
      title: 'Changes to this notice',
      blocks: [
        'If this notice changes, we publish the new version here with its date. If the change affects what we use your data for or who we share it with, we also tell you by e-mail.',
      ],
    },
  ],
})
