/** Today's names, each with older and other names that people still use, in lower case. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  Ahilyanagar: "ahmednagar,ahmadnagar",
  Ahmedabad: "ahmadabad,amdavad",
  Alappuzha: "alleppey",
  Ayodhya: "faizabad,fyzabad,ajodhya",
  Balasore: "baleswar,baleshwar",
  Ballari: "bellary",
  Bardhaman: "burdwan,barddhaman",
  Belagavi: "belgaum",
  Bengaluru: "bangalore,bengalooru",
  Bharuch: "broach",
  Bhubaneswar: "bhubaneshwar",
  Brahmapur: "berhampur",
  Chandrapur: "chanda",
  Chennai: "madras",
  Chikkamagaluru: "chickmagalur,chikmagalur",
  "Cooch Behar": "koch bihar",
  Darjeeling: "darjiling",
  Davanagere: "davangere",
  Dehradun: "dehra dun",
  Dharamshala: "dharamsala",
  Dharashiv: "osmanabad",
  Dhule: "dhulia",
  Firozpur: "ferozepur,ferozepore",
  Gurugram: "gurgaon",
  Guwahati: "gauhati",
  Haridwar: "hardwar",
  Hosapete: "hospet",
  Howrah: "haora",
  Hubballi: "hubli",
  Jalandhar: "jullundur",
  Kadapa: "cuddapah",
  Kalaburagi: "gulbarga",
  Kannur: "cannanore",
  Kanpur: "cawnpore",
  Kochi: "cochin,ernakulam",
  Kolkata: "calcutta",
  Kollam: "quilon",
  Kozhikode: "calicut",
  Mangaluru: "mangalore",
  Margao: "madgaon",
  Medinipur: "midnapore",
  Mohali: "sas nagar,sahibzada ajit singh nagar",
  Mumbai: "bombay",
  Mysuru: "mysore",
  Narmadapuram: "hoshangabad",
  Nashik: "nasik",
  Ooty: "udhagamandalam,ootacamund",
  Palakkad: "palghat",
  Panaji: "panjim",
  Prayagraj: "allahabad",
  Puducherry: "pondicherry,pondy",
  Pune: "poona",
  Purulia: "puruliya",
  Rajamahendravaram: "rajahmundry",
  Rourkela: "raurkela",
  Rupnagar: "ropar",
  Shimla: "simla",
  Shivamogga: "shimoga",
  Sivasagar: "sibsagar",
  Solapur: "sholapur",
  "Sri Vijaya Puram": "port blair",
  Thalassery: "tellicherry",
  Thane: "thana",
  Thanjavur: "tanjore",
  Thiruvananthapuram: "trivandrum",
  Thoothukudi: "tuticorin",
  Thrissur: "trichur",
  Tiruchirappalli: "trichy,tiruchi,trichinopoly,tiruchirapalli",
  Tumakuru: "tumkur",
  Udupi: "udipi",
  Vadodara: "baroda",
  Varanasi: "benares,banaras,kashi",
  Vijayawada: "bezawada",
  Visakhapatnam: "vizag,vishakhapatnam,waltair",
};

/** Each other name in lower case, with today's name. */
export const TODAYS_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(OTHER_NAMES).flatMap(([today, others]) => others.split(",").map((one) => [one, today])),
);

/** Today's name of a city, however it was typed. An unknown name stays as it is. */
export function cityName(typed: string): string {
  const plain = typed.trim().replaceAll(/\s+/g, " ");
  return TODAYS_NAMES.get(plain.toLowerCase()) ?? plain;
}

/** Two names of one city give the same key. */
export function cityKey(typed: string): string {
  const key = cityName(typed).toLowerCase();
  // People write either form and mean the same city.
  return key === "new delhi" ? "delhi" : key;
}
