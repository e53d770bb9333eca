import type { Article } from './article.ts'
import { bandaDeDistribucion } from './articles/banda-de-distribucion-cada-cuanto.ts'
import { comoElegirUnaBateria } from './articles/como-elegir-una-bateria.ts'
import { comoEncontrarTuNiv } from './articles/como-encontrar-tu-niv.ts'
import { comoLeerUnNumeroDeParte } from './articles/como-leer-un-numero-de-parte.ts'
import { conoceLaLineaPopoye } from './articles/conoce-la-linea-popoye.ts'
import { cuandoCambiarLasBalatas } from './articles/cuando-cambiar-las-balatas.ts'
import { pagarEnOxxoOPorTransferencia } from './articles/pagar-en-oxxo-o-por-transferencia.ts'
import { preparaTuCarroParaCarretera } from './articles/prepara-tu-carro-para-carretera.ts'
import { queHacerSiSeCalientaElMotor } from './articles/que-hacer-si-se-calienta-el-motor.ts'
import { queRevisaLaVerificacion } from './articles/que-revisa-la-verificacion.ts'
import { reciclaAceiteYBaterias } from './articles/recicla-aceite-y-baterias.ts'
import { originalOEquivalente } from './articles/refaccion-original-o-equivalente.ts'
import { ruidosDeLaSuspension } from './articles/ruidos-de-la-suspension.ts'
import { senalesDeUnClutchGastado } from './articles/senales-de-un-clutch-gastado.ts'

export type { Article } from './article.ts'

/** Newest first. */
export const articles: readonly Article[] = [
  cuandoCambiarLasBalatas,
  comoLeerUnNumeroDeParte,
  bandaDeDistribucion,
  queRevisaLaVerificacion,
  comoEncontrarTuNiv,
  pagarEnOxxoOPorTransferencia,
  originalOEquivalente,
  comoElegirUnaBateria,
  ruidosDeLaSuspension,
  senalesDeUnClutchGastado,
  queHacerSiSeCalientaElMotor,
  conoceLaLineaPopoye,
  preparaTuCarroParaCarretera,
  reciclaAceiteYBaterias,
]
