export function openSandbox(): { readonly path: string; close(): Promise<void> }
