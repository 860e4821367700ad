/** What others were looking for, by the member who got the referral: the prospect, their need and what it was worth in rupees. */
export type SampleNeed = [prospect: string, need: string, rupees: number];

/** Prospects are invented; nobody can get their numbers. */
export const SAMPLE_NEEDS: Record<string, SampleNeed[]> = {
  shalini: [
    ["Mariam Koshy", "Three brothers want to divide a family house in Mattancherry without a fight.", 85_000],
    ["Suresh Kammath", "Lease of a warehouse near the jetty, eleven years, needs a clean draft.", 42_000],
    [
      "Latha Gopinath",
      "A neighbour built over the boundary wall. She wants to settle it, not to sue.",
      60_000,
    ],
    ["Paul Fernandes", "Partnership deed for two chefs who open a cafe together.", 28_000],
    ["Haseena Beevi", "Title search for a plot in Thoppumpady before she pays the advance.", 18_000],
  ],
  biju: [
    ["Arun Thampi", "Two more rooms above the shop, before the next monsoon.", 1_450_000],
    ["Sister Alphonsa", "The convent needs a new compound wall, about ninety metres.", 780_000],
    ["Ravi Shetty", "Old godown on Jew Town Road, floor and roof to be redone.", 2_300_000],
    ["Minu Jacob", "A house for her parents in Kumbalangi, ground floor only.", 3_800_000],
    ["Hotel Nila", "Ramp and two bathrooms for guests in wheelchairs.", 520_000],
  ],
  rasheed: [
    ["Sajan Mathew", "Whole house of 1952 to be rewired while the family lives in it.", 310_000],
    ["Cafe Papaya", "Second meter and a line for two ovens.", 64_000],
    ["Beena Ravindran", "Earthing fails in every storm; the inverter has burned twice.", 38_000],
    ["Kumar Stores", "Panel for a cold room, needed within two weeks.", 120_000],
  ],
  deepa: [
    ["Tara Iype", "First flat, two rooms in Kakkanad, wants it finished by Vishu.", 640_000],
    ["Villa Maya", "Curtains and chairs for eight guest rooms.", 480_000],
    ["Dr. Nisha Paul", "A waiting room in which children do not cry.", 210_000],
    ["Roshan Alex", "Mother moves in; the ground floor has to become hers.", 350_000],
  ],
  sibi: [
    ["Claire Dubois", "A group of fourteen painters from Lyon, nine nights in February.", 290_000],
    ["Infopark Riders", "Two nights and a boat for a team of twenty.", 96_000],
    ["Gita Ramaswamy", "A quiet room for six weeks to finish a book.", 72_000],
    ["Anand Wedding Party", "Ten rooms for cousins who do not fit into the family house.", 110_000],
  ],
  neethu: [
    ["Spice Coast Tours", "Nobody finds their backwater tour; the website is from 2014.", 90_000],
    ["Kalyani Sarees", "Wants to sell by Instagram but has nobody to answer messages.", 60_000],
    ["Dr. Nisha Paul", "Reviews of the clinic are old. Needs somebody to look after them.", 45_000],
    ["Sea Gull Ice", "Opening of the second parlour, posters and a launch week.", 75_000],
  ],
  ramesh: [
    ["Thankamani Amma", "Sixtieth birthday, four hundred guests, Konkani food.", 380_000],
    ["St. Teresa's College", "Lunch for a conference of two days, 250 plates each.", 225_000],
    ["Rahul Warrier", "Wedding in January at Bolgatty, twelve hundred guests.", 1_150_000],
    ["Port Trust Office", "Daily tiffin for eighty, Monday to Friday.", 190_000],
  ],
  thomas: [
    ["Hotel Malabar House", "Fresh green pepper every week from October.", 84_000],
    ["Ayur Veda Lines", "Forty kilograms of small cardamom for oils, with papers.", 130_000],
    ["Sweet Bengal", "Wants to know which farm the spice is from.", 56_000],
  ],
  george: [
    ["Captain Mathai", "Two houseboats, cover for passengers and engine.", 140_000],
    ["Lotus Clinic", "Group health policy for twenty-six people.", 310_000],
    ["Arun Thampi", "Fire policy for a shop with stock of twenty lakh.", 24_000],
  ],
  anju: [
    ["Villa Maya", "New pictures of the rooms before the season.", 65_000],
    ["Tharavad Trust", "Record of a house before it is taken down.", 48_000],
    ["Kalyani Sarees", "A catalogue with forty sarees, on people and not on dolls.", 90_000],
  ],
  sunita: [
    ["Sahyadri Castings", "Six moulders and a shift supervisor for the new line in Chakan.", 240_000],
    ["Orchid Pharma Pack", "A plant head who has opened a clean room before.", 520_000],
    ["Mula Tools", "Two CNC setters, night shift, within a month.", 90_000],
    ["Sinhagad Foods", "Ten packers for three months.", 65_000],
  ],
  amol: [
    ["Vaidya Springs", "A fixture that coils and cuts in one go.", 1_250_000],
    ["Torna Auto Parts", "Leak test for pump housings, forty an hour.", 2_100_000],
    ["Sinhagad Foods", "Their labelling machine stops every hour and nobody repairs it.", 180_000],
    ["Parvati Plastics", "Wants to replace three presses, looks for advice first.", 350_000],
  ],
  ravi: [
    ["Bhandari Traders", "GST notice for two years, answer due in three weeks.", 75_000],
    ["Mula Tools", "First audit after they became a private limited company.", 160_000],
    ["Dr. Anagha Sathe", "Books of a clinic with two branches, monthly.", 96_000],
    ["Kasba Ganesh Trust", "Accounts of the trust are to be audited before the festival.", 30_000],
    ["Vaidya Springs", "Loan papers for a machine of one crore.", 110_000],
  ],
  rekha: [
    ["Chitale Farm Fresh", "Sixty thousand labels, water-proof, every month.", 420_000],
    ["Orchid Pharma Pack", "Leaflets folded eight times, with a test certificate.", 310_000],
    ["Deshpande Wedding", "Four hundred cards in Modi script.", 52_000],
    ["Rane Dental Clinic", "Appointment cards and letter paper.", 14_000],
  ],
  nitin: [
    ["Torna Auto Parts", "Two loads a week to Hosur, fixed days.", 860_000],
    ["Parvati Plastics", "Move three presses to the new shed over one weekend.", 145_000],
    ["Konkan Mango Growers", "Cool transport from Devgad in April and May.", 600_000],
  ],
  zoya: [
    ["Vaidya Springs", "Fortieth anniversary with two hundred dealers.", 950_000],
    ["Mula Tools", "Small opening of the new hall, eighty people, one stage.", 180_000],
    ["Pune Heart Centre", "Doctors' conference of one day.", 540_000],
    ["Sahyadri Castings", "Safety day for workers and families.", 260_000],
  ],
  kavita: [
    ["Mula Tools", "Dental check-up for seventy workers on a Saturday.", 70_000],
    ["Ashok Limaye", "Implant after an accident, wants a second opinion.", 110_000],
    ["Gokhale family", "Four children and one very frightened father.", 36_000],
  ],
  hemant: [
    ["Dr. Anagha Sathe", "Wants to stop working at fifty-five and asks whether she can.", 60_000],
    ["Ashok Limaye", "Provident fund of thirty years in one lump.", 85_000],
    ["Chitale Farm Fresh", "Gratuity plan for forty people.", 120_000],
  ],
  manasi: [
    ["Chitale Farm Fresh", "New packets for six flavours of shrikhand.", 190_000],
    ["Pune Heart Centre", "Signs that people understand when they are worried.", 240_000],
    ["Deccan Cycles", "Catalogue of forty pages for the dealers.", 110_000],
  ],
  nandini: [
    ["Mysuru Silk Twisters", "Roof of twelve hundred square metres, bill of three lakh a month.", 6_200_000],
    ["Green Valley School", "Thirty kilowatts and something the children can look at.", 1_700_000],
    ["Kolar Cold Chain", "Solar for the compressor, with batteries for two hours.", 3_400_000],
    ["Gokarna Eco Lodge", "Nine huts off the grid.", 1_100_000],
  ],
  gurpreet: [
    ["Apni Mandi Traders", "Cold space for four hundred tonnes of potatoes from March.", 2_600_000],
    ["Delhi Rice House", "Storage near the rail head in Khanna.", 1_200_000],
    ["Himachal Apple Union", "Stop of two weeks between truck and train.", 900_000],
  ],
  debashree: [
    ["Kovai Pump Works", "Box for a pump of thirty kilograms that survives two trans-shipments.", 480_000],
    ["Cuttack Silver Filigree", "Small gift boxes with a window, five thousand.", 95_000],
    ["Chilika Dry Fish", "A box that keeps the smell inside.", 160_000],
    ["Surat Lace Mart", "Cartons with a printed lid, every month.", 270_000],
  ],
  imran: [
    ["Maison Orient, Lyon", "Two hundred hanging lamps for a hotel chain.", 1_900_000],
    ["Temple Trust Madurai", "Forty-eight oil lamps after an old model.", 640_000],
    ["Gulf Home Stores", "Trial order of bowls, with export papers.", 820_000],
  ],
  joseph: [
    ["Palolem Beach Huts", "Thirty cane chairs before the season.", 270_000],
    ["Coorg Coffee Lodge", "Repair of old planters' chairs, about twenty.", 90_000],
    ["Villa Maya", "Eight beds of jackfruit wood.", 420_000],
  ],
  lakshmi: [
    ["Natya School Toronto", "Costumes for eighteen girls by post.", 310_000],
    ["Kuchipudi Utsav", "Twelve sets for a festival in January.", 180_000],
    ["Silver Screen Tamil", "Costumes for one song, needed in nine days.", 240_000],
  ],
  arjun: [
    ["Lotus Clinic", "Appointments by phone, the register is full by nine.", 280_000],
    ["Apni Mandi Traders", "An app in which drivers see the next load.", 650_000],
    ["Natya School Toronto", "Fees and timetable for two hundred parents.", 140_000],
    ["Kolar Cold Chain", "Temperature on the phone, with an alarm at night.", 390_000],
  ],
  meena: [
    ["Green Valley School", "Wi-Fi in twenty classrooms.", 340_000],
    ["Surat Lace Mart", "Cameras and network in the new hall.", 210_000],
    ["Kovai Pump Works", "Somebody who comes when the network is down.", 120_000],
  ],
  farah: [
    ["Delhi Rice House", "Five hundred hampers for Eid.", 460_000],
    ["Lucknow Literature Days", "Biscuits and tea for three days.", 85_000],
    ["Gulf Home Stores", "Nankhatai in tins, six months' shelf life.", 520_000],
  ],
};
