// Before the first paint, so that a chosen theme does not flash in the system's: see settings/store.ts.
try {
  const { theme } = JSON.parse(localStorage.getItem('crownlands.settings') ?? '{}')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Broken contents read as the defaults.
}
