/** What a real shop has to be told. Its database is the test's own. */
export const PRODUCTION = {
  SHOP_MODE: 'production',
  PUBLIC_URL: 'https://tienda.example',
  DATABASE_URL: 'postgres://unused',
  TOKEN_SECRET: 'q7Zr0xK2vPn8sLw4TjYb6MhEc1UdGf9A',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'La Tuerca <hola@latuerca.example>',
  TRUSTED_PROXIES: '0',
}
