import { categoryName } from "@cardplaza/contract/categories/business-categories";
import { rupees } from "@cardplaza/contract/money";
import { readablePhone } from "@cardplaza/contract/phones";
import { openState, weekTable } from "@cardplaza/contract/directory/hours/opening-hours";
import { useQuery } from "@tanstack/react-query";
import { Clock, MapPin, Phone } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ownListingQuery } from "../../../lib/use-viewer.ts";
import { Badge } from "../../../ui/badge.tsx";
import { useListing } from "./form-context.ts";
import { contentsOf } from "./listing-values.ts";

/** The listing as people will find it, with what is filled in so far. */
export function ListingPreview() {
  const { values, pictures } = useListing();
  const { hours, services } = contentsOf(values);
  const { address, hideAddress, is24x7, photos } = values;
  const cover = pictures.shownAt(values.cover) || pictures.shownAt(photos[0] ?? "");
  const logo = pictures.shownAt(values.logo);
  const opening = { hours, is24x7, specialHours: [] };
  // Of what is saved the server has said how the town groups it.
  const saved = useQuery({ ...ownListingQuery, enabled: false }).data;
  const phone = (saved?.phone === values.phone && saved.readablePhone) || readablePhone(values.phone);
  const [now] = useState(() => new Date());
  const open = openState(opening, now);
  const place = [
    ...(hideAddress ? [] : [address.line1, address.line2]),
    address.locality,
    address.city,
    hideAddress ? "" : address.pin,
  ].filter(Boolean);
  return (
    <article aria-label="Preview" className="overflow-hidden rounded-card border border-line bg-raised">
      <div className="relative aspect-[5/2] bg-linear-to-br from-brand to-accent">
        {cover && <img src={cover} alt="" className="size-full object-cover" />}
      </div>
      <div className="px-5 pb-6 sm:px-6">
        <div className="relative -mt-9 mb-3 grid size-18 place-items-center overflow-hidden rounded-card border-4 border-raised bg-sunken text-2xl font-semibold text-muted">
          {logo ? (
            <img src={logo} alt="" className="size-full object-cover" />
          ) : (
            (values.name.trim()[0] ?? "?")
          )}
        </div>
        <p className="text-xl font-semibold break-words">{values.name.trim() || "Your business"}</p>
        <p className="mt-0.5 text-sm text-muted">
          {[values.category, ...values.moreCategories].map(categoryName).filter(Boolean).join(" · ") ||
            "Category"}
        </p>
        <ul className="mt-4 grid grid-cols-1 gap-2 text-sm">
          {place.length > 0 && <Line icon={<MapPin />}>{place.join(", ")}</Line>}
          {open && (
            <Line icon={<Clock />}>
              <Badge tone={open.isOpen ? "positive" : "neutral"}>{open.text}</Badge>
            </Line>
          )}
          {values.phone.trim() && <Line icon={<Phone />}>{phone}</Line>}
        </ul>
        {values.description.trim() && (
          <p className="mt-4 text-sm break-words whitespace-pre-line">{values.description.trim()}</p>
        )}
        {services.length > 0 && (
          <ul aria-label="Services" className="mt-5 divide-y divide-line border-y border-line text-sm">
            {services.map(({ name, pricePaise }, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at} className="flex justify-between gap-4 py-2">
                <span className="min-w-0 break-words">{name}</span>
                {pricePaise !== undefined && <span className="tabular-nums">{rupees(pricePaise / 100)}</span>}
              </li>
            ))}
          </ul>
        )}
        {open && (
          <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm">
            {weekTable(opening).map(({ day, name, text }) => (
              <div key={day} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="tabular-nums">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {photos.length > 0 && (
          <ul aria-label="Photos" className="mt-5 grid grid-cols-3 gap-2">
            {photos.map((photo, at) => (
              <li key={photo} className="aspect-square overflow-hidden rounded-field bg-sunken">
                <img
                  src={pictures.shownAt(photo)}
                  alt={`${at + 1} of ${photos.length}`}
                  className="size-full object-cover"
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted">
      {icon}
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}
