export function filesBelow(path: string, counts: (name: string) => boolean): string[]
