export const trades = [
  { value: "interiors", label: "Interior design" },
  { value: "textiles", label: "Textiles" },
  { value: "catering", label: "Catering" },
  { value: "accounting", label: "Accounting" },
];

export const cities = [
  { value: "ahmedabad", label: "Ahmedabad", hint: "Gujarat" },
  { value: "bengaluru", label: "Bengaluru", hint: "Karnataka" },
  { value: "chennai", label: "Chennai", hint: "Tamil Nadu" },
  { value: "hyderabad", label: "Hyderabad", hint: "Telangana" },
  { value: "indore", label: "Indore", hint: "Madhya Pradesh" },
  { value: "jaipur", label: "Jaipur", hint: "Rajasthan" },
  { value: "kochi", label: "Kochi", hint: "Kerala" },
  { value: "kolkata", label: "Kolkata", hint: "West Bengal" },
  { value: "mumbai", label: "Mumbai", hint: "Maharashtra" },
  { value: "pune", label: "Pune", hint: "Maharashtra" },
  { value: "surat", label: "Surat", hint: "Gujarat" },
];

export type SampleLead = {
  id: string;
  name: string;
  company: string;
  city: string;
  status: string;
  tone: "neutral" | "brand" | "positive" | "warning" | "danger";
  value: string;
};

export const leads: SampleLead[] = [
  {
    id: "meera",
    name: "Meera Iyer",
    company: "Iyer Textiles",
    city: "Chennai",
    status: "New",
    tone: "brand",
    value: "₹ 45,000",
  },
  {
    id: "ravi",
    name: "Ravi Menon",
    company: "Menon Catering",
    city: "Kochi",
    status: "Follow up today",
    tone: "warning",
    value: "₹ 1,20,000",
  },
  {
    id: "farhan",
    name: "Farhan Qureshi",
    company: "Qureshi and Sons Engineering and Fabrication Works",
    city: "Hyderabad",
    status: "Won",
    tone: "positive",
    value: "₹ 3,75,000",
  },
  {
    id: "lakshmi",
    name: "Lakshmi Venkataramanan Subramaniam",
    company: "LVS Accounting",
    city: "Bengaluru",
    status: "Lost",
    tone: "neutral",
    value: "₹ 0",
  },
];

export const cardViews = [42, 58, 51, 73, 88, 64, 39, 55, 71, 92, 104, 97, 118, 126].map((value, index) => ({
  label: `${index + 1} Aug`,
  value,
}));

/** A drawn portrait, so that the page shows nobody's face. */
export const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#cfe0ff"/><path d="M14 96c2-22 16-32 34-32s32 10 34 32z" fill="#0f766e"/><path d="M28 44c0-16 8-26 20-26s20 10 20 26v16H28z" fill="#3b2a20"/><path d="M40 56h16v12a8 8 0 0 1-16 0z" fill="#b97f5c"/><ellipse cx="48" cy="44" rx="14" ry="17" fill="#c98f6b"/><path d="M33 40c3-10 12-14 18-14s12 4 13 13c-8-1-14-4-18-8-3 5-7 8-13 9z" fill="#3b2a20"/></svg>',
)}`;
