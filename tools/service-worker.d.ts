export function writeServiceWorker(folder: string): Promise<void>
