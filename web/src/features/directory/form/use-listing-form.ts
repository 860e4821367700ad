import type { Listing } from "@cardplaza/contract/directory/listings";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { type Path, type PathValue, useWatch } from "react-hook-form";
import { api, apiOnce } from "../../../lib/api.ts";
import { mergeVersions } from "../../../forms/saving/merge-versions.ts";
import { useSaverState } from "../../../forms/saving/use-saver-state.ts";
import { useStaleMerge } from "../../../forms/saving/use-stale-merge.ts";
import { useStepForm } from "../../../forms/use-step-form.ts";
import { dropStarter } from "../starter-store.ts";
import { useCacheOwnListing } from "../use-listing-writes.ts";
import { listingDraft, readListingDraft, withoutDrafts } from "./listing-draft.ts";
import { LISTING_FORM } from "./listing-form-definition.ts";
import { AutoSaver } from "../../../forms/saving/auto-saver.ts";
import { fieldsOf, type ListingSent, type ListingValues, valuesOf } from "./listing-values.ts";

interface Opened {
  listing: Listing | null;
  memberId: string;
  /** Values from /free-listing, on top of an empty listing. */
  starter: Partial<ListingValues>;
}

/** What nobody else sees yet is saved as it is typed; what is live, when its owner says so. */
const savesItself = (listing: Listing | null) =>
  !listing || listing.status === "draft" || listing.status === "rejected";

/** The listing's form: what was typed, what of it is saved, and what is wrong. */
export function useListingForm({ listing, memberId, starter }: Opened) {
  const [{ start, restored }] = useState(() => opening({ listing, memberId, starter }));
  const stepForm = useStepForm(LISTING_FORM, start);
  const { form, pictures } = stepForm;
  const values = useWatch({ control: form.control }) as ListingValues;
  const { opened, take } = useStaleMerge({ record: listing, valuesOf, form });
  const base = useMemo(() => valuesOf(opened), [opened]);
  const send = useSend();
  const [saver] = useState(
    () =>
      new AutoSaver({
        record: listing,
        saved: fieldsOf(base, pictures.urlOf).fields,
        autosaves: savesItself(listing),
        send,
      }),
  );
  const state = useSaverState(saver);
  useSyncExternalStore(pictures.subscribe, pictures.version, () => 0);
  const { fields, wrong } = fieldsOf(values, pictures.urlOf);
  // Also when a picture has arrived and has its address: what is sent is then another text.
  const wanted = JSON.stringify(fields);
  useEffect(() => saver.want(JSON.parse(wanted) as ListingSent), [saver, wanted]);

  // In the browser at once, for a reload, a lost session or a server that is away.
  const isSaved = state.phase === "saved" && Object.keys(wrong).length === 0;
  useEffect(() => {
    const draft = listingDraft(memberId);
    if (isSaved) draft.drop();
    else draft.save({ values: withoutDrafts(values, base, pictures.urlOf), base });
  }, [isSaved, values, base, memberId, pictures]);

  useEffect(
    () => () => {
      // Saves at once when the page is left.
      if (saver.autosaves) void saver.flush();
      else saver.stop();
    },
    [saver],
  );

  const set = <Name extends Path<ListingValues>>(name: Name, value: PathValue<ListingValues, Name>) =>
    form.setValue(name, value, { shouldDirty: true });

  return {
    stepForm,
    values,
    pictures,
    saver,
    state,
    restored,
    /** What the server refused, and what cannot be read, by the path of the field. */
    errors: { ...state.refused, ...wrong },
    wrong,
    change(change: Partial<ListingValues>) {
      for (const [name, value] of Object.entries(change)) set(name as keyof ListingValues, value);
    },
    /** Several pictures may come in while others are being moved. */
    changePhotos: (edit: (photos: readonly string[]) => string[]) =>
      set("photos", edit(form.getValues("photos"))),
    /** Shows what the listing says now, with what was typed here on top. */
    async takeLatest() {
      const latest = await api["GET /api/business-listings/my-business"]();
      if (!latest) return location.reload();
      saver.rebase(latest, fieldsOf(valuesOf(latest), pictures.urlOf).fields);
      take(latest);
    },
  };
}

export type ListingFormState = ReturnType<typeof useListingForm>;

function opening({ listing, memberId, starter }: Opened) {
  const saved = valuesOf(listing);
  const draft = readListingDraft(memberId);
  const typed = draft ? mergeVersions(draft.base, draft.values, saved).values : saved;
  // What came from /free-listing fills what is still empty.
  const filled = Object.entries(starter).filter(([key]) => isEmpty(typed[key as keyof ListingValues]));
  const start: ListingValues = { ...typed, ...Object.fromEntries(filled) };
  return { start, restored: draft !== null && JSON.stringify(typed) !== JSON.stringify(saved) };
}

const isEmpty = (value: ListingValues[keyof ListingValues]) =>
  typeof value === "object" && "city" in value ? value.city === "" : value === "";

/** Through a mutation, so that a session that has ended is noticed. */
function useSend() {
  const cacheOwn = useCacheOwnListing();
  // The same key until the draft exists, so that a retry after a lost response creates it once.
  const key = useRef<string>(undefined);
  const { mutateAsync } = useMutation({
    mutationFn: ({ listing, change }: { listing: Listing | null; change: ListingSent }) =>
      listing
        ? api["PATCH /api/business-listings/:id"]({
            params: { id: listing._id },
            body: { ...change, version: listing.version },
          })
        : apiOnce((key.current ??= crypto.randomUUID()))["POST /api/business-listings"]({ body: change }),
    onSuccess(listing) {
      // From now on the listing itself holds what was typed on /free-listing.
      dropStarter();
      cacheOwn(listing);
    },
  });
  return (listing: Listing | null, change: ListingSent) => mutateAsync({ listing, change });
}
