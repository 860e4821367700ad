/** What a worker of pages calls `self`: TypeScript knows only that it is some worker. */
export const scope = self as unknown as ServiceWorkerGlobalScope;

/** The build that this worker came with. */
declare const BUILD_VERSION: string;
export const VERSION = BUILD_VERSION;
