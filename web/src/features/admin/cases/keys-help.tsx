import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { CASES_WORDS } from "./cases-words.ts";

const { keys: words } = CASES_WORDS;

export const KeysHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <DialogContent title={words.title} description={words.intro}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2.5 text-sm">
        {words.list.map(([key, does]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <dt>
              <kbd className="inline-block min-w-7 rounded-md border border-line bg-sunken px-2 py-0.5 text-center font-mono text-xs">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </DialogContent>
  </Dialog>
);
