import { useQuery } from "@tanstack/react-query";
import { Copy, Download } from "lucide-react";
import { useEffect, useMemo } from "react";
import { query } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { saveFile } from "../../lib/save-file.ts";
import { copyLink } from "../../lib/copy-link.ts";
import type { ReviewedTarget } from "./reviewed-target.ts";
import { ToolSection } from "./tool-section.tsx";

/** A permanent link for customers, as text and as a code to print. */
export function CounterLink({ target, url }: { target: ReviewedTarget; url: string }) {
  const { targetType, targetId } = target;
  const { data, isError, refetch } = useQuery(
    query["GET /api/reviews/tools/qr.png"]({ query: { targetType, targetId } }),
  );
  const shown = useMemo(() => data && URL.createObjectURL(data), [data]);
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown)), [shown]);
  return (
    <ToolSection title="For your counter" text="Print the code and put it where customers pay.">
      <div className="flex flex-wrap items-start gap-4">
        <div className="rounded-field border border-line bg-white p-2">
          {shown ? (
            <img src={shown} alt="QR code that opens the review form" className="size-32" />
          ) : (
            <Skeleton className="size-32" />
          )}
        </div>
        <div className="grid min-w-56 flex-1 grid-cols-1 gap-3">
          <TextField
            readOnly
            aria-label="Link for your counter"
            value={url}
            onFocus={(event) => event.target.select()}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              onClick={() =>
                void copyLink(url, { title: "Link Copied", description: "Your review link is copied." })
              }
            >
              <Copy aria-hidden="true" /> Copy link
            </Button>
            {isError ? (
              <Button variant="secondary" size="sm" onClick={() => void refetch()}>
                Retry the QR code
              </Button>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                aria-disabled={!data}
                onClick={() => data && saveFile(data, "Review-QR.png")}
              >
                <Download aria-hidden="true" /> Download QR code
              </Button>
            )}
          </div>
        </div>
      </div>
    </ToolSection>
  );
}
