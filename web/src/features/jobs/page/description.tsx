import { cn } from "../../../ui/class-names.ts";
import { descriptionBlocks } from "./description-blocks.ts";

/** A description with its paragraphs and lists. */
export function Description({ text }: { text: string }) {
  return (
    <div className="mt-3 grid grid-cols-1 gap-3 break-words">
      {descriptionBlocks(text).map((block, at) => {
        if ("lines" in block)
          return (
            <p key={at} className="whitespace-pre-line">
              {block.lines.join("\n")}
            </p>
          );
        const List = block.isNumbered ? "ol" : "ul";
        return (
          <List
            key={at}
            className={cn("grid grid-cols-1 gap-1 pl-6", block.isNumbered ? "list-decimal" : "list-disc")}
          >
            {block.points.map((point, place) => (
              <li key={place}>{point}</li>
            ))}
          </List>
        );
      })}
    </div>
  );
}
