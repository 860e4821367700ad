import type { ToAnswerItem } from "@cardplaza/contract/to-answer/to-answer";
import {
  Check,
  Ellipsis,
  ExternalLink,
  type LucideIcon,
  Mail,
  MessageCircle,
  Phone,
  Reply,
} from "lucide-react";
import type { ToAnswerAct } from "@cardplaza/contract/to-answer/to-answer-words";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../ui/overlays/menu.tsx";
import type { OutsideAct, ReadyAct } from "./acts.ts";
import { ACT_WORDS, TO_ANSWER_WORDS } from "./to-answer-words.ts";

const ICONS: Record<ToAnswerAct, LucideIcon> = {
  call: Phone,
  whatsapp: MessageCircle,
  mail: Mail,
  reply: Reply,
  accept: Check,
  open: ExternalLink,
};

interface ActsProps {
  item: ToAnswerItem;
  acts: ReadyAct[];
  isAccepting: boolean;
  onAccept: () => void;
  /** The member leaves the product to answer. */
  onOutside: (way: OutsideAct) => void;
}

/** The next act in one tap, the others in a menu. */
export function Acts({ acts, ...props }: ActsProps) {
  const [next, ...more] = acts;
  return (
    <div className="flex items-center gap-2">
      {next && <NextAct {...props} ready={next} />}
      {more.length > 0 && (
        <Menu>
          <MenuTrigger asChild>
            <Button variant="ghost" size="icon-sm" aria-label={TO_ANSWER_WORDS.moreFor(props.item.title)}>
              <Ellipsis />
            </Button>
          </MenuTrigger>
          <MenuContent>
            {more.map((ready) => (
              <MenuAct key={ready.act} {...props} ready={ready} />
            ))}
          </MenuContent>
        </Menu>
      )}
    </div>
  );
}

type ActProps = Omit<ActsProps, "acts"> & { ready: ReadyAct };

function NextAct({ item, ready, isAccepting, onAccept, onOutside }: ActProps) {
  const Icon = ICONS[ready.act];
  const text = ACT_WORDS[ready.act];
  const named = TO_ANSWER_WORDS.actOf(text, item.title);
  if (!("href" in ready) && !("to" in ready))
    return (
      <Button size="sm" variant="secondary" busy={isAccepting} aria-label={named} onClick={onAccept}>
        {!isAccepting && <Icon />} {text}
      </Button>
    );
  return (
    <Button asChild size="sm" variant="secondary">
      {"to" in ready ? (
        <Link to={ready.to} aria-label={named}>
          <Icon /> {text}
        </Link>
      ) : (
        <a href={ready.href} {...newTab(ready.act)} aria-label={named} onClick={() => onOutside(ready.act)}>
          <Icon /> {text}
        </a>
      )}
    </Button>
  );
}

function MenuAct({ ready, isAccepting, onAccept, onOutside }: ActProps) {
  const Icon = ICONS[ready.act];
  const text = ACT_WORDS[ready.act];
  if (!("href" in ready) && !("to" in ready))
    return (
      <MenuItem disabled={isAccepting} onSelect={onAccept}>
        <Icon /> {text}
      </MenuItem>
    );
  return (
    <MenuItem asChild>
      {"to" in ready ? (
        <Link to={ready.to}>
          <Icon /> {text}
        </Link>
      ) : (
        <a href={ready.href} {...newTab(ready.act)} onClick={() => onOutside(ready.act)}>
          <Icon /> {text}
        </a>
      )}
    </MenuItem>
  );
}

/** WhatsApp opens beside the product; call and mail leave it where it is. */
const newTab = (act: OutsideAct) =>
  act === "whatsapp" ? { target: "_blank", rel: "noopener noreferrer" } : {};
