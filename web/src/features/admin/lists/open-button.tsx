import { Button } from "../../../ui/button.tsx";
import { LISTS_WORDS } from "./lists-words.ts";

/** At the end of a row: opens its sheet. */
export const OpenButton = ({ name, onOpen }: { name: string; onOpen: () => void }) => (
  <div className="flex justify-end">
    <Button size="sm" variant="secondary" aria-label={LISTS_WORDS.open(name)} onClick={onOpen}>
      {LISTS_WORDS.details}
    </Button>
  </div>
);
