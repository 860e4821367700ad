import { z } from "zod";
import { CONTACT_BOUNDS, CONTACT_SOURCES, CONTACTS_TEXT, MAX_BATCH } from "./contacts-words.ts";
import { endpoints } from "../endpoint.ts";
import { LinkField } from "../links/link-field.ts";
import { Email } from "../accounts/people.ts";
import { Id, Timestamp } from "../shapes.ts";
import { Line, Text } from "../text.ts";
import { QUERY_MAX } from "../search/search-words.ts";

const short = (field: keyof typeof CONTACT_BOUNDS) => Line(0, CONTACT_BOUNDS[field]);

const Fields = z.object({
  name: Line(1, CONTACT_BOUNDS.name),
  role: short("role"),
  company: short("company"),
  phone: short("phone"),
  email: z.union([z.literal(""), Email]),
  website: LinkField({ max: CONTACT_BOUNDS.website, message: CONTACTS_TEXT.badLink, anyHost: true }),
  address: short("address"),
  notes: Text(0, CONTACT_BOUNDS.notes),
  tag: short("tag"),
  member: short("member"),
});

/** A member's private notes about another person. Only the name is required. */
export const ContactFields = Fields.partial()
  .required({ name: true })
  .extend({ source: z.enum(CONTACT_SOURCES).default("typed") });
export type ContactFields = z.output<typeof ContactFields>;
export type ContactInput = z.input<typeof ContactFields>;

export const ContactChanges = Fields.partial();
export type ContactChanges = z.output<typeof ContactChanges>;

export const Contact = z.object({
  _id: Id,
  name: z.string(),
  role: z.string(),
  company: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  address: z.string(),
  notes: z.string(),
  tag: z.string(),
  member: z.string(),
  source: z.enum(CONTACT_SOURCES),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type Contact = z.infer<typeof Contact>;

/** Created by the scanning device, before there is a network: the same id again is the same contact. */
const ScanId = z.uuid();

const Filters = z.object({ q: Line(0, QUERY_MAX).optional(), tag: Line(1, CONTACT_BOUNDS.tag).optional() });
const OneContact = z.object({ id: Id });

export const contacts = endpoints({
  "GET /api/contacts": {
    summary: "Your contacts, newest first, 50 a page",
    auth: "member",
    query: Filters.extend({ cursor: Id.optional() }),
    returns: z.object({
      contacts: z.array(Contact),
      /** The number of all contacts, whatever the filters. */
      total: z.number().int(),
      tags: z.array(z.string()),
      nextCursor: z.string().nullable(),
    }),
  },
  "GET /api/contacts/export": {
    summary: "Your contacts as contact file or table, with the same filters",
    auth: "member",
    query: Filters.extend({ format: z.enum(["vcf", "csv"]) }),
    hiddenFromAdmins: true,
    returns: { raw: "text/plain" },
    limit: { points: 30, seconds: 3600, by: "account" },
  },
  "POST /api/contacts": {
    summary: "Save a contact",
    auth: "member",
    body: ContactFields,
    returns: Contact,
    status: 201,
    limit: { points: 1000, seconds: 86_400, by: "account" },
  },
  "POST /api/contacts/batch": {
    summary: "Save several scanned contacts; a known id is left unchanged, even if deleted",
    auth: "member",
    // A hundred of the longest, in three bytes a character.
    maxBody: 1024 * 1024,
    body: z.object({
      contacts: z
        .array(ContactFields.extend({ id: ScanId }))
        .min(1)
        .max(MAX_BATCH, `At most ${MAX_BATCH} contacts at once.`),
    }),
    returns: z.object({
      contacts: z.array(z.object({ id: ScanId, _id: Id, created: z.boolean() })),
    }),
    limit: { points: 500, seconds: 86_400, by: "account" },
  },
  "PATCH /api/contacts/:id": {
    summary: "Change a contact",
    auth: "member",
    params: OneContact,
    body: ContactChanges,
    returns: Contact,
  },
  "DELETE /api/contacts/:id": {
    summary: "Delete a contact",
    auth: "member",
    params: OneContact,
    returns: null,
  },
});
