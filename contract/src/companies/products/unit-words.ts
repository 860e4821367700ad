// How people write units, in forms and files. Apart from the other words, because public pages do without it.
import { PRODUCT_UNITS, UNITS, type ProductUnit } from "../../units.ts";

const WORDS: Readonly<Partial<Record<ProductUnit, string>>> = {
  piece: "nos,no,number,numbers,pc,pcs,pce,each,ea,unit,units",
  pair: "pr,prs",
  set: "kit,kits",
  dozen: "doz,dz,dzn",
  pack: "packet,packets,pkt,pkts,pk",
  box: "bx",
  carton: "ctn,ctns,case,cases",
  bag: "bags,sack,sacks,bori",
  bottle: "btl,btls",
  roll: "coil,coils",
  gram: "g,gm,gms",
  kg: "kgs,kilo,kilos,kilogram,kilograms",
  quintal: "qtl,qtls",
  tonne: "ton,tons,mt,metric ton,metric tonne,tonnes",
  ml: "millilitre,milliliter",
  litre: "l,lt,ltr,ltrs,liter,liters",
  metre: "m,mtr,mtrs,meter,meters,running metre,rmt",
  foot: "ft,running foot,rft",
  "square foot": "sqft,sq ft,sft",
  "square metre": "sqm,sq m,sq mtr,square meter,square meters",
  "cubic metre": "cbm,cum,cu m,m3,cubic meter,cubic meters",
  hour: "hr,hrs",
  month: "monthly",
  year: "yr,yrs",
  project: "job,lot,lump sum,lumpsum",
};

/** Other words that people use for a unit. */
export const unitWords = (unit: ProductUnit): readonly string[] => [
  UNITS[unit],
  ...(WORDS[unit]?.split(",") ?? []),
];

/** The unit that a text names: "Nos.", "PCS", "sq. ft.". */
export function unitWritten(text: string): ProductUnit | undefined {
  const written = text.trim().toLowerCase().replaceAll(".", " ").replaceAll(/\s+/g, " ").trim();
  return PRODUCT_UNITS.find((unit) => unit === written || unitWords(unit).includes(written));
}
