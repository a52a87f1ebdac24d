/** What lies in the folders of the rooms, by the ids of their games: a room's folder is called as its game. */
export function byRoom<T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => [/\/games\/([^/]+)\//.exec(path)?.[1] ?? path, file]),
  )
}
