import type { SavedCard } from "@cardplaza/contract/cards/saved/saved-cards";
import { ScanLine } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useSavedAt } from "../../../lib/offline/use-saved-at.ts";
import { SavedCopyNote } from "../../../site/saved-copy-note.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { UnsaveDialog } from "../visitor-actions/unsave-dialog.tsx";
import { CardGrid } from "../own-cards/card-grid.tsx";
import { CardList } from "../own-cards/card-list.tsx";
import { SavedCardNoteDialog } from "./saved-card-note-dialog.tsx";
import { SavedCardTile } from "./saved-card-tile.tsx";
import { SavedExportMenu } from "./saved-export-menu.tsx";
import { SavedSearch } from "./saved-search.tsx";
import { searchSaved } from "./search-saved.ts";
import { SectionHeading } from "../own-cards/section-heading.tsx";
import { useSavedCards, useUnsaveCard } from "./use-saved-cards.ts";

export function SavedCards() {
  const saved = useSavedCards();
  const isSavedCopy = useSavedAt("/api/business-cards/saved") !== undefined;
  const unsave = useUnsaveCard();
  const [leaving, setLeaving] = useState<SavedCard | null>(null);
  const [noted, setNoted] = useState<SavedCard | null>(null);
  const [text, setText] = useState("");
  const [tag, setTag] = useState<string | null>(null);
  const count = saved.isError ? undefined : saved.data?.length;
  return (
    <>
      <SectionHeading
        title={
          <>
            Saved Business Cards
            {count !== undefined && <span className="font-normal text-muted tabular-nums"> ({count})</span>}
          </>
        }
        actions={
          <>
            <Button asChild variant="secondary">
              <Link to="/card-scanner">
                <ScanLine /> Scan a card
              </Link>
            </Button>
            {count !== undefined && count > 0 && <SavedExportMenu />}
          </>
        }
      />
      <SavedCopyNote of="/api/business-cards/saved" className="mb-5" />
      <CardList
        query={saved}
        what="your saved cards"
        empty={
          <EmptyState drawing="cards" title="No Saved Cards" text="Save a card and you will find it here." />
        }
      >
        {(cards) => {
          const found = searchSaved(cards, text, tag);
          return (
            <>
              <SavedSearch cards={cards} text={text} onText={setText} tag={tag} onTag={setTag} />
              <p role="status" className="sr-only">
                {found.length} of {cards.length} shown
              </p>
              {found.length > 0 ? (
                <CardGrid key={`${text} ${tag}`} cards={found} label="Saved cards">
                  {(card) => (
                    <SavedCardTile
                      card={card}
                      isSavedCopy={isSavedCopy}
                      onNote={setNoted}
                      onUnsave={setLeaving}
                    />
                  )}
                </CardGrid>
              ) : (
                <Panel>
                  <EmptyState
                    drawing="search"
                    title="No saved card matches"
                    text="Try another word or another tag."
                  />
                </Panel>
              )}
            </>
          );
        }}
      </CardList>
      {leaving && (
        <UnsaveDialog
          name={leaving.name}
          open
          onOpenChange={() => setLeaving(null)}
          // A toast shows the failure.
          onConfirm={() => unsave.mutateAsync(leaving._id).catch(() => {})}
        />
      )}
      {noted && <SavedCardNoteDialog card={noted} onClose={() => setNoted(null)} />}
    </>
  );
}
