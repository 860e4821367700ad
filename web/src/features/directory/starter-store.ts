/** What a visitor typed on /free-listing, for the form behind the sign-up. */
export interface Starter {
  name: string;
  category: string;
  city: string;
  mobile: string;
}

const KEY = "listing-starter";
const NOTHING: Starter = { name: "", category: "", city: "", mobile: "" };
// Where the browser keeps nothing, it still survives the way to the sign-up and back.
let inMemory: Starter | null = null;

/** False where it is kept only until the page is closed. */
export function keepStarter(starter: Starter): boolean {
  inMemory = starter;
  try {
    localStorage.setItem(KEY, JSON.stringify(starter));
    return true;
  } catch {
    return false;
  }
}

export function readStarter(): Starter | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Starter> | null;
    return kept ? { ...NOTHING, ...kept } : inMemory;
  } catch {
    return inMemory;
  }
}

export function dropStarter(): void {
  inMemory = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // What could not be kept need not be removed.
  }
}
