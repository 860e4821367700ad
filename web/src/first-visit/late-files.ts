const loaded = new Map<string, Promise<void>>();

/**
 * Takes the place of Vite's helper around every `import()`: `files` are the part's own file and all that it
 * imports. Firefox and WebKit remember a module that failed to load and never ask for it again, so its files
 * are fetched first, which can be repeated, and only imported once they are in the browser's cache.
 */
export async function importWithFiles<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map((file) => loadOnce(`/${file}`)));
  return load();
}

function loadOnce(file: string): Promise<void> {
  const before = loaded.get(file);
  if (before) return before;
  // What the page itself began with is there, or this would not run.
  if (document.querySelector(`link[href="${file}"]`)) return Promise.resolve();
  const loading = file.endsWith(".css") ? addSheet(file) : fetchFile(file);
  loaded.set(file, loading);
  loading.catch(() => loaded.delete(file));
  return loading;
}

async function fetchFile(file: string) {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} was not loaded: ${response.status}`);
  // The file is read to its end: only a whole file is cached.
  await response.arrayBuffer();
}

const addSheet = (file: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = file;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`${file} was not loaded`));
    });
    document.head.append(link);
  });
