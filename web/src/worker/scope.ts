/** What a worker of pages calls `self`: TypeScript knows only that it is some worker. */
export const scope = self as unknown as ServiceWorkerGlobalScope;

declare const BUILD_VERSION: string;
declare const BUILD_FILES: string[];

/** The build that this worker came with, and the files that its screens need without a network. */
export const VERSION = BUILD_VERSION;
export const FILES: readonly string[] = BUILD_FILES;
