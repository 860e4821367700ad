import type { Provider } from "@cardplaza/contract/it-services/it-providers";
import { pictureSrcSet, pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { ExternalLink } from "lucide-react";

/** Earlier works. */
export function Portfolio({ provider }: { provider: Provider }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {provider.portfolio.map(({ title, picture, link, text }) => (
        <li
          key={`${title}${link}`}
          className="flex flex-col overflow-hidden rounded-card border border-line bg-raised"
        >
          {picture && (
            <img
              src={pictureUrl(picture, 400)}
              srcSet={pictureSrcSet(picture)}
              sizes="(min-width: 1024px) 380px, 100vw"
              alt=""
              loading="lazy"
              decoding="async"
              className="aspect-video w-full bg-sunken object-cover"
            />
          )}
          <div className="flex flex-1 flex-col p-4">
            <h3 className="text-base font-semibold break-words">{title}</h3>
            {text && <p className="mt-1 text-sm break-words whitespace-pre-line text-muted">{text}</p>}
            {link && (
              <a
                href={link}
                target="_blank"
                rel="noopener noreferrer nofollow ugc"
                className="mt-auto inline-flex min-h-11 items-center gap-1.5 pt-2 text-sm font-medium text-brand-strong hover:underline"
              >
                Open <ExternalLink aria-hidden="true" className="size-4" />
                <span className="sr-only">{title} in a new tab</span>
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
