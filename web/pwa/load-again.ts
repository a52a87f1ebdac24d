/** Loads the page again, unless that would lead into nothing: a page that is left while the server is away is gone. */
import { notify } from '../design/notices-store'
import { currentWords } from '../text/words'

export async function loadAgain(): Promise<void> {
  if (await isReachable()) location.reload()
  else notify({ kind: 'trouble', text: currentWords().shell.unreachable })
}

/** Offline too, once the app is kept in the browser. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.pathname)).ok
  } catch {
    return false
  }
}
