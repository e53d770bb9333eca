/** What is said when something that a visitor asked for fails. */
export const notices = {
  title: 'Avisos',
  offline: 'Sin conexión. Revisa tu internet e intenta de nuevo.',
  noAnswer: 'La tienda no responde en este momento.',
  missing: 'No pudimos cargar esta parte de la tienda.',
  replaced: 'La tienda se actualizó. Recarga la página para seguir.',
  retry: 'Reintentar',
  reload: 'Recargar',
  close: 'Cerrar aviso',
}
