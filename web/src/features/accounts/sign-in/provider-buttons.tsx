import { Button } from "../../../ui/button.tsx";

export interface Provider {
  id: string;
  name: string;
}

/** Other services to sign in with. The browser leaves the page for them, so these are plain links. */
export function ProviderButtons({ providers, redirect }: { providers: Provider[]; redirect: string }) {
  if (providers.length === 0) return null;
  return (
    <div className="mt-6">
      <p className="flex items-center gap-3 text-xs text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <ul className="mt-5 grid grid-cols-1 gap-3">
        {providers.map(({ id, name }) => (
          <li key={id}>
            <Button asChild variant="secondary" size="lg" className="w-full">
              <a href={`/api/auth/oidc/${encodeURIComponent(id)}?redirect=${encodeURIComponent(redirect)}`}>
                Continue with {name}
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
