import type { SharedContactValue } from "../messages.table.ts";
import { facts, type Thing } from "./thing.ts";

/** What is given on of a contact: no notes, no address. Nobody but its owner can open it. */
export const contactValue = ({ name, company, phone, email }: SharedContactValue): SharedContactValue => ({
  name,
  company,
  phone,
  email,
});

export const contactThing = ({ name, company, phone, email }: SharedContactValue): Thing => ({
  title: name,
  text: facts(company, phone, email),
  picture: "",
  path: "",
});
