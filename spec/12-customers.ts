import { line, type Section, testsIn } from './line.ts'

const profile = testsIn('apps/api/src/modules/customers/profile-fields.db.test.ts')
const register = testsIn('apps/api/src/modules/customers/register.db.test.ts')
const account = testsIn('apps/api/src/modules/customers/account.db.test.ts')
const stolen = testsIn('apps/api/src/modules/customers/stolen-account.db.test.ts')
const enumeration = testsIn('apps/api/src/modules/customers/enumeration.db.test.ts')
const tokens = testsIn('apps/api/src/modules/customers/forged-tokens.db.test.ts')
const places = testsIn('apps/api/src/modules/locations/locations.db.test.ts')
const limits = testsIn('apps/api/src/modules/limits/limits.db.test.ts')
const idempotency = testsIn('apps/api/src/http/idempotency.db.test.ts')
const orders = testsIn('apps/api/src/modules/orders/orders.db.test.ts')
const calls = testsIn('apps/api/src/every-account-call.db.test.ts')
const access = testsIn('apps/api/src/every-route-access.db.test.ts')
const accounts = testsIn('e2e/accounts.e2e.ts')
const kept = testsIn('apps/api/src/kept-with-account.db.test.ts')
const merged = testsIn('packages/domain/src/merge-garages.test.ts')
const cars = testsIn('apps/web/app/browser/account-cars.test.ts')
const keptInBrowser = testsIn('e2e/kept-with-account.e2e.ts')
const bySms = testsIn('e2e/accounts-by-sms.e2e.ts')
const transfer = testsIn('e2e/buy-by-transfer.e2e.ts')

export const customers: Section = {
  number: 12,
  title: 'What is meant about customers',
  lines: [
    line('12.1', 'a customer has nombre', profile('a customer keeps the nombre')),
    line('12.2', 'a customer has apellidos', profile('a customer keeps the apellidos')),
    line('12.3', 'a customer has email', profile('a customer keeps the email')),
    line('12.4', 'a customer has telefono', profile('a customer keeps the telefono')),
    line('12.5', 'domicilio has num_int', profile('an address keeps the num_int')),
    line('12.6', 'domicilio has localidad', profile('an address keeps the localidad')),
    line('12.7', 'domicilio has referencias', profile('an address keeps the referencias')),
    line(
      '12.8',
      'a domicilio that is sent with the registration is kept',
      register('an address that is sent along is kept, under the official name of its state'),
    ),
    line(
      '12.9',
      'modoValidacion is sms, email or ninguna, as the shop is set',
      register('by SMS: the code belongs to the temporary token, and signs in'),
      register('by e-mail: the account waits for its link, may look around meanwhile, and the link works'),
      register('without validation the account is good at once'),
    ),
    line(
      '12.10',
      'by sms data.token is the temporary token of sms/verify',
      register('by SMS: the code belongs to the temporary token, and signs in'),
    ),
    line(
      '12.11',
      'phoneNumber shows only its last digits',
      register('by e-mail: the account waits for its link, may look around meanwhile, and the link works'),
    ),
    line(
      '12.12',
      'login answers token and cliente',
      calls('a customer’s whole life, call by call'),
      accounts('who leaves in one tab has left in the other'),
    ),
    line(
      '12.13',
      'whoever has not verified may log in',
      register('by e-mail: the account waits for its link, may look around meanwhile, and the link works'),
    ),
    line(
      '12.14',
      'whoever has not verified cannot buy: 403 cuenta_no_verificada',
      orders('one who has not verified the account, or is not signed in, cannot buy'),
    ),
    line(
      '12.15',
      'the screen then offers the mail again',
      transfer('who has not confirmed the account is offered the mail again, and loses nothing'),
    ),
    line(
      '12.16',
      'sms/verify answers like login and welcomes',
      register('by SMS: the code belongs to the temporary token, and signs in'),
      bySms('somebody registers by SMS: wrong code, wrong number, right code'),
    ),
    line(
      '12.17',
      'the mail’s link opens /login?verificar= of the shop',
      register('by e-mail: the account waits for its link, may look around meanwhile, and the link works'),
      accounts('the link verifies a new account; a bad one says why and offers another'),
    ),
    line(
      '12.18',
      'a link that fails leads to /email-error-verify, which offers a new mail',
      accounts('the link verifies a new account; a bad one says why and offers another'),
    ),
    line(
      '12.19',
      '/mi-cuenta/verify/{id} confirms a changed e-mail',
      accounts('a customer keeps the account: data, address, password, sessions, privacy'),
    ),
    line(
      '12.20',
      'a changed phone is confirmed by link or code',
      account('a new phone is confirmed by the link where the shop has no SMS, and by a code where it has'),
    ),
    line(
      '12.21',
      'a link that was used says already verified',
      accounts('somebody registers, a mail scanner opens the link first, and the welcome comes all the same'),
      register('by e-mail: the account waits for its link, may look around meanwhile, and the link works'),
    ),
    line(
      '12.22',
      'email/resend sends the mail of verification again',
      calls('an account that was not verified at once'),
      accounts('the link verifies a new account; a bad one says why and offers another'),
    ),
    line(
      '12.23',
      'resend-account-verification does it the way the shop verifies',
      calls('an account that was not verified at once'),
      bySms('who put it off verifies from the account'),
    ),
    line(
      '12.24',
      'a reset takes token and password',
      account('a forgotten password: the link works once, ends every session, and the address gets notice'),
    ),
    line('12.25', 'a change takes password_actual and password_nuevo', calls('a customer’s whole life, call by call')),
    line(
      '12.26',
      'municipios and localidades take names in any case and without accents',
      places('names are understood in any case and without accents'),
    ),
    line('12.27', 'there are 32 states', places('there are 32 states under their official names')),
    line('12.28', 'a link expires', account('links expire, and one that is not for verifying verifies nothing')),
    line(
      '12.29',
      'a reset works once',
      account('a forgotten password: the link works once, ends every session, and the address gets notice'),
    ),
    line('12.30', 'a code works once', register('by SMS: the code belongs to the temporary token, and signs in')),
    line('12.31', 'a code is limited to five tries', register('a code is locked after five tries, whatever comes then')),
    line(
      '12.32',
      'links are limited in how often they are asked for',
      limits('verification mails: one a minute for an account'),
      limits('asking for a new password: three an hour for an account, known or not, ten for a place'),
    ),
    line(
      '12.33',
      'send-reset-token tells no stranger whether an address has an account',
      enumeration('/clientes/password/send-reset-token answers a known and an unknown e-mail alike'),
    ),
    line(
      '12.34',
      'email/resend tells no stranger either',
      enumeration('/clientes/email/resend answers a known and an unknown e-mail alike'),
    ),
    line(
      '12.35',
      'resend-account-verification tells no stranger either',
      enumeration('/clientes/resend-account-verification answers a known and an unknown e-mail alike'),
    ),
    line('12.36', 'login tells no stranger either', enumeration('/clientes/login answers a known and an unknown e-mail alike')),
    line(
      '12.37',
      'email-available tells, and is limited',
      register('an e-mail that has an account is told so, also when two register at once'),
      limits('asking whether an e-mail is free: ten a minute'),
    ),
    line(
      '12.38',
      'registering a taken address is 409 email_registrado',
      register('an e-mail that has an account is told so, also when two register at once'),
    ),
    line(
      '12.39',
      'the token in the path of me is the bearer’s own',
      tokens('a token lives twelve hours and the path’s has to be the bearer’s'),
      access('another customer’s things are not there'),
    ),
    line('12.40', 'tokens never reach a log', account('neither tokens nor passwords nor links reach the log')),
    line(
      '12.41',
      'a changed password ends every other session',
      tokens('logout, ending a session and a new password make old tokens worthless at once'),
    ),
    line(
      '12.42',
      'a reset password ends every session',
      account('a forgotten password: the link works once, ends every session, and the address gets notice'),
    ),
    line(
      '12.43',
      'update changes only what it is given',
      account('only what is given changes, and nobody else'),
      account('no extra field that anybody thinks of changes what the shop keeps'),
    ),
    line(
      '12.44',
      'a changed e-mail counts once it is verified',
      account('a new e-mail needs the password, counts when its link is opened, and the old one is told'),
    ),
    line(
      '12.45',
      'a change of e-mail that was not the owner’s is taken back',
      stolen(
        'a change of e-mail > that was not the owner’s is taken back with "no fui yo", even when the thief has confirmed it and set a password',
      ),
    ),
    line(
      '12.46',
      'a single-use link delivered twice under one key gets its first answer',
      idempotency('a logout or a new password that is delivered twice succeeds twice'),
    ),
    line(
      '12.47',
      'the data of the last invoice are offered for the next, changed or forgotten in the account, and nobody else’s',
      kept('what was said for an invoice > is there for the next order, the newest of it, and nobody else’s'),
      kept('what was said for an invoice > is changed and forgotten in the account, and judged like an order’s; the order keeps its own'),
      keptInBrowser('what was said for an invoice is filled in the next time, and forgotten in the account'),
    ),
    line(
      '12.48',
      'the cars of a customer are on every device: both garages become one at sign-in, and none is lost',
      kept('the garage of an account > takes what each browser did, and is nobody else’s'),
      merged('two browsers that change a garage at once both have their way'),
      cars('at sign-in both garages become one, and the car in use stays in use'),
      cars('without a connection nothing is lost, and it is told the next time'),
      keptInBrowser('the cars of an account are there on another device, and leave with whoever signs out'),
    ),
    line(
      '12.49',
      'signing out takes the account’s cars out of the browser, and another account never gets them',
      cars('who leaves takes the account’s cars along; what never reached it stays'),
      cars('the cars of somebody whose session ended are not handed to the next account'),
    ),
    line(
      '12.50',
      'what an account keeps is in the own data and goes with the account',
      kept('what was said for an invoice > is handed out with the own data and goes with the account'),
      kept('the garage of an account > is handed out with the own data and goes with the account'),
    ),
  ],
}
