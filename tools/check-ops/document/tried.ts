/** The blocks of the document that are typed, and where: `<heading> <which>`. */
export type Tried = (typeof TRIED_BLOCKS)[number]
export const TRIED_BLOCKS = [
  'Install 1',
  'Install 2',
  'Back up and restore 1',
  'Back up and restore 2',
  'Upgrade 1',
  'Roll back 1',
] as const

/** Commands within its text, each with a word that its answer must have. */
export const TRIED_IN_TEXT: Readonly<Record<string, RegExp>> = {
  'openssl rand -base64 36': /^[\w+/]{48}$/m,
  'curl -s 127.0.0.1:4001/health': /"status"/,
  "journalctl -u 'shop-*' -o cat | grep <id>": /"request/,
  'systemctl status postgresql': /active/,
  'journalctl -u <unit> -n 50': /shop/,
  'systemctl restart shop-worker@3900': /^$/,
  "systemctl reset-failed 'shop-*'; systemctl start shop.target": /^$/,
  'runuser -u shop -- shop files:move --to s3': /No object store is set/,
  'runuser -u shop -- shop files:mark': /are at \/var\/lib\/shop\/files from now on/,
  'curl -i -X POST https://tienda.example/checkout/webhook': /^HTTP\/\S+ 400/m,
  'du -sh /var/lib/* /var/log': /\/var\/lib\/shop/,
  'su postgres -c "psql -c \\"select * from pg_stat_activity where state = \'active\'\\""': /1 row/,
  'runuser -u shop -- shop audit': /./,
  'runuser -u shop -- shop staff:reset ana@example.mx': /https:\/\/\S+\/admin\//,
  'runuser -u shop -- shop staff:reset <mail> --without-second-factor': /https:\/\/\S+\/admin\//,
}

/** Those that need what the machine does not have: a sentence, and exit code 1. */
export const REFUSED_THERE = ['runuser -u shop -- shop files:move --to s3']
