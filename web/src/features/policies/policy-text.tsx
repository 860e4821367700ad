import type { Block } from "@cardplaza/contract/policies/policy-rules";
import { InlineText } from "./inline-text.tsx";
import { PolicyTable } from "./policy-table.tsx";

/** A document as elements. Nothing in it is ever taken for HTML. */
export function PolicyText({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, at) => <PolicyBlock key={at} block={block} />);
}

function PolicyBlock({ block }: { block: Block }) {
  if (block.kind === "heading") {
    const Heading = block.level === 2 ? "h2" : "h3";
    return (
      <Heading id={block.id} className="mt-10 text-xl break-after-avoid first:mt-0">
        {block.text}
      </Heading>
    );
  }
  if (block.kind === "list") {
    const List = block.ordered ? "ol" : "ul";
    return (
      <List
        className={`mt-4 grid gap-2 pl-6 marker:text-muted ${block.ordered ? "list-decimal" : "list-disc"}`}
      >
        {block.items.map((item, at) => (
          <li key={at} className="pl-1 break-inside-avoid">
            <InlineText parts={item} />
          </li>
        ))}
      </List>
    );
  }
  if (block.kind === "table") return <PolicyTable head={block.head} rows={block.rows} />;
  return (
    <p className="mt-4">
      <InlineText parts={block.parts} />
    </p>
  );
}
