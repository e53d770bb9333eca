/** The calls about people, as the specification writes them. */
export const SPECIFIED_ACCOUNT_CALLS = [
  'POST /clientes/login',
  'GET /clientes/email/verify/{token}',
  'POST /clientes/sms/verify/{x}',
  'POST /clientes/email/resend',
  'POST /clientes/register',
  'PATCH /clientes/update',
  'PATCH /clientes/update-password',
  'POST /clientes/password/send-reset-token',
  'GET /clientes/password/reset/{token}',
  'POST /clientes/password/reset',
  'GET /clientes/me/{token}',
  'POST /clientes/email-available',
  'POST /clientes/resend-account-verification',
  'POST /ad-usuarios/datos2',
  'GET /utils/estados',
  'GET /utils/municipios/{estado}',
  'GET /utils/localidades/{a}/{b}',
] as const

/** Ours: sessions, privacy rights, and staff. */
export const OWN_ACCOUNT_CALLS = [
  'POST /clientes/logout',
  'GET /clientes/sesiones',
  'DELETE /clientes/sesiones/{id}',
  'GET /clientes/mis-datos',
  'DELETE /clientes/cuenta',
  'POST /personal/login',
  'GET /personal/yo',
  'POST /personal/logout',
  'POST /personal/totp',
  'POST /personal/totp/confirmar',
  'GET /personal/sesiones',
  'DELETE /personal/sesiones/{id}',
  'GET /personal/medidas',
] as const
