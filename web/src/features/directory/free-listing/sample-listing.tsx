import { Clock, MapPin, MessageSquareText, Phone } from "lucide-react";
import { Rating } from "../../../ui/rating.tsx";
import { SampleStorefront } from "./sample-storefront.tsx";

/** A drawn listing, not a working one: for screen readers it is a picture. */
export function SampleListing() {
  return (
    <div
      role="img"
      aria-label="A business listing: Kaveri Sweets in Malleswaram, Bengaluru, rated 4.7 by 128 people, open now, with a photo of the shop and buttons to call and to enquire."
      className="relative mx-auto w-full max-w-md select-none"
    >
      <div className="absolute inset-0 translate-x-3 translate-y-4 rotate-2 rounded-[20px] border border-line bg-brand-soft" />
      <div className="relative overflow-hidden rounded-[20px] border border-line bg-surface shadow-float">
        <SampleStorefront className="h-48 w-full" />
        <div className="px-5 pt-5 pb-6 sm:px-6">
          <p className="text-2xl font-bold tracking-[-0.03em]">Kaveri Sweets</p>
          <p className="mt-0.5 text-sm text-muted">Sweet shops · Caterers</p>
          <div className="mt-2.5">
            <Rating value={4.7} count={128} />
          </div>
          <p className="mt-3 flex items-center gap-2 text-sm text-muted">
            <MapPin className="size-4 shrink-0" /> 8th Cross, Malleswaram, Bengaluru
          </p>
          <p className="mt-1.5 flex items-center gap-2 text-sm">
            <Clock className="size-4 shrink-0 text-positive" />
            <span className="font-medium text-positive">Open now</span>
            <span className="text-muted">closes 9 pm</span>
          </p>
          <div className="mt-5 grid grid-cols-2 gap-2 text-sm font-medium">
            <span className="flex h-11 items-center justify-center gap-2 rounded-field bg-brand text-brand-ink">
              <Phone className="size-4" /> Call
            </span>
            <span className="flex h-11 items-center justify-center gap-2 rounded-field border border-line">
              <MessageSquareText className="size-4" /> Enquire
            </span>
          </div>
        </div>
      </div>
    </div>
  );
}
