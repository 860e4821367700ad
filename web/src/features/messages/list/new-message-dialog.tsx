import { writePath } from "@cardplaza/contract/messages/message-words";
import { SEARCH_MAX } from "@cardplaza/contract/text-limits";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { Search } from "lucide-react";
import { Link } from "react-router";
import { problemText } from "../../../lib/problem-text.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useFoundPeople } from "../groups/use-found-people.ts";
import { LIST_WORDS } from "../messages-words.ts";
import { GROUPS_WORDS } from "../words/groups-words.ts";

/** Chooses the connection to write to. */
export function NewMessageDialog({ onClose }: { onClose: () => void }) {
  const { search, people, error, isFetching } = useFoundPeople({ onlyConnections: true });
  const isNobody = people?.length === 0 && !isFetching;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={LIST_WORDS.newMessage} description={LIST_WORDS.newMessageHint}>
        <div className="grid grid-cols-1 gap-3">
          <Field label={GROUPS_WORDS.searchPeople} error={error ? problemText(error) : undefined}>
            <TextField
              type="search"
              leading={<Search />}
              maxLength={SEARCH_MAX}
              autoComplete="off"
              value={search.text}
              onChange={({ target }) => search.setText(target.value)}
            />
          </Field>
          <ul
            aria-label={GROUPS_WORDS.found}
            aria-busy={isFetching || undefined}
            className="-mx-2 grid max-h-80 min-h-24 content-start overflow-y-auto overscroll-contain"
          >
            {people?.map(({ person: { _id, name, profile_image, headline, city } }) => (
              <li key={_id}>
                <Link
                  to={writePath(_id)}
                  onClick={onClose}
                  className="flex min-h-12 items-center gap-2.5 rounded-field px-2 py-1.5 -outline-offset-2 hover:bg-hover"
                >
                  <Avatar
                    size="sm"
                    name={name}
                    src={profile_image && pictureUrl(profile_image, 100)}
                    decorative
                  />
                  <span className="min-w-0 text-sm">
                    <span dir="auto" className="block font-medium wrap-anywhere">
                      {name}
                    </span>
                    <span dir="auto" className="line-clamp-1 text-xs text-muted">
                      {[headline, city].filter(Boolean).join(" · ")}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
            {!people && !error && [0, 1, 2].map((at) => <Skeleton key={at} className="m-2 h-10" />)}
          </ul>
          {isNobody &&
            (search.q ? (
              <p role="status" className="text-sm text-muted">
                {GROUPS_WORDS.nobody}
              </p>
            ) : (
              <EmptyState
                drawing="people"
                title={LIST_WORDS.noConnections}
                action={
                  <Button asChild>
                    <Link to="/connect-in?tab=connections">{LIST_WORDS.findPeople}</Link>
                  </Button>
                }
              />
            ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}
