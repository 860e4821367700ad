import type { Contact, ContactChanges, ContactInput } from "@cardplaza/contract/contacts/contacts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { api, ApiError, apiOnce } from "../../lib/api.ts";
import { problemText } from "../../lib/problem-text.ts";
import { usePages } from "../../lib/use-pages.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import { useAttemptKey } from "../../lib/attempt-key.ts";
import { searchStored } from "./search-stored.ts";
import { saveFile } from "../../lib/save-file.ts";

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

function useRefreshContacts() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [LIST] });
}

/** A retry after a lost response saves the contact once. The same contact entered again later is a new one. */
export function useSaveContact() {
  const refresh = useRefreshContacts();
  const keyFor = useAttemptKey();
  const savedCount = useRef(0);
  return useMutation({
    mutationFn: (body: ContactInput) =>
      apiOnce(keyFor([savedCount.current, body]))["POST /api/contacts"]({ body }),
    onSuccess: ({ name }) => {
      savedCount.current += 1;
      toast({ title: "Contact saved", description: `${name} is in your contacts.` });
      void refresh();
    },
  });
}

export function useChangeContact() {
  const refresh = useRefreshContacts();
  return useMutation({
    mutationFn: ({ id, ...body }: ContactChanges & { id: string }) =>
      api["PATCH /api/contacts/:id"]({ params: { id }, body }),
    onSuccess: () => {
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
