type CodedModel = {
  readonly make: string
  readonly model: string
  /** How such numbers begin; a dot is any character. Europeans write the model in the seventh and eighth place. */
  readonly codes: string
  /** Where the same code went on under another name. */
  readonly from?: number
  readonly to?: number
}

/**
 * Models that the number of a car tells by itself. Only codes that stand for one model, as it is called in Mexico: whoever has another
 * car is asked for its model.
 */
export const CODED_MODELS: readonly CodedModel[] = [
  { make: 'Nissan', model: 'Tsuru', codes: '3N1EB31S' },
  { make: 'Nissan', model: 'Versa', codes: '3N1CN7A', to: 2019 },
  { make: 'Nissan', model: 'V-Drive', codes: '3N1CN7A', from: 2020 },
  { make: 'Nissan', model: 'Versa', codes: '3N1CN8' },
  { make: 'Nissan', model: 'March', codes: '3N1CK3C' },
  { make: 'Nissan', model: 'Sentra', codes: '3N1AB41D 3N1CB51D 3N1AB6 3N1AB7 3N1AB8' },
  { make: 'Nissan', model: 'Tiida', codes: '3N1BC1' },
  { make: 'Nissan', model: 'Kicks', codes: '3N8CP5 3N1CP5' },
  { make: 'Nissan', model: 'Altima', codes: '1N4AL 1N4BL' },
  { make: 'Chevrolet', model: 'Aveo', codes: '3G1TA5 3G1TB5 3G1TC5 KL1T' },
  { make: 'Chevrolet', model: 'Sonic', codes: '3G1J8' },
  { make: 'Chevrolet', model: 'Spark', codes: 'KL8C' },
  { make: 'Chevrolet', model: 'Chevy', codes: '3G1SE5 3G1SF2 3G1SF6' },
  { make: 'Chevrolet', model: 'Matiz', codes: 'KL1MJ KL1MM' },
  { make: 'Chevrolet', model: 'Cruze', codes: 'KL1PJ KL1PM 1G1P 3G1BE' },
  { make: 'Chevrolet', model: 'Trax', codes: '3GNCJ KL7CJ', to: 2022 },
  { make: 'Chevrolet', model: 'Equinox', codes: '3GNAX 2GNAL 2GNFL' },
  { make: 'Chevrolet', model: 'Captiva', codes: '3GNAL' },
  { make: 'Chevrolet', model: 'Silverado', codes: '3GCP 3GCU 3GCN 1GCR' },
  { make: 'Volkswagen', model: 'Jetta', codes: '3VW...9M', to: 2010 },
  { make: 'Volkswagen', model: 'Jetta Clásico', codes: '3VW...9M', from: 2011 },
  { make: 'Volkswagen', model: 'Jetta', codes: '3VW...AJ 3VW...BU' },
  { make: 'Volkswagen', model: 'Beetle', codes: '3VW...1C 3VW...AT' },
  { make: 'Volkswagen', model: 'Golf', codes: '3VW...AU' },
  { make: 'Volkswagen', model: 'Passat', codes: '1VW...A3' },
  { make: 'Volkswagen', model: 'Tiguan', codes: '3VV...AX WVG...5N' },
  { make: 'Volkswagen', model: 'Taos', codes: '3VV...B2' },
  { make: 'SEAT', model: 'Ibiza', codes: 'VSS...6J' },
  { make: 'SEAT', model: 'León', codes: 'VSS...1P VSS...5F' },
  { make: 'Ford', model: 'Fiesta', codes: '3FADP4' },
  { make: 'Ford', model: 'Focus', codes: '1FADP3 1FAFP34 3FAFP31 3FAFP37' },
  { make: 'Ford', model: 'Fusion', codes: '3FA6P0 3FAHP0' },
  { make: 'Ford', model: 'Escape', codes: '1FMCU' },
  { make: 'Ford', model: 'Edge', codes: '2FMDK 2FMPK' },
  { make: 'Ford', model: 'Explorer', codes: '1FM5K 1FMSK 1FMHK' },
  { make: 'Ford', model: 'Maverick', codes: '3FTTW8' },
  { make: 'Ford', model: 'Ranger', codes: '8AF.R' },
  { make: 'Ford', model: 'F-150', codes: '1FTEW 1FTEX 1FTFW 1FTFX 1FTMF1 1FTRW 1FTRX' },
  { make: 'Toyota', model: 'Corolla', codes: '5YFB 5YFE 2T1BU 2T1BR' },
  { make: 'Toyota', model: 'Matrix', codes: '2T1KU 2T1KR' },
  { make: 'Toyota', model: 'Yaris', codes: 'JTDBT VNKKT' },
  { make: 'Toyota', model: 'Yaris R', codes: '3MYDL' },
  { make: 'Toyota', model: 'Prius', codes: 'JTDKN JTDKB20 JTDKARF' },
  { make: 'Toyota', model: 'Camry', codes: '4T1BE 4T1BF1 4T1B11' },
  { make: 'Toyota', model: 'Avanza', codes: 'MHKM' },
  { make: 'Toyota', model: 'RAV4', codes: '2T3 JTMBD JTMZD' },
  { make: 'Toyota', model: 'Tacoma', codes: '3TM 3TY 5TE' },
  { make: 'Toyota', model: 'Hilux', codes: 'MR0' },
  { make: 'Toyota', model: 'Hiace', codes: 'JTFSX JTFPX' },
  { make: 'Honda', model: 'Accord', codes: '1HGC' },
  { make: 'Honda', model: 'Civic', codes: '2HGF 2HGES 1HGEJ 1HGEM 19XF SHHFK' },
  { make: 'Honda', model: 'CR-V', codes: 'JHLRD JHLRE 2HKR 5J6R 7FAR 3HGRM 3CZRE 3CZRM' },
  { make: 'Honda', model: 'HR-V', codes: '3CZRU' },
  { make: 'Honda', model: 'Fit', codes: '3HGGK JHMGD JHMGE JHMGK' },
  { make: 'Honda', model: 'City', codes: 'MRHGM' },
  { make: 'Honda', model: 'Odyssey', codes: '5FNR' },
  { make: 'Kia', model: 'Rio', codes: '3KPA', to: 2023 },
  { make: 'Kia', model: 'Forte', codes: '3KPF', to: 2024 },
  { make: 'Kia', model: 'Sportage', codes: 'KNDPB KNDPC KNDPM' },
  { make: 'Kia', model: 'Soul', codes: 'KNDJN2 KNDJP3 KNDJX3 KNDJ23' },
  { make: 'Kia', model: 'Seltos', codes: 'KNDEU KNDEP' },
  { make: 'Hyundai', model: 'Accent', codes: '3KPC' },
  { make: 'Hyundai', model: 'Elantra', codes: 'KMHDH4 KMHD74 KMHD84 5NPDH4 5NPD74 5NPD84' },
  { make: 'Hyundai', model: 'Tucson', codes: 'KM8J3' },
  { make: 'Hyundai', model: 'Santa Fe', codes: 'KM8S' },
  { make: 'Mazda', model: 'Mazda 3', codes: '3MZBM 3MZBN 3MZBP JM1BK JM1BL JM1BP' },
  { make: 'Mazda', model: 'Mazda 2', codes: '3MDDJ JM1DE' },
  { make: 'Mazda', model: 'Mazda 6', codes: 'JM1GJ JM1GL 1YVHP 1YVHZ' },
  { make: 'Mazda', model: 'CX-3', codes: 'JM1DK' },
  { make: 'Mazda', model: 'CX-30', codes: '3MVDM' },
  { make: 'Mazda', model: 'CX-5', codes: 'JM3KE JM3KF' },
  { make: 'Mazda', model: 'CX-7', codes: 'JM3ER' },
  { make: 'Dodge', model: 'Journey', codes: '3C4PDC 3D4PG 3D4PH' },
  { make: 'Dodge', model: 'Caliber', codes: '1B3HB 1B3CB' },
  { make: 'Dodge', model: 'Attitude', codes: 'ML3AB2' },
  { make: 'Jeep', model: 'Compass', codes: '3C4NJ 1C4NJC 1C4NJD' },
  { make: 'Jeep', model: 'Patriot', codes: '1C4NJP 1C4NJR' },
  { make: 'Jeep', model: 'Liberty', codes: '1J4GL 1J4GK 1J8GL 1J8GN 1J4PN' },
  { make: 'Jeep', model: 'Renegade', codes: 'ZACC ZACN' },
  { make: 'Jeep', model: 'Wrangler', codes: '1C4AJ 1C4BJ 1C4GJ 1C4HJ 1J4FA 1J4AA 1J4BA 1J4GA' },
  { make: 'Jeep', model: 'Grand Cherokee', codes: '1C4RJ 1J4RR 1J4RS 1J4GW 1J8GR 1J8HR 1J8HS' },
  { make: 'RAM', model: '1500', codes: '1C6RR 1C6SR 3C6RR' },
  { make: 'RAM', model: 'ProMaster', codes: '3C6TRV 3C6URV 3C6LRV' },
  { make: 'RAM', model: '700', codes: '9BD578' },
  { make: 'Renault', model: 'Duster', codes: '9FBHS' },
]

/** The model that a number tells. Codes that changed their name are younger than thirty years, so of two years it is the later. */
export function codedModelOf(vin: string, [year = 0]: readonly number[]): CodedModel | undefined {
  return CODED_MODELS.find(
    ({ codes, from = 0, to = 9999 }) => from <= year && year <= to && codes.split(' ').some((code) => isCoded(vin, code)),
  )
}

function isCoded(vin: string, code: string): boolean {
  return [...code].every((symbol, i) => symbol === '.' || symbol === vin[i])
}
