import { isCarPassword } from './car-passwords.ts'

/** What people in Mexico choose when nobody stops them; guessed first by whoever tries accounts. Shorter ones are refused anyway. */
const COMMON = new Set(
  `
password passw0rd password1 password12 password123 passw0rd1 contraseña contrasena contraseña1 contrasena1 contrasena123
micontraseña micontrasena 12345678 123456789 1234567890 0123456789 987654321 9876543210 87654321 11111111 111111111 22222222
33333333 44444444 55555555 66666666 77777777 88888888 99999999 00000000 000000000 12121212 123123123 12312312 11223344 1122334455
13579246 147258369 159357159 123654789 741852963 963852741 10203040 102030405 123321123 12344321 1234567a 12345678a 123456789a
a12345678 a123456789 abc12345 abc123456 abcd1234 abcde123 1234abcd 123abc123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4
q1w2e3r4t5 zaq12wsx zaq1zaq1 qazwsxedc qwer1234 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop asdfghjk asdfghjkl
asdf1234 zxcvbnm1 zxcvbnm123 zxcvbnma 1234qwer 123qweasd qweasdzxc asdasdasd qweqweqwe aaaaaaaa abababab abcdefgh abcdefghi
iloveyou iloveyou1 iloveyou2 teamo123 teamomucho teamoamor teamoteamo tequiero tequiero1 tequieromucho tequieromuch teextraño
miamor123 amorcito amorcito1 amoramor amor1234 amor12345 amormio1 miamorcito mivida123 corazon1 corazon123 corazoncito princesa
princesa1 princesa123 princess princess1 hermosa1 bonita123 chiquita preciosa bebebebe bebito123 angelito angelito1 angel123
angeles1 sunshine superman superman1 batman123 spiderman spiderman1 pokemon1 pokemon123 starwars starwars1 naruto123 dragon123
dragonball dragonball1 minecraft minecraft1 fortnite fortnite1 football football1 baseball baseball1 basketball futbol123 futbol10
futbolista soccer123 america1 america123 americaamerica clubamerica clubamerica1 chivas123 chivas10 chivas1906 guadalajara
guadalajara1 cruzazul cruzazul1 cruzazul123 pumas123 pumasunam tigres123 rayados1 rayados123 santos123 toluca123 monterrey
monterrey1 barcelona barcelona1 realmadrid realmadrid1 messi123 ronaldo1 ronaldo7 cristiano cristiano7 chicharito mexico12
mexico123 mexico1234 mexico2020 mexico2021 mexico2022 mexico2023 mexico2024 mexico2025 mexico2026 vivamexico vivamexico1 mexicano
mexicano1 puebla123 puebla2026 jalisco1 sinaloa1 tijuana1 acapulco veracruz veracruz1 yucatan1 queretaro guanajuato chihuahua
guadalupe guadalupe1 virgencita jesucristo jesuscristo jesus123 jesus777 jesusteamo diosesamor diosesamor1 diosmio1 bendicion
bendecida cristo123 cristoteama esperanza esperanza1 alegria1 libertad familia1 familia123 mifamilia mifamilia1 mishijos mishijos1
mihijo123 mamamama mama1234 mama12345 papa1234 papa12345 mamaypapa alejandro alejandro1 alejandra alejandra1 fernando fernando1
fernanda fernanda1 francisco francisco1 francisca gabriela gabriela1 gabriel1 guillermo guillermo1 gerardo1 gustavo1 roberto1
ricardo1 rodrigo1 santiago santiago1 sebastian sebastian1 valentina valentina1 veronica veronica1 victoria victoria1 patricia
patricia1 leonardo leonardo1 margarita margarita1 mariana1 maria123 maria1234 mariajose mariajose1 jose1234 juan1234 juancarlos
juancarlos1 miguel123 miguelangel luis1234 carlos123 carlos1234 daniel123 daniela1 daniela123 diego123 eduardo1 eduardo123
enrique1 estrella estrella1 alexander alexander1 alexandra andrea123 antonio1 antonio123 beatriz1 carolina carolina1 claudia1
cristina cristina1 dulcemaria elizabeth elizabeth1 emmanuel emmanuel1 isabella isabella1 javier123 jennifer jennifer1 jonathan
jonathan1 jessica1 michelle michelle1 natalia1 nicolas1 samantha samantha1 stephanie vanessa1 ximena123 yolanda1 chocolate
chocolate1 mariposa mariposa1 gatito123 gatitos1 perrito1 perrito123 mascota1 elefante tortuga1 caballo1 leon1234 tigre123
computadora computer computer1 internet internet1 whatever whatever1 welcome1 welcome123 bienvenido bienvenida letmein1 letmein123
admin123 admin1234 admin12345 administrador administrator root1234 toor1234 usuario1 usuario123 cliente1 cliente123 invitado
prueba123 prueba1234 pruebas1 test1234 test12345 testtest changeme changeme1 cambiame cambiame1 temporal temporal1 secreto1
secreto123 segura123 seguridad seguridad1 acceso123 entrada1 facebook facebook1 instagram whatsapp google123 hotmail1 youtube1
telcel123 telmex123 samsung1 samsung123 iphone123 refaccion refacciones refaccion1 refacciones1 refaccionaria autopartes
autopartes1 automovil mecanico mecanico1 mecanica1 taller123 motor123 balatas1 llantas1 volkswagen volkswagen1 vocho123 mustang1
mustang123 mustang69 camaro123 corvette chevrolet chevrolet1 ferrari1 ferrari123 mercedes mercedes1 porsche1 porsche911 nissan123
nissan1234 tsuru123 jetta123 toyota123 honda123 hondacivic harley123 yamaha123 kawasaki tuerca123 trustno1
monkey123 master123 shadow123 killer123 hunter123 jordan23 michael1 michael123 jackson1 metallica metallica1 slipknot slipknot1
nirvana1 beatles1 matrix123 summer123 winter123 verano123 invierno primavera diciembre septiembre noviembre octubre1 enero123
lunes123 domingo1 sabado123 azul1234 rojo1234 verde123 negro123 blanco123 morado123 amarillo amarillo1
`
    .trim()
    .split(/\s+/),
)

/** Also caught: one character over and over, a common one with other case, and a car with its year. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase()) || /^(.)\1*$/u.test(password) || isCarPassword(password)
}
