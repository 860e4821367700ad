import type { Listing } from "@cardplaza/contract/directory/listings";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { api, apiOnce } from "../../../lib/api.ts";
import { DraftPictures } from "../../../forms/pictures/draft-pictures.ts";
import { dropStarter } from "../starter-store.ts";
import { useKeepOwnListing } from "../use-listing-writes.ts";
import { dropKeptListing, keepListing, readKeptListing, withoutDrafts } from "./kept-listing.ts";
import { AutoSaver } from "../../../forms/saving/auto-saver.ts";
import { fieldsOf, type ListingSent, type ListingValues, mergeValues, valuesOf } from "./listing-values.ts";

interface Opened {
  listing: Listing | null;
  memberId: string;
  /** On top of an empty listing, from /free-listing. */
  starter: Partial<ListingValues>;
}

/** What nobody else sees yet is saved as it is typed; what is live, when its owner says so. */
const savesItself = (listing: Listing | null) =>
  !listing || listing.status === "draft" || listing.status === "rejected";

/** The listing's form: what was typed, what of it is saved, and what is wrong. */
export function useListingForm({ listing, memberId, starter }: Opened) {
  const [pictures] = useState(() => new DraftPictures());
  const [base, setBase] = useState(() => valuesOf(listing));
  const [{ start, restored }] = useState(() => opening({ listing, memberId, starter }));
  const [values, setValues] = useState(start);
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
  useEffect(() => () => pictures.dispose(), [pictures]);
  const state = useSyncExternalStore(saver.subscribe, saver.state, saver.state);
  useSyncExternalStore(pictures.subscribe, pictures.version, () => 0);
  const { fields, wrong } = fieldsOf(values, pictures.urlOf);
  // Also when a picture has arrived and has its address: what is sent is then another text.
  const wanted = JSON.stringify(fields);
  useEffect(() => saver.want(JSON.parse(wanted) as ListingSent), [saver, wanted]);

  // In the browser at once, for a reload, a lost session or a server that is away.
  const isKept = state.phase === "saved" && Object.keys(wrong).length === 0;
  useEffect(() => {
    if (isKept) dropKeptListing(memberId);
    else keepListing(memberId, { values: withoutDrafts(values, base, pictures.urlOf), base });
  }, [isKept, values, base, memberId, pictures]);

  useEffect(
    () => () => {
      // Whoever goes on to another page does not wait for the pause.
      if (saver.autosaves) void saver.flush();
      else saver.stop();
    },
    [saver],
  );

  return {
    values,
    pictures,
    saver,
    state,
    restored,
    /** What the server refused, and what cannot be read, by the path of the field. */
    errors: { ...state.refused, ...wrong },
    wrong,
    change: (change: Partial<ListingValues>) => setValues((now) => ({ ...now, ...change })),
    /** Several pictures may come in while others are being moved. */
    changePhotos: (edit: (photos: string[]) => string[]) =>
      setValues((now) => ({ ...now, photos: edit(now.photos) })),
    /** Shows what the listing says now, with what was typed here on top. */
    async takeLatest() {
      const latest = await api["GET /api/business-listings/my-business"]();
      if (!latest) return location.reload();
      const said = valuesOf(latest);
      saver.rebase(latest, fieldsOf(said, pictures.urlOf).fields);
      setValues((typed) => mergeValues(base, typed, said));
      setBase(said);
    },
  };
}

export type ListingFormState = ReturnType<typeof useListingForm>;

function opening({ listing, memberId, starter }: Opened) {
  const said = valuesOf(listing);
  const kept = readKeptListing(memberId);
  const typed = kept ? mergeValues(kept.base, kept.values, said) : said;
  // What came from /free-listing fills what is still empty.
  const filled = Object.entries(starter).filter(([key]) => isEmpty(typed[key as keyof ListingValues]));
  const start: ListingValues = { ...typed, ...Object.fromEntries(filled) };
  return { start, restored: kept !== null && JSON.stringify(typed) !== JSON.stringify(said) };
}

const isEmpty = (value: ListingValues[keyof ListingValues]) =>
  typeof value === "object" && "city" in value ? value.city === "" : value === "";

/** Through a mutation, so that a session that has ended is noticed. */
function useSend() {
  const keepOwn = useKeepOwnListing();
  // The same key until the draft is there: sent again because no answer came, it is not made twice.
  const key = useRef<string>(undefined);
  const { mutateAsync } = useMutation({
    mutationFn: ({ listing, change }: { listing: Listing | null; change: ListingSent }) =>
      listing
        ? api["PATCH /api/business-listings/:id"]({
            params: { id: listing._id },
            body: { ...change, updated_at: listing.updated_at },
          })
        : apiOnce((key.current ??= crypto.randomUUID()))["POST /api/business-listings"]({ body: change }),
    onSuccess(listing) {
      // From now on the listing itself holds what was typed on /free-listing.
      dropStarter();
      keepOwn(listing);
    },
  });
  return (listing: Listing | null, change: ListingSent) => mutateAsync({ listing, change });
}
