import { type UseQueryResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { OneSheet } from "./one-sheet.tsx";
import { type ActionWords, type Choice, ReasonDialog } from "./reason-dialog.tsx";

export interface Decided<Action extends string> {
  action: Action;
  reason?: string | undefined;
  /** Of a decision with a choice. */
  chosen: string;
}

interface DecisionSheetProps<One, Action extends string> {
  one: UseQueryResult<One>;
  nameOf: (one: One) => string;
  /** What this administrator may decide now. */
  actionsOf: (one: One) => readonly Action[];
  wordsOf: (one: One, action: Action) => ActionWords;
  /** Texts to choose from. */
  ready?: Partial<Record<Action, readonly string[]>>;
  send: (one: One, decided: Decided<Action>) => Promise<unknown>;
  choiceOf?: (one: One, action: Action) => Choice | undefined;
  /** The endpoints whose answers a decision makes old. */
  reads: readonly string[];
  isWide?: boolean;
  onClose: () => void;
  children: (one: One) => ReactNode;
}

/** One of a list, with a button for each decision and a dialog that asks for its reason. */
export function DecisionSheet<One, Action extends string>(props: DecisionSheetProps<One, Action>) {
  const { one, nameOf, actionsOf, wordsOf, ready, choiceOf, send, reads, isWide, onClose, children } = props;
  const { data } = one;
  const [asked, setAsked] = useState<Action | null>(null);
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: ({ about, ...decided }: Decided<Action> & { about: One }) => send(about, decided),
    // A refusal too means that what is shown is old.
    onSettled: () => Promise.all(reads.map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
  const actions = data === undefined ? [] : actionsOf(data);
  return (
    <>
      <OneSheet
        one={one}
        titleOf={nameOf}
        isWide={isWide}
        footer={
          data !== undefined &&
          actions.length > 0 &&
          actions.map((action) => (
            <Button
              key={action}
              size="sm"
              variant={wordsOf(data, action).isMain ? "primary" : "secondary"}
              onClick={() => setAsked(action)}
            >
              {wordsOf(data, action).name}
            </Button>
          ))
        }
        onClose={onClose}
      >
        {children}
      </OneSheet>
      {asked !== null && data !== undefined && (
        <ReasonDialog
          key={asked}
          action={wordsOf(data, asked)}
          name={nameOf(data)}
          ready={ready?.[asked]}
          choice={choiceOf?.(data, asked)}
          onSend={(reason, chosen) => decide.mutateAsync({ about: data, action: asked, reason, chosen })}
          onDone={() => setAsked(null)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
