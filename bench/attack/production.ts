/** A shop as it is in production, but for its keys: it can reach neither a bank nor a mail server. */
export const PRODUCTION = {
  SHOP_MODE: 'production',
  PUBLIC_URL: 'https://latuerca.example',
  TRUSTED_PROXIES: '1',
  TOKEN_SECRET: 'of-an-attack-q7Zr0xK2vPn8sLw4TjYb6MhEc1',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_API_HOST: '127.0.0.1',
  STRIPE_API_PORT: '9',
  STRIPE_API_PROTOCOL: 'http',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'La Tuerca <hola@latuerca.example>',
}
