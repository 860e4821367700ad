import type { contacts } from "@cardplaza/contract/contacts/contacts";
import type { HandlersOf } from "../../context.ts";
import { changeContact } from "./change-contact.ts";
import { deleteContact } from "./delete-contact.ts";
import { exportContacts } from "./export-contacts.ts";
import { saveBatch } from "./save-batch.ts";
import { saveContact } from "./save-contact.ts";
import { listOwnContacts } from "./list-contacts.ts";

export const contactsHandlers: HandlersOf<typeof contacts> = {
  "GET /api/contacts": ({ ctx, query }) => listOwnContacts(ctx, query),
  "GET /api/contacts/export": ({ ctx, query }) => exportContacts(ctx, query),
  "POST /api/contacts": ({ ctx, body }) => saveContact(ctx, body),
  "POST /api/contacts/batch": ({ ctx, body }) => saveBatch(ctx, body.contacts),
  "PATCH /api/contacts/:id": ({ ctx, params, body }) => changeContact(ctx, params.id, body),
  "DELETE /api/contacts/:id": ({ ctx, params }) => deleteContact(ctx, params.id),
};
