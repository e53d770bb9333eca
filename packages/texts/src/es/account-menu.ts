/** The way to the account in the header. Comes with the visitor's first move, not with the page. */
export const accountMenu = {
  signIn: 'Entrar',
  account: 'Mi cuenta',
  greeting: (name: string) => `Hola, ${name}`,
  open: (name: string) => `Menú de tu cuenta, ${name}`,
  orders: 'Mis compras',
  leave: 'Salir',
}
