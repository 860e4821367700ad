import { Switch } from "../../../ui/fields/switch.tsx";
import type { DesignPart } from "./use-design.ts";

const ELEMENTS = [
  ["showPersonalContact", "Personal Contact", "Your phone and e-mail"],
  ["showBusinessContact", "Business Contact", "Business phone, e-mail, address and website"],
  ["showProducts", "Products", "The Products tab"],
  ["showServices", "Services", "The Services tab"],
  ["showGallery", "Gallery", "The Gallery tab"],
  ["showQR", "QR Code", "The QR button"],
] as const;

/** What is switched off here disappears for everybody: from the page, the contact file and search. */
export function ElementsTab({ design, change }: DesignPart) {
  return (
    <ul className="grid grid-cols-1 divide-y divide-line">
      {ELEMENTS.map(([field, label, hint]) => (
        <li key={field} className="py-3 first:pt-0 last:pb-0">
          <Switch
            label={label}
            hint={hint}
            checked={design[field]}
            onChange={({ target }) => change({ [field]: target.checked })}
          />
        </li>
      ))}
    </ul>
  );
}
