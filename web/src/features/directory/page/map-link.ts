import type { Listing } from "@cardplaza/contract/directory/listings";

/** The way there: phones open their map with it. Nothing where the owner hides the address. */
export function mapLink({ hideAddress, lat, lng, name, address }: Listing): string | null {
  if (hideAddress) return null;
  const { line1, line2, locality, city, state, pin } = address;
  const words = [name, line1, line2, locality, city, state, pin].filter(Boolean).join(", ");
  const target = lat !== null && lng !== null ? `${lat},${lng}` : line1 ? words : null;
  if (!target) return null;
  const query = new URLSearchParams({ api: "1", destination: target });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}
