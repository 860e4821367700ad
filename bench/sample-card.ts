import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from "../server/src/sample/people.ts";

export interface SampleCard {
  _id: string;
  slug: string;
}

/** Signs in a sample member. */
export async function sampleToken(url: string, index = 0): Promise<string> {
  const person = { email: SAMPLE_ACCOUNTS[index], password: SAMPLE_PASSWORD };
  return (await post<{ token: string }>(`${url}/api/auth/login`, person)).token;
}

/** Creates cards of a sample member through the API, which allows 60 per account and hour. */
export async function makeCards(url: string, count: number, index = 0): Promise<SampleCard[]> {
  const token = await sampleToken(url, index);
  const cards: SampleCard[] = [];
  for (let i = 0; i < count; i++) {
    const card = { ...CARD, name: `Asha Menon ${i + 1}` };
    cards.push(
      await post<SampleCard>(`${url}/api/business-cards`, card, { authorization: `Bearer ${token}` }),
    );
  }
  return cards;
}

async function post<T>(url: string, body: object, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

const CARD = {
  role: "Interior designer",
  company: "Menon Interiors",
  email: "asha@menon-interiors.example",
  phone: "+919876543210",
  business_phone: "+918041234567",
  address: "14 Church Street, Bengaluru 560001",
  website: "https://menon-interiors.example",
  linkedin_url: "https://linkedin.com/in/asha-menon",
  shortDescription: "Homes and offices that are easy to live in.",
  longDescription: "Fifteen years of homes, offices and cafés in Bengaluru and Mysuru. ".repeat(8).trim(),
  services: ["Homes", "Offices", "Cafés"].map((name) => ({
    name,
    description: `${name}, from the plan to the last lamp.`,
    price: 45_000,
  })),
  products: ["Oak desk", "Cane chair"].map((name) => ({
    name,
    description: "Made to measure.",
    price: 18_500,
  })),
};
