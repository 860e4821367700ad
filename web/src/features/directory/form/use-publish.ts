import { missingToPublish } from "@cardplaza/contract/directory/listing-rules";
import type { ErrorBody } from "@cardplaza/contract/errors";
import type { Listing } from "@cardplaza/contract/directory/listings";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, ApiError } from "../../../lib/api.ts";
import { refusedFields } from "../../../forms/saving/refused-fields.ts";
import { useCacheOwnListing } from "../use-listing-writes.ts";
import { contentsOf } from "./listing-values.ts";
import type { ListingFormState } from "./use-listing-form.ts";

interface Publish {
  form: ListingFormState;
  /** Shows what is wrong, at this field first. */
  onWrong: (path: string) => void;
  onPublished: (listing: Listing) => void;
}

/** Saves what is left to save, then publishes. */
export function usePublish({ form, onWrong, onPublished }: Publish) {
  const cacheOwn = useCacheOwnListing();
  const [found, setFound] = useState<ErrorBody["listing"]>();
  const { mutate, isPending, error, reset } = useMutation({
    async mutationFn(isAnotherBusiness: boolean) {
      const isSaved = await form.saver.flush();
      const { record: listing } = form.saver.state();
      // The problem is shown beside the button.
      if (!isSaved || !listing) return null;
      return api["POST /api/business-listings/:id/submit"]({
        params: { id: listing._id },
        body: { isAnotherBusiness },
      });
    },
    onSuccess(listing) {
      if (!listing) {
        const [path] = Object.keys(form.saver.state().refused);
        return path && onWrong(path);
      }
      setFound(undefined);
      form.saver.take(listing);
      cacheOwn(listing);
      onPublished(listing);
    },
    onError(failure) {
      if (failure instanceof ApiError && failure.listing) setFound(failure.listing);
      const [path] = Object.keys(refusedFields(failure));
      if (path) onWrong(path);
    },
  });
  return {
    busy: isPending,
    /** The error, unless it is a duplicate, which has its own dialog. */
    error: error instanceof ApiError && error.listing ? null : error,
    found,
    publish() {
      reset();
      const [path] = [...Object.keys(form.errors), ...Object.keys(missingToPublish(contentsOf(form.values)))];
      if (path) return onWrong(path);
      mutate(false);
    },
    publishAnother: () => mutate(true),
    closeFound: () => setFound(undefined),
  };
}
