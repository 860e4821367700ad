import { CARD_TEXT } from "@cardplaza/contract/cards/card-rules";
import { rupees } from "@cardplaza/contract/money";
import type { Card } from "@cardplaza/contract/cards/cards";
import { pictureSrcSet, pictureUrl, readPictureUrl } from "@cardplaza/contract/uploads/pictures";
import type { ReactNode } from "react";
import type { PanelHeading } from "./contact-panel.tsx";

type WithHeading = { heading: PanelHeading };

export function ServicesPanel({ services, heading: Heading }: Pick<Card, "services"> & WithHeading) {
  return (
    <OfferList empty={CARD_TEXT.noServices}>
      {services.map((service, at) => {
        const {
          name,
          description = "",
          price = null,
          category = "",
          duration = "",
        } = typeof service === "string" ? { name: service } : service;
        return (
          <li
            key={`${at}-${name}`}
            className="border-b border-(--card-line) py-3 first:pt-0 last:border-0 last:pb-0"
          >
            <div className="flex flex-wrap items-baseline gap-x-4">
              <Heading className="min-w-[5em] flex-1 text-base font-semibold tracking-normal">{name}</Heading>
              {price !== null && (
                <span className="font-semibold whitespace-nowrap tabular-nums">{rupees(price)}</span>
              )}
            </div>
            {description && (
              <p className="mt-1 text-sm whitespace-pre-line text-(--card-muted)">{description}</p>
            )}
            {(category || duration) && (
              <p className="mt-1 text-xs text-(--card-muted)">
                {[category, duration].filter(Boolean).join(" · ")}
              </p>
            )}
          </li>
        );
      })}
    </OfferList>
  );
}

export function ProductsPanel({ products, heading: Heading }: Pick<Card, "products"> & WithHeading) {
  return (
    <OfferList empty={CARD_TEXT.noProducts}>
      {products.map(({ name, price, description, image }, at) => (
        <li
          key={`${at}-${name}`}
          className="flex gap-4 border-b border-(--card-line) py-3 first:pt-0 last:border-0 last:pb-0"
        >
          {image && (
            <img
              src={pictureUrl(image, 200)}
              width={80}
              height={80}
              alt=""
              loading="lazy"
              decoding="async"
              className="size-20 shrink-0 rounded-(--card-inner) object-cover"
            />
          )}
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-baseline gap-x-4">
              <Heading className="min-w-[5em] flex-1 text-base font-semibold tracking-normal">{name}</Heading>
              {price !== null && (
                <span className="font-semibold whitespace-nowrap tabular-nums">{rupees(price)}</span>
              )}
            </div>
            {description && (
              <p className="mt-1 text-sm whitespace-pre-line text-(--card-muted)">{description}</p>
            )}
          </div>
        </li>
      ))}
    </OfferList>
  );
}

export function GalleryPanel({ gallery, name }: Pick<Card, "gallery" | "name">) {
  if (gallery.length === 0) return <p className="text-(--card-muted)">{CARD_TEXT.noGallery}</p>;
  return (
    <ul className="grid grid-cols-2 gap-2">
      {gallery.map((url, at) => {
        const size = readPictureUrl(url);
        return (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              <img
                src={pictureUrl(url, 400)}
                srcSet={pictureSrcSet(url)}
                sizes="(min-width: 640px) 260px, 45vw"
                width={size?.width}
                height={size?.height}
                alt={`${name}, ${at + 1} of ${gallery.length}`}
                loading="lazy"
                decoding="async"
                className="aspect-square w-full rounded-(--card-inner) object-cover"
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function OfferList({ empty, children }: { empty: string; children: ReactNode[] }) {
  return children.length > 0 ? <ul>{children}</ul> : <p className="text-(--card-muted)">{empty}</p>;
}
