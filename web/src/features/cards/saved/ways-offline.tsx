import type { SavedCard } from "@cardplaza/contract/cards/saved/saved-cards";

const LINK = "break-words text-brand-strong underline decoration-brand/40 hover:decoration-current";

/** How to reach the person of a saved card while its page cannot be opened. */
export function WaysOffline({ card }: { card: SavedCard }) {
  const { phone, business_phone, email, business_email, address, readablePhones } = card;
  const numbers = new Map([
    [phone, readablePhones?.phone || phone],
    [business_phone, readablePhones?.business_phone || business_phone],
  ]);
  numbers.delete("");
  const mails = new Set([email, business_email].filter(Boolean));
  if (numbers.size + mails.size === 0 && !address) return null;
  return (
    <ul className="mt-3 grid gap-1.5 text-sm">
      {[...numbers].map(([number, readable]) => (
        <li key={number}>
          <a href={`tel:${number}`} className={LINK}>
            {readable}
          </a>
        </li>
      ))}
      {[...mails].map((mail) => (
        <li key={mail}>
          <a href={`mailto:${mail}`} className={LINK}>
            {mail}
          </a>
        </li>
      ))}
      {address && <li className="break-words whitespace-pre-line text-muted">{address}</li>}
    </ul>
  );
}
