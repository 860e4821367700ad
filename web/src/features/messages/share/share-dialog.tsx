import { SHARE_TYPES, type ShareType } from "@cardplaza/contract/messages/message-words";
import { useState } from "react";
import { SmallFormProblem } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { SHARE_WORDS } from "../words/share-words.ts";
import type { ShareItem } from "./share-item.ts";
import { ShareList } from "./share-list.tsx";

interface ShareDialogProps {
  /** Goes into the next message as `share: { type, id }`. */
  onShare: (item: ShareItem) => void | Promise<unknown>;
  onClose: () => void;
}

/** Chooses a card, product, job, listing, post or contact. */
export function ShareDialog({ onShare, onClose }: ShareDialogProps) {
  const [type, setType] = useState<ShareType>("card");
  const form = useSmallForm({
    begin: { chosen: null as ShareItem | null, agreed: false },
    check: ({ chosen, agreed }) => ({
      chosen: chosen === null && SHARE_WORDS.needChoice,
      agreed: chosen?.type === "contact" && !agreed && SHARE_WORDS.needAgreed,
    }),
    send: async ({ chosen }) => chosen && onShare(chosen),
    onSent: onClose,
  });
  const { chosen } = form.values;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={SHARE_WORDS.title}>
        <form {...form.props} className="grid grid-cols-1 gap-4">
          <Tabs
            value={type}
            onValueChange={(next) => {
              setType(next as ShareType);
              form.change({ chosen: null, agreed: false });
            }}
          >
            <TabList aria-label={SHARE_WORDS.kinds} className="-mx-6 px-6">
              {SHARE_TYPES.map((each) => (
                <Tab key={each} value={each}>
                  {SHARE_WORDS.tabs[each]}
                </Tab>
              ))}
            </TabList>
            <TabPanel value={type}>
              <ShareList
                key={type}
                type={type}
                chosen={chosen}
                onChoose={(item) => form.change({ chosen: item, agreed: false })}
              />
            </TabPanel>
          </Tabs>
          {chosen?.type === "contact" && (
            <Checkbox
              label={SHARE_WORDS.agreed}
              hint={SHARE_WORDS.agreedHint}
              error={form.problems.agreed}
              {...form.checked("agreed")}
            />
          )}
          <SmallFormProblem text={form.problems.chosen ?? form.problem} />
          <DialogFooter>
            <Button type="submit" busy={form.isSending} aria-disabled={chosen === null}>
              {SHARE_WORDS.share}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
