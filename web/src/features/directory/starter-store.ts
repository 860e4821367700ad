import { browserValue } from "../../lib/storage/stored-value.ts";

/** What a visitor typed on /free-listing, for the form behind the sign-up. */
export interface Starter {
  name: string;
  category: string;
  city: string;
  mobile: string;
}

const draft = browserValue<Partial<Starter>>("listing-starter");
const NOTHING: Starter = { name: "", category: "", city: "", mobile: "" };

/** Saves the starter; false if it lasts only until the page is closed. */
export const saveStarter = (starter: Starter): boolean => draft.save(starter);

export function readStarter(): Starter | null {
  const stored = draft.read();
  return stored && { ...NOTHING, ...stored };
}

export const dropStarter = () => draft.drop();
