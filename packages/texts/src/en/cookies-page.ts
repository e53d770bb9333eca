import { hasProvider, type PolicyPage } from '../policy-document.ts'

export const cookiesPage: PolicyPage = ({ identity }, methods) => ({
  title: 'Cookie use',
  lead: `${identity.name} does not use cookies to follow you or to advertise. This is everything your browser stores for the shop, why, and how to delete it.`,
  updated: '2026-11-18',
  sections: [
    {
      id: 'en-corto',
      title: 'In short',
      blocks: [
        {
          list: [
            'We set no advertising, analytics or social media cookies, and we let nobody else set them on our pages.',
            'All we keep is in the local storage of your browser, and the shop could not work without it: your cart, your cars and your session.',
            'To know whether the shop is fast, your browser tells us how long a page took. We only add those numbers up by day: they come without your name, your account or anything that identifies you.',
            'That is why you see no "accept or reject" banner: there is nothing optional to reject.',
          ],
        },
      ],
    },
    {
      id: 'que-se-guarda',
      title: 'What your browser stores',
      blocks: [
        'Local storage is a space inside your own browser. Unlike a cookie, it is not sent along with every visit.',
        {
          facts: [
            ['Cart (cart)', 'The parts you added and how many. It stays until you empty it or complete your purchase.'],
            [
              'My cars (garage)',
              'The cars you chose, so that we can tell you which parts fit them. They stay until you remove them; those of your account, until you log out.',
            ],
            [
              'Cars of your account (garage-cuenta)',
              'The cars that are in your account already, so that we know what changed in this browser. Deleted when you log out.',
            ],
            [
              'Searched car (auto_buscado)',
              'The car of your last search, so that we can tell you whether the part you open fits it. It goes with another search or when you close the tab.',
            ],
            [
              'Pages seen (cache)',
              'Copies of the public pages and pictures you opened, so that you can see them without a connection. They are replaced by themselves; pages of your account or your purchase are never kept this way.',
            ],
            [
              'Session (token)',
              'The key that tells us you have logged in. It is deleted when you log out and stops working when it expires.',
            ],
            [
              'Known device (equipo)',
              'A mark that you have logged in with this browser before, so that other people’s attempts do not keep you out. It does not open your account; it lasts half a year or until you change your password.',
            ],
            [
              'Quotation (cotizacion)',
              'What you write while asking for a quotation, without the picture, so that it is not lost if something fails. It is deleted when you send it or close the tab.',
            ],
            [
              'Session details (user, shipping)',
              'Your name and shipping address, only if you logged in, so that we need not ask again. They are deleted when you log out.',
            ],
          ],
        },
      ],
    },
    {
      id: 'terceros',
      title: 'When somebody else is involved',
      blocks: [
        'No page loads anything from third parties when it opens. It only happens when you ask for it:',
        {
          list: [
            'Live map: if you open it on the page about the shop, your browser requests the map pictures from OpenStreetMap, which sees your IP address. Until then you see a map that we drew ourselves.',
            ...(hasProvider(methods)
              ? [
                  'Payment: when you pay by card or OXXO, the form is run by our payment provider, which may store in your browser what it needs to prevent fraud, under its own notice.',
                ]
              : []),
            'WhatsApp, Google Maps and Waze are links. When you open them you leave the shop, and the rules of those services apply.',
          ],
        },
      ],
    },
    {
      id: 'borrar',
      title: 'How to delete it',
      blocks: [
        'The button below deletes everything in this browser at once: the cart is emptied, your cars are forgotten and you are logged out. Your orders and your account are not touched.',
        'You can also do it from your browser:',
        {
          list: [
            'Chrome and Edge: press the icon next to the address, open the site data and choose to delete it.',
            'Firefox: press the padlock next to the address and choose to clear cookies and site data.',
            'Safari: in Settings, Safari, Advanced, Website Data, look for the shop and remove it.',
          ],
        },
        'In a private or incognito window everything is deleted when you close it.',
      ],
    },
    {
      id: 'cambios',
      title: 'If this changes',
      blocks: [
        `Should we ever use a cookie that is not essential, we will ask you first, and rejecting it will be as easy as accepting it. If you have questions, write to ${identity.email}.`,
        { page: 'privacy', text: 'Read the privacy notice' },
      ],
    },
  ],
})
