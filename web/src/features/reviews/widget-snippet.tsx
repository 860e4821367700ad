import { Copy } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { copyLink } from "../../lib/copy-link.ts";
import { ToolSection } from "./tool-section.tsx";

/** One line for the owner's website. */
export function WidgetSnippet({ url }: { url: string }) {
  const snippet = `<script async src="${url}"></script>`;
  return (
    <ToolSection
      title="On your website"
      text="Shows your rating and the latest reviews where you put this line. It sets no cookies."
    >
      <pre className="overflow-x-auto rounded-field bg-sunken p-3 text-xs break-all whitespace-pre-wrap">
        <code>{snippet}</code>
      </pre>
      <div>
        <Button
          variant="secondary"
          size="sm"
          onClick={() =>
            void copyLink(snippet, { title: "Copied", description: "Paste it into your website." })
          }
        >
          <Copy aria-hidden="true" /> Copy the line
        </Button>
      </div>
    </ToolSection>
  );
}
