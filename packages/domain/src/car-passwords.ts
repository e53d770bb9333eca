/** Makes and models of Mexican streets, in small letters and digits alone. */
const CARS = `
nissan tsuru tsuruii sentra versa march tiida altima maxima kicks xtrail pathfinder frontier np300 np300frontier estaquitas urvan platina aprio
juke murano rogue pickup datsun leaf
volkswagen vw vocho sedan jetta jettaclasico clasico golf pointer polo vento gol saveiro derby bora passat beetle tiguan taos teramont virtus
tcross nivus caribe combi kombi amarok crossfox lupo touareg caddy
chevrolet chevy chevyc2 corsa aveo spark beat sonic cruze malibu optra astra meriva tornado matiz captiva trax tracker equinox traverse tahoe
suburban silverado cheyenne blazer trailblazer colorado camaro corvette onix cavalier groove luv s10 zafira vectra monza
ford fiesta ikon focus fusion mustang escape ecosport explorer edge expedition ranger lobo f100 f150 f250 f350 courier ka figo topaz escort
mondeo territory bronco maverick econoline transit
toyota corolla yaris camry prius hilux tacoma tundra rav4 avanza hiace sienna highlander sequoia landcruiser raize
honda civic city accord fit crv hrv brv pilot odyssey ridgeline
mazda mazda2 mazda3 mazda5 mazda6 cx3 cx30 cx5 cx7 cx9 cx50 mx5 bt50
hyundai accent grandi10 i10 elantra tucson santafe creta sonata ioniq starex
kia rio forte soul sportage sorento seltos optima niro
dodge attitude neon stratus ram ram700 ram1500 ram2500 charger challenger durango journey caliber caravan dakota nitro atos verna vision
chrysler cirrus voyager pacifica ptcruiser spirit shadow concorde
jeep cherokee grandcherokee wrangler liberty compass patriot renegade gladiator commander
renault clio megane duster stepway sandero logan kwid koleos fluence scenic kangoo oroch safrane captur
seat ibiza leon cordoba toledo ateca arona altea tarraco
peugeot partner manager rifter expert citroen berlingo fiat uno palio mobi argo ducato strada pulse cronos
mitsubishi lancer outlander montero l200 mirage eclipse galant xpander
suzuki swift vitara grandvitara ignis ciaz ertiga jimny aerio sx4 baleno
subaru impreza forester outback wrx legacy
audi bmw mercedes mercedesbenz volvo acura integra mini minicooper cooper lincoln navigator cadillac escalade gmc sierra yukon terrain pontiac
firebird g3 g5 buick encore enclave infiniti lexus porsche tesla isuzu elf byd dolphin song mg mg5 mgzs jac sei4 frison chirey omoda
tiggo geely changan alsvin faw baic
`
  .trim()
  .split(/\s+/)

/** Longer names first: "np300frontier" is not "np300" and a rest. */
const A_CAR = new RegExp(`^(?:\\d{4}|\\d{2})?(?:mi)?(?:${CARS.sort((a, b) => b.length - a.length).join('|')}){1,2}\\d{0,4}$`)

/** A car's name, its make before it perhaps, and a year or another few digits, whatever stands between: the first guess in a shop for car parts. */
export function isCarPassword(password: string): boolean {
  return A_CAR.test(
    password
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ''),
  )
}
