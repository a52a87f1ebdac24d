import { fetched } from './fetched'

/** Loads each thing once; what failed to load (offline, a new version) may succeed later. */
export function loadOnce<T>(
  loaders: Readonly<Record<string, () => Promise<T>>>,
): (name: string) => Promise<T | undefined> {
  const loaded = new Map<string, Promise<T | undefined>>()
  return (name) => {
    const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined
    const found = loaded.get(name) ?? (load === undefined ? Promise.resolve(undefined) : fetched(load()))
    loaded.set(name, found)
    found.catch(() => loaded.delete(name))
    return found
  }
}
