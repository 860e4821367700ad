import type { z } from "zod";
import type { Contact } from "@cardplaza/contract/contacts/contacts";
import type { ContactRow } from "./contacts.table.ts";

export const presentContact = ({ id, ...row }: ContactRow): z.input<typeof Contact> => ({ _id: id, ...row });
