/** The parts of an address that are as good as a password. */
const SECRET_PATHS = /(\/(?:me|verify|reset|password-reset|oferta|invitacion|conversaciones)\/)[^/?#]+/g
const SECRET_VALUES = /([?&](?:verificar|permiso|token|next)=)[^&#]*/g

/** An address as it may stand in a log. */
export const hiddenAddress = (url: string): string => url.replace(SECRET_PATHS, '$1…').replace(SECRET_VALUES, '$1…')
