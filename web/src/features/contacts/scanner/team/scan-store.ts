import type { ContactInput } from "@cardplaza/contract/contacts/contacts";
import { waitingStore } from "../../../../lib/sending/waiting-store.ts";

/** A scanned card that is not yet saved on the server. */
export interface Scan {
  /** Created here, so that sending it twice saves it once. */
  id: string;
  /** The member who was signed in. A visitor's scans go to the member they sign in as. */
  owner: string | null;
  at: number;
  contact: Partial<ContactInput>;
  /** Guessed from paper, or refused by the server: not sent before somebody has looked it over. */
  unchecked: boolean;
  problem?: string;
  photo?: Blob;
}

export const scanStore = waitingStore<Scan>("scans");

/** The member's own and those that nobody owns yet, newest first. */
export const readScans = async (owner: string | null): Promise<Scan[]> =>
  (await scanStore.read())
    .filter((scan) => scan.owner === null || scan.owner === owner)
    .toSorted((a, b) => b.at - a.at);
