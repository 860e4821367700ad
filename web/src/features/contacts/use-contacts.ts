import type { Contact, ContactChanges, ContactInput } from "@cardplaza/contract/contacts/contacts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, ApiError } from "../../lib/api.ts";
import type { Entry, Mended } from "../../lib/outbox/entry.ts";
import { useOutbox } from "../../lib/outbox/use-outbox.ts";
import { problemText } from "../../lib/problem-text.ts";
import { usePages } from "../../lib/use-pages.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import { searchStored } from "./search-stored.ts";
import { saveFile } from "../../lib/save-file.ts";
import { OUTBOX_TEXT } from "../../site/outbox/outbox-words.ts";
import { CONTACT, CONTACT_CHANGE } from "./contact-kinds.ts";

const LIST = "GET /api/contacts";

export interface ContactFilters {
  q: string;
  tag: string | null;
}

const asQuery = ({ q, tag }: ContactFilters) => ({ q: q || undefined, tag: tag ?? undefined });

/** Newest first. */
export function useContacts(filters: ContactFilters) {
  const list = usePages([LIST, filters], (cursor) =>
    api[LIST]({ query: { ...asQuery(filters), cursor } }).catch((error: unknown) => {
      const isSearch = filters.q !== "" || filters.tag !== null;
      if (error instanceof ApiError || !isSearch) throw error;
      return searchStored(filters);
    }),
  );
  const contacts: Contact[] | undefined = list.data?.pages.flatMap((page) => page.contacts);
  // The page fetched last counts: further ones may have come much later than the first.
  const { total = 0, tags = [] } = list.data?.pages.at(-1) ?? {};
  return { ...list, contacts, total, tags };
}

/** New contacts, and changes to some, that wait in this browser. */
export function useWaitingContacts() {
  const outbox = useOutbox();
  const isContact = ({ kind }: Entry) => kind === CONTACT.name || kind === CONTACT_CHANGE.name;
  return { outbox, waiting: outbox.waiting.filter(isContact) };
}

function useRefreshContacts() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [LIST] });
}

/** Without a network it waits, and is saved once. `mends` is a refused one, whose place it takes. */
export function useSaveContact(mends?: Mended) {
  const refresh = useRefreshContacts();
  const outbox = useOutbox();
  return useMutation({
    mutationFn: (body: ContactInput) => outbox.add(CONTACT, { call: { body }, label: body.name }, mends),
    onSuccess: (added, { name }) => {
      if ("waits" in added) return void toast(OUTBOX_TEXT.kept);
      toast({ title: "Contact saved", description: `${name} is in your contacts.` });
      void refresh();
    },
  });
}

interface ContactChange extends ContactChanges {
  id: string;
  /** Whom the list of what waits names. */
  of: string;
}

export function useChangeContact() {
  const refresh = useRefreshContacts();
  const outbox = useOutbox();
  return useMutation({
    mutationFn: ({ id, of, ...body }: ContactChange) =>
      outbox.add(CONTACT_CHANGE, { call: { params: { id }, body }, label: `Changes to ${of}` }),
    onSuccess: (added) => {
      if ("waits" in added) return void toast(OUTBOX_TEXT.kept);
      toast({ title: "Contact changed" });
      void refresh();
    },
  });
}

export function useDeleteContact() {
  const refresh = useRefreshContacts();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await api["DELETE /api/contacts/:id"]({ params: { id } });
      } catch (error) {
        // Another tab has already deleted it.
        if (error instanceof ApiError && error.status === 404) return;
        throw new Error(problemText(error), { cause: error });
      }
    },
    onSuccess: () => {
      toast({ title: "Contact deleted" });
      void refresh();
    },
  });
}

export function useExportContacts(filters: ContactFilters) {
  return useMutation({
    mutationFn: async (format: "vcf" | "csv") => {
      const file = await api["GET /api/contacts/export"]({ query: { ...asQuery(filters), format } });
      saveFile(file, `contacts.${format}`);
    },
    onError: (error) =>
      toast({
        title: "Your contacts were not exported",
        description: problemText(error),
        variant: "destructive",
      }),
  });
}
