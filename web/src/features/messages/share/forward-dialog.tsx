import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Chip } from "../../../ui/chip.tsx";
import { FORWARD_WORDS, MAX_FORWARDS } from "../words/share-words.ts";
import { ReceiverList } from "./receiver-list.tsx";
import type { Receiver } from "./use-receivers.ts";

export interface ForwardTo {
  conversationIds: string[];
  /** Connections without a conversation: one is begun with each. */
  userIds: string[];
}

interface ForwardDialogProps {
  /** Sends it to all. What fails is shown in the dialog. */
  onForward: (to: ForwardTo) => void | Promise<unknown>;
  onClose: () => void;
}

const NOBODY: readonly Receiver[] = [];

/** Chooses to whom a message is passed on. */
export function ForwardDialog({ onForward, onClose }: ForwardDialogProps) {
  const form = useSmallForm({
    begin: { chosen: NOBODY },
    check: ({ chosen }) => ({ chosen: chosen.length === 0 && FORWARD_WORDS.needChoice }),
    send: async ({ chosen }) =>
      onForward({ conversationIds: idsOf("conversation", chosen), userIds: idsOf("person", chosen) }),
    onSent: onClose,
    problemAt: "chosen",
  });
  const { chosen } = form.values;
  const toggle = (receiver: Receiver) => {
    const left = chosen.filter(({ id }) => id !== receiver.id);
    form.change({ chosen: left.length < chosen.length ? left : [...chosen, receiver] });
  };
  return (
    <SmallFormDialog
      title={FORWARD_WORDS.title}
      description={FORWARD_WORDS.description}
      form={form}
      sendLabel={FORWARD_WORDS.forward}
      isReady={chosen.length > 0}
      onClose={onClose}
    >
      {chosen.length > 0 && (
        <ul aria-label={FORWARD_WORDS.chosen} className="flex flex-wrap gap-2">
          {chosen.map((receiver) => (
            <li key={receiver.id} className="max-w-full">
              <Chip remove={{ label: FORWARD_WORDS.remove(receiver.name), onPress: () => toggle(receiver) }}>
                {receiver.name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <ReceiverList
        chosen={chosen}
        isFull={chosen.length >= MAX_FORWARDS}
        onToggle={toggle}
        problem={form.problems.chosen}
      />
    </SmallFormDialog>
  );
}

const idsOf = (kind: Receiver["kind"], chosen: readonly Receiver[]) =>
  chosen.filter((each) => each.kind === kind).map(({ id }) => id);
